import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openS3Storage } from "@/lib/club-api/adapters/s3-storage";
import type { FileStorage } from "@/lib/club-api/adapters/storage";
import { asFailure } from "@/lib/club-api/http/envelope";

/** A bucket that speaks PUT, GET and DELETE, and looks whether requests are signed. */
const objects = new Map<string, Buffer>();
let asked: string[] = [];
let fails = false;
let server: Server;
let folder: string;
let storage: FileStorage;

beforeAll(async () => {
  server = createServer((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? "", "http://s3.test").pathname);
    asked.push(`${request.method} ${key}`);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const isSigned = /^AWS4-HMAC-SHA256 Credential=club-key\//.test(request.headers.authorization ?? "");
      if (fails || !isSigned) return void response.writeHead(fails ? 500 : 403).end();
      if (request.method === "PUT") {
        objects.set(key, Buffer.concat(chunks));
        return void response.writeHead(200, { etag: '"x"' }).end();
      }
      if (request.method === "DELETE") {
        objects.delete(key);
        return void response.writeHead(204).end();
      }
      const found = objects.get(key);
      if (found) return void response.writeHead(200, { "content-length": found.length }).end(found);
      const missing = "<Error><Code>NoSuchKey</Code><Message>gone</Message></Error>";
      response.writeHead(404, { "content-type": "application/xml" }).end(missing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  folder = await mkdtemp(join(tmpdir(), "clubfront-s3-"));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const place = { endpoint, bucket: "club", region: "ap-northeast-2", accessKeyId: "club-key" };
  storage = await openS3Storage({ ...place, secretAccessKey: "secret" }, join(folder, "incoming"));
});
beforeEach(() => {
  asked = [];
  fails = false;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const bytes = new Uint8Array(300_000).map((_, at) => at % 251);
async function put(key: string) {
  const path = storage.temporaryPath();
  await writeFile(path, bytes);
  await storage.put(key, path);
}

test("what is put comes back unharmed, and no temporary file stays", async () => {
  await put("notice/abc_DEF-1");
  expect(asked).toEqual(["PUT /club/notice/abc_DEF-1"]);
  const opened = await storage.open("notice/abc_DEF-1");
  expect(opened?.size).toBe(bytes.length);
  const back = Buffer.from(await new Response(opened?.stream).arrayBuffer());
  expect(back.equals(Buffer.from(bytes))).toBe(true);
  expect(await readdir(join(folder, "incoming"))).toEqual([]);
});

test("a removed and an unknown file are gone, and may be removed again", async () => {
  await put("notice/one");
  await storage.remove("notice/one");
  await storage.remove("notice/one");
  expect(await storage.open("notice/one")).toBeNull();
});

test("a bucket that is away or overloaded is 503 with a time to come back, whatever was asked of it", async () => {
  fails = true;
  const asked = [put("notice/away"), storage.open("notice/away"), storage.remove("notice/away")];
  for (const one of await Promise.allSettled(asked)) {
    if (one.status === "fulfilled") throw new Error("it did not fail");
    expect(asFailure(one.reason, "r1")).toMatchObject({ msgCode: "SYS_UNAVAILABLE", retryAfterSeconds: 5 });
  }
}, 15_000);

test("a fault of the bucket is a fault, not a missing file", async () => {
  fails = true;
  await expect(storage.open("notice/one")).rejects.toThrow();
  await expect(put("notice/two")).rejects.toThrow();
}, 20_000);

test.each(["../secret", "notice/../../x", "/notice", "notice//x", "Notice"])("%s is no key", async (key) => {
  await expect(storage.open(key)).rejects.toThrow("storage key");
  expect(asked).toEqual([]);
});
