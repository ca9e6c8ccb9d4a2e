// A small static server, to open the site as a web server would serve it: below a base path.

import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".png": "image/png",
  ".jpg": "image/jpeg", ".json": "application/json", ".xml": "application/xml",
};

// What a careful host sends with pages: nothing from elsewhere and nothing inline.
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; base-uri 'none'";

/** Serves a folder below `/guide/`; gives the address and a function that ends it. */
export async function serve(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const file = path.startsWith("/guide/") ? fileFor(folder, path.slice("/guide/".length)) : null;
    if (path === "/favicon.ico") {
      response.writeHead(204).end();
    } else if (file === null) {
      response.writeHead(404).end();
    } else {
      const type = types[extname(file)] ?? "application/octet-stream";
      const headers = type.startsWith("text/html") ? { "Content-Security-Policy": policy } : {};
      response.writeHead(200, { "Content-Type": type, ...headers });
      createReadStream(file).pipe(response);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise((resolve) => {
    server.closeAllConnections();
    server.close(resolve);
  });
  return { address: `http://127.0.0.1:${server.address().port}/guide/`, close };
}

function fileFor(folder, path) {
  const safe = normalize("/" + path);
  const file = join(folder, safe.endsWith("/") ? safe + "index.html" : safe);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null;
}
