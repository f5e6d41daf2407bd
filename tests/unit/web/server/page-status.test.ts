import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { servePage } from "@/lib/web/server/page-cache";

/** The status of a page that is made for one visitor, as the front door sends it. */
async function statusOf(html: string, made = 200): Promise<number> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void servePage(request, response).then(() => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("cache-control", "private, no-store");
      response.writeHead(made);
      response.end(html);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://localhost:${port}/club/nope`)).status;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

// seed 53 392
test("a page made for one visitor that says it is not there is a 404, like the cached one", async () => {
  expect(await statusOf('<main><div data-page-status="404" class="x">Page not found</div></main>')).toBe(404);
  expect(await statusOf("<main><div>Club</div></main>")).toBe(200);
});

test("a text cannot say so, and a failure stays one", async () => {
  expect(await statusOf('<main>&lt;div data-page-status="404"&gt;</main>')).toBe(200);
  expect(await statusOf('<main><div data-page-status="404"></div></main>', 500)).toBe(500);
});
