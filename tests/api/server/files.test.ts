import { readdir, writeFile } from "node:fs/promises";
import { files } from "@/lib/club-api/db/tables";
import { attachFiles, withStoredUploads } from "@/lib/club-api/domains/files";
import { startTestApi, type TestApi } from "@/tests/support/api";

let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
}, 60_000);

afterEach(() => api.close());

test("a file comes under its own name and sniffed type, to be saved", async () => {
  const answer = await api.send("GET", "/files/notice/91");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain('attachment; filename="2026_winter.pdf"');
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
});

test("an unknown file and an unknown kind are not found", async () => {
  expect((await api.request("GET", "/files/notice/92")).status).toBe(404);
  expect((await api.request("GET", "/files/admin/91")).json.result).toBe(false);
});

test("a write that fails leaves neither bytes nor rows", async () => {
  const before = await stored();
  const temporaryPath = api.deps.storage.temporaryPath();
  await writeFile(temporaryPath, "words");
  const upload = { fileName: "a.pdf", contentType: "application/pdf", size: 5, temporaryPath };
  const owners = { clubIdx: 1, kind: "notice" };
  const write = withStoredUploads(api.deps.storage, "notice", [upload], (moved) =>
    api.db.transaction(async (tx) => {
      await attachFiles(tx, owners, 12, moved, api.clock.now());
      throw new Error("the database gave up");
    }),
  );
  await expect(write).rejects.toThrow("the database gave up");
  expect(await stored()).toEqual(before);
});

/** The names of the stored files and their rows. */
async function stored() {
  const all = await readdir(api.folder, { recursive: true, withFileTypes: true });
  const names = all.filter((entry) => entry.isFile()).map((entry) => entry.name);
  return { names: names.sort(), rows: await api.db.select().from(files) };
}
