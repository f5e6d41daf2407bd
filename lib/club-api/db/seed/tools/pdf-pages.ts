import { deflateSync } from "node:zlib";
import type { Language } from "@/lib/shared/languages";
import { type DrawnSign, drawnSigns } from "./pdf-glyphs";

export type PdfPage = { language: Language; title: string; lines: readonly string[] };

const page = { width: 595, height: 842, margin: 72 };
const sizes = { title: 20, text: 12 };
const lineHeight = 22;
/** The codes of a font are bytes, and 0 stays free. */
const signsOfFont = 250;

/**
 * A PDF (A4) with a page per text, in the letters of the site's own fonts. Each sign is drawn once, as a glyph of a font
 * that knows what it means: the text can be searched and read aloud.
 */
export async function pdfOfPages(pages: readonly PdfPage[]): Promise<Uint8Array> {
  const letters = await lettersOf(pages);
  const file = new PdfFile();
  const fonts = letters.fonts.map((signs) => addFont(file, signs, letters.drawn));
  const resources = `<< /Font << ${fonts.map((font, at) => `/F${at} ${font} 0 R`).join(" ")} >> >>`;
  const parent = file.reserve();
  const kids = pages.map((one) => {
    const content = file.add(streamOf(contentOf(one, letters)));
    return file.add(
      `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${content} 0 R /Resources ${resources} >>`,
    );
  });
  file.put(
    parent,
    `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${kids.length} >>`,
  );
  const [first] = pages;
  const root = file.add(`<< /Type /Catalog /Pages ${parent} 0 R /Lang (${first?.language ?? "en"}) >>`);
  const info = file.add(`<< /Title ${unicodeText(first?.title ?? "")} >>`);
  return file.bytes(root, info);
}

type Letters = {
  drawn: ReadonlyMap<string, DrawnSign>;
  fonts: readonly (readonly string[])[];
  placeOf: ReadonlyMap<string, { font: number; code: number }>;
};
/** One sign looks different in Japanese and in Chinese. */
const keyOf = (language: Language, sign: string) => `${language} ${sign}`;

async function lettersOf(pages: readonly PdfPage[]): Promise<Letters> {
  const drawn = new Map<string, DrawnSign>();
  for (const { language, title, lines } of pages) {
    const signs = await drawnSigns([title, ...lines].join(""), language);
    for (const [sign, one] of signs) drawn.set(keyOf(language, sign), one);
  }
  const keys = [...drawn.keys()];
  const fonts = Array.from({ length: Math.ceil(keys.length / signsOfFont) }, (_, at) =>
    keys.slice(at * signsOfFont, (at + 1) * signsOfFont),
  );
  const placeOf = new Map(
    keys.map((key, at) => [key, { font: Math.floor(at / signsOfFont), code: (at % signsOfFont) + 1 }]),
  );
  return { drawn, fonts, placeOf };
}

function addFont(file: PdfFile, keys: readonly string[], drawn: Letters["drawn"]): number {
  const signs = keys.map((key) => drawn.get(key) ?? { width: 500, outline: "" });
  const glyphs = signs.map(({ width, outline }) =>
    file.add(streamOf(`${width} 0 0 -300 1000 1000 d1\n${outline}\nf`)),
  );
  const names = keys.map((_, at) => `/g${at + 1}`);
  const meanings = file.add(streamOf(meaningsOf(keys)));
  return file.add(
    [
      "<< /Type /Font /Subtype /Type3 /FontBBox [0 -300 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /Resources << >>",
      `/CharProcs << ${names.map((name, at) => `${name} ${glyphs[at]} 0 R`).join(" ")} >>`,
      `/Encoding << /Type /Encoding /Differences [1 ${names.join(" ")}] >>`,
      `/FirstChar 1 /LastChar ${keys.length} /Widths [${signs.map(({ width }) => width).join(" ")}]`,
      `/ToUnicode ${meanings} 0 R >>`,
    ].join(" "),
  );
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4)).join("");
}

