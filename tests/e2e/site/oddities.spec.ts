import { connect } from "node:net";
import { expect, test, web } from "../fixtures";

/** The raw answer to a raw request, as text. */
function raw(lines: string[]): Promise<string> {
  const { port } = new URL(web());
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    let text = "";
    socket.setTimeout(5000, () => socket.destroy());
    socket.on("data", (chunk) => {
      text += String(chunk);
    });
    socket.on("close", () => resolve(text));
    socket.on("error", reject);
  });
}

test("a websocket reaches nothing, here or elsewhere (S-23)", async () => {
  for (const target of ["/", "http://169.254.169.254/latest/meta-data/", `${web()}/ishm`]) {
    const answer = await raw([
      `GET ${target} HTTP/1.1`,
      "Host: localhost",
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]);
    expect(answer).not.toContain("101 Switching");
    expect(answer).not.toContain("200 OK");
  }
});

test("absolute and doubled addresses, TRACE and backslashes are refused", async () => {
  for (const first of [
    "GET http://evil.test/ HTTP/1.1",
    "GET //evil.test/ HTTP/1.1",
    "TRACE / HTTP/1.1",
    "GET /\\evil HTTP/1.1",
  ]) {
    const answer = await raw([first, "Host: localhost", "Connection: close"]);
    expect(answer, first).toMatch(/^HTTP\/1\.1 40[05] /);
    expect(answer).not.toContain("evil.test");
  }
});

test("the picture optimizer fetches nothing for anybody (S-29)", async ({ request }) => {
  for (const target of [
    "http://169.254.169.254/",
    "http://127.0.0.1:1/",
    "//evil.test/a.png",
    "/icons/icon-512.png",
  ]) {
    const address = `${web()}/_next/image?url=${encodeURIComponent(target)}&w=640&q=75`;
    expect([400, 404], target).toContain((await request.get(address)).status());
  }
});

// seed 379 380
test("the address of the newest build is never stored, its manifest is there, others are not (R-23)", async ({
  request,
}) => {
  const latest = await request.get(`${web()}/builds/latest.json`);
  expect(latest.headers()["cache-control"]).toBe("no-store");
  const { id, timestamp } = await latest.json();
  expect(timestamp).toBeGreaterThan(0);
  const meta = await (await request.get(`${web()}/builds/meta/${id}.json`)).json();
  expect(meta).toMatchObject({ id, prerendered: [] });
  expect((await request.get(`${web()}/builds/meta/other.json`)).status()).toBe(404);
});

// seed 381
test("route rules know moved addresses and nothing else", async ({ request }) => {
  const rule = async (path: string) =>
    (await (await request.get(`${web()}/route-rules?path=${encodeURIComponent(path)}`)).json()).redirect;
  expect(await rule("/old-notice")).toEqual({ to: "/community#notice", status: 301 });
  expect(await rule("/elsewhere")).toBeNull();
  expect(await rule("//evil.test")).toBeNull();
});

test("forged picture addresses make no picture", async ({ request }) => {
  for (const [path, status] of [
    ["dusk-clear-straw/wide-5000.avif", 404],
    ["dusk-clear-mud/wide-1440.avif", 404],
    ["..%2f..%2fx/wide-1440.avif", 400],
  ] as const) {
    expect((await request.get(`${web()}/landscape/${path}`)).status()).toBe(status);
  }
  const picture = await request.get(`${web()}/landscape/dusk-clear-straw/tall-780.avif`);
  expect(picture.headers()["content-type"]).toBe("image/avif");
  expect((await picture.body()).length).toBeLessThan(45 * 1024);
});
