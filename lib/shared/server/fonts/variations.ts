import { FontReader } from "./bytes";
import type { GlyphPoint } from "./glyphs";
import type { FontTables } from "./woff2";

type Move = { x: number; y: number };

/** Moves a glyph's points to a weight of a variable font; null when the font has one weight only. */
type Variation = (glyph: number, points: readonly GlyphPoint[], contourEnds: readonly number[]) => Move[];

/** Reads `fvar`, `avar` and `gvar` of a font with the one axis `wght` (OpenType 1.9, font variations). */
export function variationOf(tables: FontTables, weight: number): Variation | null {
  const axes = tables.get("fvar")?.bytes;
  const changes = tables.get("gvar")?.bytes;
  if (!axes || !changes || axes.readUInt16BE(8) !== 1) return null;
  const coordinate = normalised(axes, tables.get("avar")?.bytes, weight);
  const axis = new FontReader(changes, 8);
  const sharedOffset = axis.u32();
  axis.position = 14;
  const isLong = (axis.u16() & 1) === 1;
  const dataOffset = axis.u32();
  const offsetOf = (glyph: number) =>
    dataOffset + (isLong ? changes.readUInt32BE(20 + glyph * 4) : changes.readUInt16BE(20 + glyph * 2) * 2);
  const sharedPeak = (index: number) => changes.readInt16BE(sharedOffset + index * 2) / 16_384;
  return (glyph, points, contourEnds) => {
    const moves = points.map(() => ({ x: 0, y: 0 }));
    const [from, to] = [offsetOf(glyph), offsetOf(glyph + 1)];
    if (coordinate !== 0 && to > from) {
      applyTuples(changes.subarray(from, to), { coordinate, sharedPeak, points, contourEnds, moves });
    }
    return moves;
  };
}

