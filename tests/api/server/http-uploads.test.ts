import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { limits, policies } from "@/lib/club-api/db/tables";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { joined, picture } from "../../support/images";

const api = await forFile(startTestApi);
let editor: string;
beforeAll(async () => {
  editor = (await api.signIn("contents1", { isAdmin: true })).accessToken;
}, 60_000);

describe("uploads", () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const notice = JSON.stringify({ title: "With files", contents: "<p>Text</p>" });
  const incoming = () => readdir(join(api.folder, ".incoming"));

  function form(files: [string, Uint8Array<ArrayBuffer>][], data: string | Blob = notice): FormData {
    const body = new FormData();
    body.append("data", data as string);
    for (const [name, bytes] of files) body.append("files", new Blob([bytes]), name);
    return body;
  }
  const send = (body: unknown, token?: string, headers?: Record<string, string>) =>
    api.request("POST", "/notice", { body, token: token ?? editor, ...(headers ? { headers } : {}) });

  test("a stored file comes back unharmed under its Korean name", async () => {
    const bytes = new Uint8Array(3_000_000).map((_, at) => at % 251);
    bytes.set(new TextEncoder().encode("%PDF-1.7"));
    const { json } = await send(
      form([["이용 안내.pdf", bytes]], new Blob([notice], { type: "application/json" })),
    );
    const detail = await api.request("GET", `/notice/${json.data.noticeIdx}`);
    const [file] = detail.json.data.files as { url: string; fileName: string }[];
    expect(file?.fileName).toBe("이용 안내.pdf");
    const response = await api.send("GET", file?.url ?? "");
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="__ __.pdf"; filename*=UTF-8''${encodeURIComponent("이용 안내.pdf")}`,
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await incoming()).toEqual([]);
  });

  const pdf = new TextEncoder().encode("%PDF-1.7 text");
  test.each([
    ["a type that is not allowed", [["page.html", new TextEncoder().encode("<html>")]], 200, 9301],
    ["bytes that are not what the name says", [["photo.jpg", png]], 200, 9301],
    ["a second extension", [["photo.png.php", png]], 200, 9301],
    ["a text archive that calls itself a document", [["letter.docx", pdf]], 200, 9301],
    ["an image over 5 MB", [["photo.png", bigPng(5 * 1024 * 1024 + 1)]], 200, 9302],
    ["a document over 20 MB", [["a.pdf", bigPdf(20 * 1024 * 1024 + 1)]], 200, 9302],
    ["eleven files", Array.from({ length: 11 }, (_, at) => [`${at}.pdf`, pdf]), 400, 9001],
  ] as [string, [string, Uint8Array<ArrayBuffer>][], number, number][])(
    "%s is refused and leaves no file",
    async (_name, files, status, code) => {
      const answer = await send(form(files));
      expect([answer.status, answer.json.fail?.code]).toEqual([status, code]);
      expect(await incoming()).toEqual([]);
    },
  );

  function bigPng(size: number) {
    const bytes = new Uint8Array(size);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return bytes;
  }
  function bigPdf(size: number) {
    const bytes = new Uint8Array(size);
    bytes.set(new TextEncoder().encode("%PDF-"));
    return bytes;
  }

  test("exactly 5 MB of image is taken", async () => {
    const image = await picture("png", { width: 99 });
    const photo = joined(image, new Uint8Array(5 * 1024 * 1024 - image.length));
    expect((await send(form([["photo.png", photo]]))).json.result).toBe(true);
  });

  test("a picture comes back drawn anew, of a size that is told right", async () => {
    const photo = joined(await picture("gif"), "<?php");
    const { json } = await send(form([["사진.gif", photo]]));
    const detail = await api.request("GET", `/notice/${json.data.noticeIdx}`);
    const [file] = detail.json.data.files as { url: string; fileName: string; size: number }[];
    const response = await api.send("GET", file?.url ?? "");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([file?.fileName, file?.size, response.headers.get("content-type")]).toEqual([
      "사진.webp",
      bytes.length,
      "image/webp",
    ]);
    expect(bytes.includes("<?php")).toBe(false);
  });

  test("more files a day than C0500 v4 allows are refused", async () => {
    const setLimit = (value4: string) =>
      api.db.update(policies).set({ value4 }).where(eq(policies.code, "C0500"));
    const writer = (await api.signIn("contents1", { isAdmin: true })).accessToken;
    editor = writer;
    await api.db.delete(limits);
    await setLimit("3");
    const pdfs = (count: number) =>
      form(Array.from({ length: count }, (_, at): [string, Uint8Array<ArrayBuffer>] => [`${at}.pdf`, pdf]));
    expect((await send(pdfs(3))).status).toBe(200);
    const refused = await send(pdfs(1));
    expect([refused.status, refused.json.fail?.code]).toEqual([429, 4290]);
    expect(await incoming()).toEqual([]);
    await setLimit("");
    expect((await send(pdfs(1))).status).toBe(200);
  });

  test("a broken multipart body is malformed", async () => {
    const type = { "content-type": "multipart/form-data; boundary=x" };
    const cut = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1';
    expect((await send(cut, editor, type)).json.fail?.code).toBe(9400);
    expect((await send("--x", editor, { "content-type": "multipart/form-data" })).json.fail?.code).toBe(9400);
    expect(await incoming()).toEqual([]);
  });

  test("a part of another name, a missing data part and broken data are refused", async () => {
    const strange = form([]);
    strange.append("other", new Blob([pdf]), "a.pdf");
    expect((await send(strange)).json.fail?.code).toBe(9001);
    const bare = new FormData();
    bare.append("files", new Blob([pdf]), "a.pdf");
    expect((await send(bare)).json.fail?.code).toBe(9001);
    expect((await send(form([], "{"))).json.fail?.code).toBe(9400);
    expect(await incoming()).toEqual([]);
  });

  test("a stranger's upload is refused before it is stored", async () => {
    const { json } = await api.request("POST", "/notice", { body: form([["a.pdf", pdf]]) });
    expect(json.fail?.code).toBe(463);
  });

  test("a declared length over the whole limit is 413 at once", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "999999999" };
    const answer = await send("--x--", editor, headers);
    expect([answer.status, answer.json.fail?.code]).toEqual([413, 9413]);
  });
});
