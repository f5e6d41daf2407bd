import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Hono } from "hono";
import type { Bindings } from "./deps";
import { openApiDocument } from "./openapi";
import type { Visit } from "./visit";

type App = Hono<{ Bindings: Bindings; Variables: { visit: Visit } }>;

/** Installed for development only, like the page itself; found from the project's root, as the migrations are. */
const assetFolder = resolve(process.cwd(), "node_modules/swagger-ui-dist");
const assets: Readonly<Record<string, string>> = {
  "swagger-ui.css": "text/css; charset=utf-8",
  "swagger-ui-bundle.js": "text/javascript; charset=utf-8",
};

/** Own files only, and nothing inline: the page needs no more. */
const contentSecurity = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Club API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: new URL("../openapi.json", document.currentScript.src).href,
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  validatorUrl: null,
});
`;

/** The reference document, always; and while `showsPage`, a page that reads it out: `/hp/api/docs`. */
export function mountDocs(app: App, prefix: string, showsPage: boolean): void {
  app.get(`${prefix}/openapi.json`, (c) => {
    c.get("visit").routeKey = "GET /openapi.json";
    return c.json(openApiDocument());
  });
  if (!showsPage) return;
  app.get(`${prefix}/docs`, (c) => {
    c.get("visit").routeKey = "GET /docs";
    return c.html(page, 200, { "content-security-policy": contentSecurity });
  });
  app.get(`${prefix}/docs/start.js`, (c) => {
    c.get("visit").routeKey = "GET /docs/start.js";
    return c.body(start, 200, { "content-type": "text/javascript; charset=utf-8" });
  });
  for (const [name, type] of Object.entries(assets)) {
    app.get(`${prefix}/docs/${name}`, async (c) => {
      c.get("visit").routeKey = `GET /docs/${name}`;
      const bytes = await readFile(resolve(assetFolder, name));
      return c.body(new Uint8Array(bytes), 200, { "content-type": type });
    });
  }
}
