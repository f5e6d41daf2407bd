import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LRUCache } from "lru-cache";
import type { BrandStyle } from "@/lib/shared/brand/brand";
import type { Language } from "@/lib/shared/languages";
import { type Face, readFace, signsOf } from "@/lib/shared/server/fonts/face";

const folder = resolve("public/fonts");
/** Not for the bundler to follow: files of `public` are there at run time anyway. */
const pathOf = (name: string) => join(/* turbopackIgnore: true */ folder, name);
type Fonts = BrandStyle["fonts"];
/** Weight of variable fonts: slightly under regular, to match a light serif; that of modern titles (lib/shared/brand/style.ts). */
const weights: Record<Fonts, number> = { classic: 350, modern: 600, bookish: 400, round: 350 };

/** Folders of faces; of "serif" and "sans" the beginnings of names. */
const places = {
  serif: "v2",
  sans: "v2",
  "noto-sans-jp": "v2/noto-sans-jp",
  "noto-sans-sc": "v2/noto-sans-sc",
  garamond: "titles-v4/garamond",
  myeongjo: "titles-v4/myeongjo",
  shippori: "titles-v4/shippori",
  song: "titles-v4/song",
  dodum: "titles-v4/dodum",
  maru: "titles-v4/maru",
} as const;
type Group = keyof typeof places;

const latinAndKorean: Record<Fonts, readonly Group[]> = {
  classic: ["serif"],
  modern: ["sans"],
  bookish: ["garamond", "myeongjo", "serif"],
  round: ["dodum"],
};
const han: Record<Fonts, Partial<Record<Language, readonly Group[]>>> = {
  classic: {},
  modern: {},
  bookish: { ja: ["shippori"], zh: ["song"] },
  round: { ja: ["maru"] },
};

/** The faces of titles in the order of the site's own stacks (app/styles/base.css). */
function stackOf({ language, fonts }: TitleFace): readonly Group[] {
  const noto: readonly Group[] =
    language === "zh" ? ["noto-sans-sc", "noto-sans-jp"] : ["noto-sans-jp", "noto-sans-sc"];
  return [...latinAndKorean[fonts], ...(han[fonts][language] ?? []), ...noto, "sans"];
}

/** The face of a title follows from these. */
export type TitleFace = { language: Language; fonts: Fonts };

const faces = new LRUCache<string, Promise<Face>>({ max: 24 });
const indexes = new Map<Group, Promise<ReadonlyMap<number, string>>>();

export type SetGlyph = { face: Face; glyph: number };

/** The face and glyph of every sign of a text, from the site's own font files; null for a sign that none of them has. */
export async function glyphsOf(text: string, title: TitleFace): Promise<(SetGlyph | null)[]> {
  const found: (SetGlyph | null)[] = [];
  for (const character of text) found.push(await glyphOf(character.codePointAt(0) ?? 0, title));
  return found;
}

async function glyphOf(sign: number, title: TitleFace): Promise<SetGlyph | null> {
  for (const group of stackOf(title)) {
    const file = (await indexOf(group)).get(sign);
    if (!file) continue;
    const face = await faceOf(file, weights[title.fonts]);
    const glyph = face.glyphOf(sign);
    if (glyph !== undefined) return { face, glyph };
  }
  return null;
}

function faceOf(file: string, weight: number): Promise<Face> {
  const key = `${file} ${weight}`;
  const cached = faces.get(key);
  if (cached) return cached;
  const read = readFile(pathOf(file)).then((bytes) => readFace(bytes, weight));
  faces.set(key, read);
  return read;
}

/** Which file of a group holds a sign; read once from the files themselves. */
function indexOf(group: Group): Promise<ReadonlyMap<number, string>> {
  const known = indexes.get(group);
  if (known) return known;
  const index = readIndex(group);
  indexes.set(group, index);
  index.catch(() => indexes.delete(group));
  return index;
}

async function readIndex(group: Group): Promise<ReadonlyMap<number, string>> {
  const isFlat = group === "serif" || group === "sans";
  const place = places[group];
  const names = await readdir(pathOf(place));
  const files = names.filter((name) => name.endsWith(".woff2") && (!isFlat || name.startsWith(`${group}-`)));
  const index = new Map<number, string>();
  for (const name of files) {
    const file = `${place}/${name}`;
    for (const sign of await signsOf(await readFile(pathOf(file)))) {
      if (!index.has(sign)) index.set(sign, file);
    }
  }
  return index;
}
