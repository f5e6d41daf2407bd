import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { readMultipart } from "@/lib/club-api/http/files/multipart";
import type { UploadedFile } from "@/lib/club-api/http/handler";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { letterWith } from "../../support/archives";
import { joined, picture } from "../../support/images";

const megabyte = 1024 * 1024;
const limits = { imageBytes: 5 * megabyte, documentBytes: 20 * megabyte, files: 10 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "clubfront-uploads-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Sent = [name: string, bytes: Uint8Array<ArrayBuffer> | string];

async function send(...files: Sent[]) {
  const form = new FormData();
  form.append("data", "{}");
  for (const [name, bytes] of files) form.append("files", new Blob([bytes]), name);
  const request = new Request("http://club-api.test/", { method: "POST", body: form });
  return readMultipart(request, { parts: ["files"] }, limits, () => join(folder, randomUUID()));
}

async function sendOne(name: string, bytes: Sent[1]): Promise<{ file: UploadedFile; stored: Buffer }> {
  const { files } = await send([name, bytes]);
  const [file] = files;
  if (!file) throw new Error("nothing arrived");
  return { file, stored: await readFile(file.temporaryPath) };
}

const png = (width: number, height: number) => {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const pixels = deflateSync(Buffer.alloc(1000));
  return joined(signature, chunk("IHDR", size), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0)));
};

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
const php = "<?php system($_GET['c']); ?>";
const html = "<!doctype html><script>alert(1)</script>";

describe("what is no allowed file is refused", () => {
  const refused: [string, () => Sent | Promise<Sent>][] = [
    ["an SVG with a script", () => ["a.svg", svg("<script>alert(1)</script>")]],
    [
      "an SVG with foreignObject",
      () => ["a.svg", svg("<foreignObject><body onload='x()'/></foreignObject>")],
    ],
    ["an SVG with xlink", () => ["a.svg", svg("<use xlink:href='data:image/svg+xml;base64,PHN2Zz4='/>")]],
    ["a plain SVG", () => ["a.svg", svg("<circle r='4'/>")]],
    ["an SVG that calls itself PNG", () => ["a.png", svg("<script/>")]],
    ["HTML as PNG", () => ["a.png", html]],
    ["HTML as JPEG", () => ["a.jpg", html]],
    ["HTML behind a PNG signature", () => ["a.png", joined(Buffer.from("89504e470d0a1a0a", "hex"), html)]],
    ["HTML behind a JPEG signature", () => ["a.jpg", joined(Buffer.from("ffd8ffe0", "hex"), html)]],
    ["a GIF that is a script", () => ["a.gif", "GIF89a/*\u0000\u0001*/=1;alert(1)//"]],
    ["a script in a RIFF", () => ["a.webp", joined("RIFF", Buffer.alloc(4), "WEBP", html)]],
    ["a PNG header of 30000×30000", () => ["a.png", png(30_000, 30_000)]],
    ["a PNG header of 8000×8000", () => ["a.png", png(8_000, 8_000)]],
    [
      "a PNG cut in half",
      async () => ["a.png", (await picture("png", { width: 99, height: 99 })).slice(0, 4000)],
    ],
    [
      "a JPEG cut in half",
      async () => ["a.jpg", (await picture("jpeg", { width: 99, height: 99 })).slice(0, 4000)],
    ],
    ["a PNG that calls itself JPEG", async () => ["a.jpg", await picture("png")]],
    ["a JPEG that calls itself WebP", async () => ["a.webp", await picture("jpeg")]],
    ["a second extension", async () => ["a.jpg.php", await picture("jpeg")]],
    ["an extension with a dot behind it", async () => ["a.php.", php]],
    ["an extension with a blank in it", async () => ["a.jpg .php", await picture("jpeg")]],
    ["no extension", async () => ["picture", await picture("jpeg")]],
    ["an .htaccess", () => [".htaccess", "AddType application/x-httpd-php .jpg"]],
    ["a program", () => ["setup.exe", joined("MZ", Buffer.alloc(60))]],
    ["a program as PDF", () => ["a.pdf", joined("MZ", Buffer.alloc(60))]],
    ["HTML as PDF", () => ["a.pdf", html]],
    ["an archive as Word file", () => ["a.docx", joined("PK\u0003\u0004", Buffer.alloc(100))]],
    ["a script", () => ["a.js", "alert(1)"]],
    ["a page", () => ["a.html", html]],
    ["an empty picture", () => ["a.png", ""]],
    ["an empty document", () => ["a.pdf", ""]],
  ];
  test.each(refused)("%s", async (_name, file) => {
    const fault = await send(await file()).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ClubFailure);
    expect((fault as ClubFailure).msgCode).toBe("FILE_TYPE");
    expect(await readdir(folder)).toEqual([]);
  });
});