/** The weight on the scale of the variations, -1 to 1, bent by `avar`. */
function normalised(axes: Buffer, bends: Buffer | undefined, weight: number): number {
  const at = axes.readUInt16BE(4);
  const [min = 0, start = 0, max = 0] = [4, 8, 12].map((step) => axes.readInt32BE(at + step) / 65_536);
  const wanted = Math.min(max, Math.max(min, weight));
  const plain = wanted < start ? (wanted - start) / (start - min) : (wanted - start) / (max - start || 1);
  if (!bends) return plain;
  const reader = new FontReader(bends, 8);
  const stops = Array.from({ length: reader.u16() }, () => [reader.f2dot14(), reader.f2dot14()] as const);
  const above = stops.findIndex(([from]) => from >= plain);
  const [x1, y1] = stops[above] ?? [plain, plain];
  const [x0, y0] = stops[above - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((plain - x0) * (y1 - y0)) / (x1 - x0);
}

type Task = {
  coordinate: number;
  sharedPeak(index: number): number;
  points: readonly GlyphPoint[];
  contourEnds: readonly number[];
  moves: Move[];
};

function applyTuples(data: Buffer, task: Task): void {
  const head = new FontReader(data);
  const count = head.u16();
  const body = new FontReader(data, head.u16());
  const shared = (count & 0x8000) !== 0 ? readPointNumbers(body) : null;
  let next = body.position;
  for (let tuple = 0; tuple < (count & 0x0fff); tuple += 1) {
    const size = head.u16();
    const index = head.u16();
    const peak = (index & 0x8000) !== 0 ? head.f2dot14() : task.sharedPeak(index & 0x0fff);
    const range = (index & 0x4000) !== 0 ? ([head.f2dot14(), head.f2dot14()] as const) : null;
    const scalar = scalarOf(task.coordinate, peak, range);
    if (scalar !== 0) {
      const part = new FontReader(data, next);
      const numbers = (index & 0x2000) !== 0 ? readPointNumbers(part) : shared;
      applyDeltas(part, numbers, scalar, task);
    }
    next += size;
  }
}

/** How strongly a change counts: whole at its peak, not at all out of its range. */
function scalarOf(at: number, peak: number, range: readonly [number, number] | null): number {
  if (peak === 0 || at === peak) return 1;
  const [start, end] = range ?? [Math.min(0, peak), Math.max(0, peak)];
  if (at <= start || at >= end) return 0;
  return at < peak ? (at - start) / (peak - start) : (end - at) / (end - peak);
}

/** The numbers of the points that a change moves; null means all of them. */
function readPointNumbers(reader: FontReader): number[] | null {
  const first = reader.u8();
  const count = (first & 0x80) !== 0 ? ((first & 0x7f) << 8) | reader.u8() : first;
  if (count === 0) return null;
  const numbers: number[] = [];
  let last = 0;
  while (numbers.length < count) {
    const control = reader.u8();
    for (let step = 0; step <= (control & 0x7f); step += 1) {
      last += (control & 0x80) !== 0 ? reader.u16() : reader.u8();
      numbers.push(last);
    }
  }
  return numbers;
}

function readDeltas(reader: FontReader, count: number): number[] {
  const deltas: number[] = [];
  while (deltas.length < count) {
    const control = reader.u8();
    for (let step = 0; step <= (control & 0x3f); step += 1) {
      if ((control & 0x80) !== 0) deltas.push(0);
      else deltas.push((control & 0x40) !== 0 ? reader.i16() : reader.i8());
    }
  }
  return deltas;
}

/** Four points beyond the outline stand for the advance; they are read over. */
const phantomPoints = 4;

function applyDeltas(reader: FontReader, numbers: number[] | null, scalar: number, task: Task): void {
  const { points, contourEnds, moves } = task;
  const count = numbers?.length ?? points.length + phantomPoints;
  const xs = readDeltas(reader, count);
  const ys = readDeltas(reader, count);
  const given: (Move | undefined)[] = new Array(points.length);
  for (let index = 0; index < count; index += 1) {
    const point = numbers?.[index] ?? index;
    if (point < points.length) given[point] = { x: xs[index] ?? 0, y: ys[index] ?? 0 };
  }
  if (numbers) {
    let from = 0;
    for (const end of contourEnds) {
      inferUntouched(points, given, from, end);
      from = end + 1;
    }
  }
  for (const [index, move] of moves.entries()) {
    move.x += (given[index]?.x ?? 0) * scalar;
    move.y += (given[index]?.y ?? 0) * scalar;
  }
}

/** Points of a contour that a change does not name follow their neighbours on it (OpenType, IUP). */
function inferUntouched(
  points: readonly GlyphPoint[],
  given: (Move | undefined)[],
  from: number,
  to: number,
): void {
  const touched: number[] = [];
  for (let index = from; index <= to; index += 1) if (given[index]) touched.push(index);
  if (touched.length === 0) return;
  const length = to - from + 1;
  for (const [step, start] of touched.entries()) {
    const end = touched[(step + 1) % touched.length] ?? start;
    for (let next = start + 1; ; next += 1) {
      const index = from + ((next - from) % length);
      if (index === end) break;
      given[index] = {
        x: between("x", index, start, end, points, given),
        y: between("y", index, start, end, points, given),
      };
    }
  }
}

function between(
  axis: "x" | "y",
  index: number,
  start: number,
  end: number,
  points: readonly GlyphPoint[],
  given: readonly (Move | undefined)[],
): number {
  const at = (one: number) => points[one]?.[axis] ?? 0;
  const moved = (one: number) => given[one]?.[axis] ?? 0;
  const [low, high] = at(start) <= at(end) ? [start, end] : [end, start];
  if (at(low) === at(high)) return moved(low) === moved(high) ? moved(low) : 0;
  if (at(index) <= at(low)) return moved(low);
  if (at(index) >= at(high)) return moved(high);
  const share = (at(index) - at(low)) / (at(high) - at(low));
  return moved(low) + share * (moved(high) - moved(low));
}
