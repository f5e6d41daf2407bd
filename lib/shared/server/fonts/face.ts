import { FontReader } from "./bytes";
import { type Glyph, type GlyphPoint, readGlyphs } from "./glyphs";
import { variationOf } from "./variations";
import { type FontTables, readWoff2 } from "./woff2";

/** A font file of the site: which signs it holds, how wide they are, and their outlines in units of the em. */
export type Face = {
  unitsPerEm: number;
  glyphOf(sign: number): number | undefined;
  advanceOf(glyph: number): number;
  contoursOf(glyph: number): GlyphPoint[][];
};

/** Reads a WOFF2 file; `weight` counts for variable fonts. */
export async function readFace(file: Buffer, weight: number): Promise<Face> {
  const tables = await readWoff2(file);
  const glyphs = readGlyphs(table(tables, "glyf"));
  const vary = variationOf(tables, weight);
  const signs = readSigns(table(tables, "cmap"));
  const metrics = table(tables, "hmtx");
  const lastMetric = table(tables, "hhea").readUInt16BE(34) - 1;
  const isPacked = tables.get("hmtx")?.isTransformed === true;

  function contoursOf(index: number, depth = 0): GlyphPoint[][] {
    const glyph = glyphs[index];
    if (!glyph || depth > 4) return [];
    if (glyph.kind === "simple") return split(moved(glyph, index), glyph.contourEnds);
    const places = glyph.parts.map(({ x, y }) => ({ x, y, isOnCurve: true }));
    const moves = vary?.(index, places, []) ?? [];
    return glyph.parts.flatMap((part, place) => {
      const [a, b, c, d] = part.matrix;
      const x = part.x + (moves[place]?.x ?? 0);
      const y = part.y + (moves[place]?.y ?? 0);
      return contoursOf(part.glyph, depth + 1).map((contour) =>
        contour.map((point) => ({
          ...point,
          x: a * point.x + c * point.y + x,
          y: b * point.x + d * point.y + y,
        })),
      );
    });
  }

  function moved(glyph: Glyph & { kind: "simple" }, index: number): GlyphPoint[] {
    const moves = vary?.(index, glyph.points, glyph.contourEnds);
    if (!moves) return glyph.points;
    return glyph.points.map((point, at) => ({
      ...point,
      x: point.x + (moves[at]?.x ?? 0),
      y: point.y + (moves[at]?.y ?? 0),
    }));
  }

  return {
    unitsPerEm: table(tables, "head").readUInt16BE(18),
    glyphOf: (sign) => signs.get(sign),
    advanceOf: (glyph) => {
      const metric = Math.min(glyph, lastMetric);
      return metrics.readUInt16BE(isPacked ? 1 + metric * 2 : metric * 4);
    },
    contoursOf,
  };
}

function table(tables: FontTables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new TypeError(`the font has no table ${tag}`);
  return found.bytes;
}

function split(points: readonly GlyphPoint[], contourEnds: readonly number[]): GlyphPoint[][] {
  return contourEnds.map((end, index) =>
    points.slice(index === 0 ? 0 : (contourEnds[index - 1] ?? -1) + 1, end + 1),
  );
}

/** The signs that a font file holds. */
export async function signsOf(file: Buffer): Promise<Iterable<number>> {
  return readSigns(table(await readWoff2(file), "cmap")).keys();
}

/** The character map: from the code point of a sign to its glyph, formats 4 and 12. */
function readSigns(cmap: Buffer): Map<number, number> {
  const signs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4);
    const format = cmap.readUInt16BE(at);
    if (format === 4) readSegments(cmap, at, signs);
    if (format === 12) readGroups(cmap, at, signs);
  }
  return signs;
}

function readSegments(cmap: Buffer, at: number, signs: Map<number, number>): void {
  const length = cmap.readUInt16BE(at + 6);
  const segment = (column: number, index: number) => at + 14 + column * length + (column > 0 ? 2 : 0) + index;
  for (let index = 0; index < length; index += 2) {
    const end = cmap.readUInt16BE(segment(0, index));
    const start = cmap.readUInt16BE(segment(1, index));
    const delta = cmap.readInt16BE(segment(2, index));
    const rangeAt = segment(3, index);
    const range = cmap.readUInt16BE(rangeAt);
    for (let sign = start; sign <= end && sign !== 0xffff; sign += 1) {
      const raw = range === 0 ? sign : cmap.readUInt16BE(rangeAt + range + (sign - start) * 2);
      if (raw !== 0) signs.set(sign, (raw + delta) & 0xffff);
    }
  }
}

function readGroups(cmap: Buffer, at: number, signs: Map<number, number>): void {
  const reader = new FontReader(cmap, at + 12);
  const count = reader.u32();
  for (let group = 0; group < count; group += 1) {
    const [start, end, glyph] = [reader.u32(), reader.u32(), reader.u32()];
    for (let sign = start; sign <= end; sign += 1) signs.set(sign, glyph + sign - start);
  }
}
