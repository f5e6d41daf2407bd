import { FontReader } from "./bytes";

export type GlyphPoint = { x: number; y: number; isOnCurve: boolean };
/** A glyph set into another one: its place and, as a 2×2 matrix, its form. */
type GlyphPart = {
  glyph: number;
  x: number;
  y: number;
  matrix: readonly [number, number, number, number];
};
export type Glyph =
  | { kind: "simple"; points: GlyphPoint[]; contourEnds: number[] }
  | { kind: "composite"; parts: GlyphPart[] };

/** All glyphs of the `glyf` table as WOFF2 transforms it (W3C WOFF2, 5.1): one stream per kind of number. */
export function readGlyphs(table: Buffer): Glyph[] {
  const head = new FontReader(table, 4);
  const count = head.u16();
  head.position = 8;
  const sizes = Array.from({ length: 5 }, () => head.u32());
  let offset = 36;
  const [contours, counts, flags, coordinates, composites] = sizes.map((size) => {
    offset += size;
    return new FontReader(table, offset - size);
  });
  if (!contours || !counts || !flags || !coordinates || !composites) return [];
  const streams = { counts, flags, coordinates };
  return Array.from({ length: count }, () => {
    const contourCount = contours.i16();
    if (contourCount < 0) return readComposite(composites, coordinates);
    return readSimple(contourCount, streams);
  });
}

type Streams = { counts: FontReader; flags: FontReader; coordinates: FontReader };

function readSimple(contourCount: number, { counts, flags, coordinates }: Streams): Glyph {
  const contourEnds: number[] = [];
  const points: GlyphPoint[] = [];
  let end = -1;
  for (let contour = 0; contour < contourCount; contour += 1) {
    end += counts.short255();
    contourEnds.push(end);
  }
  let x = 0;
  let y = 0;
  for (let index = 0; index <= end; index += 1) {
    const flag = flags.u8();
    const [dx, dy] = readStep(flag & 0x7f, coordinates);
    x += dx;
    y += dy;
    points.push({ x, y, isOnCurve: flag < 0x80 });
  }
  if (contourCount > 0) coordinates.short255();
  return { kind: "simple", points, contourEnds };
}

const signed = (flag: number, value: number) => ((flag & 1) === 1 ? value : -value);

/** One step from point to point in one to four bytes (W3C WOFF2, 5.2). */
function readStep(flag: number, stream: FontReader): [dx: number, dy: number] {
  const first = stream.u8();
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + first)];
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const base = flag - 20;
    return [
      signed(flag, 1 + (base & 0x30) + (first >> 4)),
      signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = stream.u8();
  if (flag < 120) {
    const base = flag - 84;
    return [
      signed(flag, 1 + (Math.floor(base / 12) << 8) + first),
      signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + second),
    ];
  }
  const third = stream.u8();
  if (flag < 124) {
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 0x0f) << 8) + third)];
  }
  return [signed(flag, (first << 8) + second), signed(flag >> 1, (third << 8) + stream.u8())];
}

const flagsOfParts = { words: 1, offsets: 2, scale: 8, more: 32, scales: 64, matrix: 128, instructions: 256 };

function readComposite(stream: FontReader, coordinates: FontReader): Glyph {
  const parts: GlyphPart[] = [];
  let flags: number;
  let hasInstructions = false;
  do {
    flags = stream.u16();
    const glyph = stream.u16();
    const isWide = (flags & flagsOfParts.words) !== 0;
    const [x, y] = isWide ? [stream.i16(), stream.i16()] : [stream.i8(), stream.i8()];
    const isPlaced = (flags & flagsOfParts.offsets) !== 0;
    parts.push({ glyph, x: isPlaced ? x : 0, y: isPlaced ? y : 0, matrix: readMatrix(flags, stream) });
    hasInstructions ||= (flags & flagsOfParts.instructions) !== 0;
  } while ((flags & flagsOfParts.more) !== 0);
  if (hasInstructions) coordinates.short255();
  return { kind: "composite", parts };
}

function readMatrix(flags: number, stream: FontReader): GlyphPart["matrix"] {
  if (flags & flagsOfParts.scale) {
    const scale = stream.f2dot14();
    return [scale, 0, 0, scale];
  }
  if (flags & flagsOfParts.scales) return [stream.f2dot14(), 0, 0, stream.f2dot14()];
  if (flags & flagsOfParts.matrix) {
    return [stream.f2dot14(), stream.f2dot14(), stream.f2dot14(), stream.f2dot14()];
  }
  return [1, 0, 0, 1];
}
