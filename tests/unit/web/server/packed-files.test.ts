import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { packFiles } from "@/deploy/pack-files.mjs";
import { openPackedFiles } from "@/lib/web/server/packed-files";

const script = "/_next/static/chunks/a1.js";
const sheet = "/fonts/v2/korean.css";
const text = "export const letters = 'the same letters over and over';\n".repeat(50);
let root: string;
let server: Server;

const write = (path: string, contents = text) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), contents);
};

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "packed-"));
  write(".next/static/chunks/a1.js");
  write(".next/static/chunks/notes.txt");
  write("public/fonts/v2/korean.css");
  await packFiles({ root });
  const serve = openPackedFiles(join(root, "dist/packed"));
  server = createServer(async (asked, answer) => {
    if (!(await serve(asked, answer))) answer.end("by Next");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  rmSync(root, { recursive: true });
});

/** The answer for an address, as it stands on the wire. */
function ask(
  path: string,
  headers: Record<string, string> = { "accept-encoding": "gzip, br" },
  method = "GET",
) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      request({ port, path, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

test("scripts and sheets of faces go out packed, with their type and for ever", async () => {
  for (const [path, type] of [
    [`${script}?dpl=x`, "application/javascript"],
    [sheet, "text/css"],
  ] as const) {
    const { headers, body } = await ask(path);
    expect(brotliDecompressSync(body).toString()).toBe(text);
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toContain(type);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers.vary).toBe("accept-encoding");
  }
});

test("whoever has the file already is told so, and a question for its head gets no body", async () => {
  const { headers, body } = await ask(script, { "accept-encoding": "br" }, "HEAD");
  expect(body).toHaveLength(0);
  expect(Number(headers["content-length"])).toBeGreaterThan(0);
  const again = await ask(script, { "accept-encoding": "br", "if-none-match": String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each([
  ["a browser that takes no Brotli", script, { "accept-encoding": "gzip" }],
  ["one that refuses it", script, { "accept-encoding": "br;q=0, gzip" }],
  ["a part of a file", script, { "accept-encoding": "br", range: "bytes=0-9" }],
  ["a file that is no text", "/_next/static/chunks/notes.txt", { "accept-encoding": "br" }],
  ["the packed file's own name", `${script}.br`, { "accept-encoding": "br" }],
  ["a way out of the folder", "/_next/static/../../../package.json", { "accept-encoding": "br" }],
])("%s is left to Next", async (_name, path, headers) => {
  expect((await ask(path, headers)).body.toString()).toBe("by Next");
});

test("nothing else than a read is answered", async () => {
  expect((await ask(script, { "accept-encoding": "br" }, "POST")).body.toString()).toBe("by Next");
});

test("a file that is gone from the disk is left to Next", async () => {
  rmSync(join(root, "dist/packed"), { recursive: true });
  expect((await ask(script)).body.toString()).toBe("by Next");
});

test("the next build packs what is new, and takes away what has no source any more", async () => {
  const packed = (path: string) => existsSync(join(root, "dist/packed", `${path}.br`));
  rmSync(join(root, ".next/static/chunks/a1.js"));
  write(".next/static/chunks/b2.css");
  await packFiles({ root });
  expect([packed(script), packed("/_next/static/chunks/b2.css"), packed(sheet)]).toEqual([false, true, true]);
});

test("without packed files nothing is answered", async () => {
  const serve = openPackedFiles(join(root, "nowhere"));
  const asked = { url: script, method: "GET", headers: { "accept-encoding": "br" } };
  expect(await serve(asked as never, {} as never)).toBe(false);
});