describe("a picture is drawn anew", () => {
  test.each([
    ["a.jpg", "jpeg", "image/jpeg", "a.jpg"],
    ["a.JPEG", "jpeg", "image/jpeg", "a.JPEG"],
    ["a.png", "png", "image/png", "a.png"],
    ["a.webp", "webp", "image/webp", "a.webp"],
    ["움직임.gif", "gif", "image/webp", "움직임.webp"],
  ] as const)("%s keeps its size in pixels", async (name, format, contentType, storedName) => {
    const { file, stored } = await sendOne(name, await picture(format, { width: 31, height: 17 }));
    expect(file).toMatchObject({ fileName: storedName, contentType, size: stored.length });
    const head = await sharp(stored).metadata();
    expect([head.width, head.height, `image/${head.format}`]).toEqual([31, 17, contentType]);
  });

  test.each(["jpeg", "png", "webp"] as const)(
    "what stands behind the end of a %s is gone",
    async (format) => {
      const name = `a.${format}`;
      const { stored } = await sendOne(name, joined(await picture(format), php));
      expect(stored.includes("<?php")).toBe(false);
    },
  );

  test("owner and place are gone, and the picture stands upright", async () => {
    const placed = await picture("jpeg", { width: 40, height: 20, withPlace: true });
    expect(Buffer.from(placed).includes("secret-owner")).toBe(true);
    const turned = new Uint8Array(await sharp(placed).keepExif().withMetadata({ orientation: 6 }).toBuffer());
    const { stored } = await sendOne("a.jpg", turned);
    const head = await sharp(stored).metadata();
    expect(stored.includes("secret-owner")).toBe(false);
    expect(head.exif).toBeUndefined();
    expect([head.width, head.height]).toEqual([20, 40]);
  });

  test("an animation goes on moving", async () => {
    const { stored } = await sendOne("a.gif", await picture("gif", { frames: 3 }));
    expect((await sharp(stored, { animated: true }).metadata()).pages).toBe(3);
  });

  test("a script in a comment of a GIF is gone", async () => {
    const gif = Buffer.from(await picture("gif"));
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, html.length]),
      Buffer.from(html),
      Buffer.from([0]),
    ]);
    const { stored } = await sendOne("a.gif", joined(gif.subarray(0, -1), comment, gif.subarray(-1)));
    expect(stored.includes("alert")).toBe(false);
  });

  test("ten pictures arrive in the order in which they were sent", async () => {
    const sizes = [400, 4, 300, 5, 200, 6, 100, 7, 50, 8];
    const files = await Promise.all(
      sizes.map(async (width): Promise<Sent> => [`${width}.png`, await picture("png", { width })]),
    );
    const answer = await send(...files);
    expect(answer.files.map((file) => file.fileName)).toEqual(sizes.map((width) => `${width}.png`));
    await answer.discard();
    expect(await readdir(folder)).toEqual([]);
  });
});

/** Reasons for refusing documents: tests/attacks/documents.test.ts. */
test("a document is kept as it is", async () => {
  const letter = letterWith();
  const { stored } = await sendOne("letter.docx", new Uint8Array(letter));
  expect(stored.equals(letter)).toBe(true);
});

describe("names", () => {
  const pdf = "%PDF-1.7";
  /** As a client writes it that escapes nothing but quotes and backslashes. */
  const sendNamed = (offered: string) => {
    const name = offered.replace(/["\\]/g, "\\$&");
    const body = [
      '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{}\r\n',
      `--x\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n${pdf}\r\n--x--\r\n`,
    ].join("");
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const request = new Request("http://club-api.test/", { method: "POST", headers, body });
    return readMultipart(request, { parts: ["files"] }, limits, () => join(folder, randomUUID()));
  };

  test.each([
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["..\\..\\boot.pdf", "boot.pdf"],
    ["/root/.ssh/key.pdf", "key.pdf"],
    ["a.php%00.pdf", "a.php%00.pdf"],
    ["a\u202efdp.exe.pdf", "afdp.exe.pdf"],
    ['a";x="b.pdf', "a;x=b.pdf"],
    ["이용 안내.pdf", "이용 안내.pdf"],
    [`${"n".repeat(296)}.pdf`, `${"n".repeat(196)}.pdf`],
  ])("%j is stored as %j", async (offered, stored) => {
    expect((await sendNamed(offered)).files.map((file) => file.fileName)).toEqual([stored]);
  });

  test.each(["a\0.php\0.pdf", "....pdf", ".pdf"])("%j is refused", async (offered) => {
    await expect(sendNamed(offered)).rejects.toBeInstanceOf(ClubFailure);
  });

  test("a line break in a name begins no header", async () => {
    const { file } = await sendOne("a\r\nx-evil: 1\r\n.pdf", pdf);
    expect(file.fileName).not.toMatch(/[\r\n]/);
  });
});
