import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Language } from "@/lib/shared/languages";
import { type Face, readFace } from "@/lib/shared/server/fonts/face";

/** A sign as it is drawn: its outline and its width, in thousandths of the size of the letters. */
export type DrawnSign = { width: number; outline: string };

const folder = resolve("public/fonts/v2");
const weight = 400;
/** Sheets that say which file holds which signs, in the order in which a language looks. */
const sheets: Record<Language, readonly string[]> = {
  en: ["korean.css"],
  ko: ["korean.css"],
  ja: ["noto-sans-jp.css", "korean.css"],
  zh: ["noto-sans-sc.css", "korean.css"],
};
const common = ["sans-latin.woff2", "sans-latin-ext.woff2", "sans-ko-core.woff2", "sans-symbols.woff2"];

const faces = new Map<string, Promise<Face>>();
const ranges = new Map<string, Promise<readonly FontRange[]>>();
type FontRange = { file: string; from: number; to: number };

/** The outlines of the signs of a text, from the site's own font files. Throws for a sign that none of them has. */
export async function drawnSigns(text: string, language: Language): Promise<Map<string, DrawnSign>> {
  const drawn = new Map<string, DrawnSign>();
  for (const sign of new Set(text)) drawn.set(sign, await drawnSign(sign, language));
  return drawn;
}

async function drawnSign(sign: string, language: Language): Promise<DrawnSign> {
  const code = sign.codePointAt(0) ?? 0;
  for (const file of await filesFor(code, language)) {
    const face = await faceOf(file);
    const glyph = face.glyphOf(code);
    if (glyph !== undefined) return drawnGlyph(face, glyph);
  }
  throw new Error(`No font of the site has “${sign}”.`);
}

async function filesFor(code: number, language: Language): Promise<string[]> {
  const found: string[] = [...common];
  for (const sheet of sheets[language]) {
    const wanted = (await rangesOf(sheet)).filter(({ from, to }) => from <= code && code <= to);
    found.push(...wanted.map(({ file }) => file));
  }
  return found;
}

function rangesOf(sheet: string): Promise<readonly FontRange[]> {
  const known = ranges.get(sheet) ?? readRanges(sheet);
  ranges.set(sheet, known);
  return known;
}

const fontFace = /font-family:"([^"]+)"[^}]*url\(\/fonts\/v2\/([^)]+)\)[^}]*unicode-range:([^;}]+)/g;

async function readRanges(sheet: string): Promise<readonly FontRange[]> {
  const css = await readFile(resolve(folder, sheet), "utf8");
  return [...css.matchAll(fontFace)].flatMap(([, family = "", file = "", signs = ""]) =>
    family.includes("Serif")
      ? []
      : signs.split(",").map((range) => {
          const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
          return { file, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
        }),
  );
}

function faceOf(file: string): Promise<Face> {
  const known = faces.get(file) ?? readFile(resolve(folder, file)).then((bytes) => readFace(bytes, weight));
  faces.set(file, known);
  return known;
}

type Point = { x: number; y: number };

function drawnGlyph(face: Face, glyph: number): DrawnSign {
  const scale = 1000 / face.unitsPerEm;
  const at = ({ x, y }: Point) => `${Math.round(x * scale)} ${Math.round(y * scale)}`;
  const outline = face.contoursOf(glyph).map((contour) => contourOf(contour, at));
  return { width: Math.round(face.advanceOf(glyph) * scale), outline: outline.join("\n") };
}

type ContourPoint = Point & { isOnCurve: boolean };
const between = (one: Point, other: Point, share: number) => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** A TrueType contour in the words of PDF, which has no curves of the second order. */
function contourOf(contour: readonly ContourPoint[], at: (point: Point) => string): string {
  const [first] = contour;
  const last = contour.at(-1);
  if (!first || !last) return "";
  const start = first.isOnCurve ? first : last.isOnCurve ? last : between(first, last, 0.5);
  const words = [`${at(start)} m`];
  let [pen, control]: [Point, Point | null] = [start, null];
  const curve = (by: Point, to: Point) =>
    words.push(`${at(between(pen, by, 2 / 3))} ${at(between(to, by, 2 / 3))} ${at(to)} c`);
  for (const point of first.isOnCurve ? contour.slice(1) : contour) {
    if (point === start) continue;
    const to: Point | null = point.isOnCurve ? point : control && between(control, point, 0.5);
    if (to && control) curve(control, to);
    else if (to) words.push(`${at(to)} l`);
    pen = to ?? pen;
    control = point.isOnCurve ? null : point;
  }
  if (control) curve(control, start);
  words.push("h");
  return words.join("\n");
}
