import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asFailure } from "@/lib/club-api/http/envelope";
import { readMultipart } from "@/lib/club-api/http/files/multipart";

/** Uploads on a disk without room: Linux has a file that is always full. */

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "upload-room-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const limits = { imageBytes: 5_000_000, documentBytes: 20_000_000, files: 10 };

test.each([20_000, 3_000_000])(
  "a document of %d bytes is asked to come back, and nothing of it stays",
  async (size) => {
    const path = join(folder, "full");
    await symlink("/dev/full", path);
    const form = new FormData();
    form.set("data", new Blob(["{}"], { type: "application/json" }));
    form.append("files", new File(["%PDF-1.7 ", "a".repeat(size)], "a.pdf"));
    const request = new Request("http://club.test/notice", { method: "POST", body: form });
    const reading = readMultipart(request, { parts: ["files"] }, limits, () => path);
    const error = await reading.catch((thrown: unknown) => thrown);
    expect(asFailure(error, "r1")).toMatchObject({ msgCode: "SYS_UNAVAILABLE", retryAfterSeconds: 5 });
    expect(await readdir(folder)).toEqual([]);
  },
);
