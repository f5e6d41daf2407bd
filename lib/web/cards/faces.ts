import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { LRUCache } from "lru-cache";
import type { Language } from "@/lib/shared/languages";
import { type Face, readFace, signsOf } from "./face";

const folder = resolve("public/fonts/v1");
/** Weight of variable fonts: slightly under regular, to match the light serif of Latin letters. */
const weight = 350;

type Group = "serif" | "noto-sans-jp" | "noto-sans-sc" | "sans";
/** The faces of titles in the order of the site's own stacks (app/styles/base.css). */
const stacks: Record<Language, readonly Group[]> = {
  en: ["serif", "noto-sans-jp", "noto-sans-sc", "sans"],
  ko: ["serif", "noto-sans-jp", "noto-sans-sc", "sans"],
  ja: ["serif", "noto-sans-jp", "noto-sans-sc", "sans"],
  zh: ["serif", "noto-sans-sc", "noto-sans-jp", "sans"],
};

const faces = new LRUCache<string, Promise<Face>>({ max: 24 });
const indexes = new Map<Group, Promise<ReadonlyMap<number, string>>>();

export type SetGlyph = { face: Face; glyph: number };

/** The face and glyph of every sign of a text, from the site's own font files; null for a sign that none of them has. */
export async function glyphsOf(text: string, language: Language): Promise<(SetGlyph | null)[]> {
  const found: (SetGlyph | null)[] = [];
  for (const character of text) found.push(await glyphOf(character.codePointAt(0) ?? 0, language));
  return found;
}

async function glyphOf(sign: number, language: Language): Promise<SetGlyph | null> {
  for (const group of stacks[language]) {
    const file = (await indexOf(group)).get(sign);
    if (!file) continue;
    const face = await faceOf(file);
    const glyph = face.glyphOf(sign);
    if (glyph !== undefined) return { face, glyph };
  }
  return null;
}

function faceOf(file: string): Promise<Face> {
  const cached = faces.get(file);
  if (cached) return cached;
  const read = readFile(join(folder, file)).then((bytes) => readFace(bytes, weight));
  faces.set(file, read);
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
  const names = await readdir(isFlat ? folder : join(folder, group));
  const files = names.filter((name) => name.endsWith(".woff2") && (!isFlat || name.startsWith(`${group}-`)));
  const index = new Map<number, string>();
  for (const name of files) {
    const file = isFlat ? name : join(group, name);
    for (const sign of await signsOf(await readFile(join(folder, file)))) {
      if (!index.has(sign)) index.set(sign, file);
    }
  }
  return index;
}
