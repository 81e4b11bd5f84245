"""Self-contained HTML pages: what is said as HTML, the templates, the page around it, and the formats `html`."""