function unicodeText(text: string): string {
  return `<feff${utf16(text)}>`;
}

/** Which signs the codes of a font stand for, at most a hundred in a block. */
function meaningsOf(keys: readonly string[]): string {
  const blocks = Array.from({ length: Math.ceil(keys.length / 100) }, (_, block) => {
    const part = keys.slice(block * 100, (block + 1) * 100);
    const rows = part.map((key, at) => `<${hex(block * 100 + at + 1, 2)}> <${utf16(key.slice(3))}>`);
    return `${part.length} beginbfchar\n${rows.join("\n")}\nendbfchar`;
  });
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Signs def /CMapType 2 def",
    "1 begincodespacerange <00> <ff> endcodespacerange",
    ...blocks,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

/** Title and lines from the top; a line that is too long goes on below. */
function contentOf({ language, title, lines }: PdfPage, letters: Letters): string {
  const words = [`/Span << /Lang (${language}) >> BDC`];
  let y = page.height - page.margin - sizes.title;
  const write = (text: string, size: number) => {
    for (const line of brokenLines(text, size, language, letters)) {
      words.push(...shownText(line, { size, y }, language, letters));
      y -= lineHeight;
    }
  };
  write(title, sizes.title);
  y -= lineHeight / 2;
  for (const line of lines) write(line, sizes.text);
  words.push("EMC");
  return words.join("\n");
}

function brokenLines(text: string, size: number, language: Language, { drawn }: Letters): string[] {
  const room = page.width - 2 * page.margin;
  const widthOf = (part: string) =>
    [...part].reduce((sum, sign) => sum + ((drawn.get(keyOf(language, sign))?.width ?? 0) * size) / 1000, 0);
  // Words stay whole where they are written apart.
  const parts = language === "ja" || language === "zh" ? [...text] : text.split(/(?<= )/);
  const lines = [""];
  for (const part of parts) {
    const line = lines.at(-1) ?? "";
    if (line !== "" && widthOf((line + part).trimEnd()) > room) lines.push(part);
    else lines[lines.length - 1] = line + part;
  }
  return lines;
}

function shownText(
  text: string,
  { size, y }: { size: number; y: number },
  language: Language,
  { placeOf }: Letters,
): string[] {
  const runs: { font: number; codes: string }[] = [];
  for (const sign of text) {
    const place = placeOf.get(keyOf(language, sign));
    if (!place) continue;
    const last = runs.at(-1);
    const code = hex(place.code, 2);
    if (last?.font === place.font) last.codes += code;
    else runs.push({ font: place.font, codes: code });
  }
  const shown = runs.map(({ font, codes }) => `/F${font} ${size} Tf <${codes}> Tj`);
  return ["BT", `${page.margin} ${y} Td`, ...shown, "ET"];
}

function streamOf(text: string): Buffer {
  const packed = deflateSync(Buffer.from(text, "latin1"));
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from("\nendstream"),
  ]);
}

/** The objects of a file by their numbers, which begin at 1. */
class PdfFile {
  readonly #objects: (Buffer | null)[] = [];

  reserve(): number {
    return this.#objects.push(null);
  }

  put(number: number, object: string | Buffer): void {
    this.#objects[number - 1] = Buffer.from(object);
  }

  add(object: string | Buffer): number {
    return this.#objects.push(Buffer.from(object));
  }

  bytes(root: number, info: number): Uint8Array {
    const parts = [Buffer.from("%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
    let size = parts[0]?.length ?? 0;
    const offsets: number[] = [];
    for (const [at, object] of this.#objects.entries()) {
      offsets.push(size);
      const part = Buffer.concat([
        Buffer.from(`${at + 1} 0 obj\n`),
        object ?? Buffer.from("null"),
        Buffer.from("\nendobj\n"),
      ]);
      parts.push(part);
      size += part.length;
    }
    const count = offsets.length + 1;
    const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
    parts.push(
      Buffer.from(
        `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${size}\n%%EOF\n`,
      ),
    );
    return Buffer.concat(parts);
  }
}
