import { curveOf, distance, halfWidthAt, nearestOnCurve, placeAt } from "./geometry";
import type { HoleLayout, Patch, Position } from "./layout";
import { layoutBounds, layoutFault, type PatchKind, patchKinds } from "./layout-rules";
import { rounded } from "./reshape-layout";

/** The parts of a drawing that are moved apart from each other. */
export type LayoutPart = "line" | "fairway" | "green" | PatchKind;

/**
 * A point of the drawing that can be moved. `key` names it among the handles of its layout, `number` counts those of a
 * kind from one; `along` and `side` are metres from the black tee and right of play, `metres` its own size or width.
 */
export type Handle = {
  key: string;
  part: LayoutPart;
  kind: "tee" | "bend" | "green" | "from" | "to" | "width" | "middle" | "length" | "breadth" | "fall";
  number: number;
  at: Position;
  along: number;
  side: number;
  metres: number | null;
};

const fallMetres = 26;

/** All handles of a layout, in the order in which one walks the hole. */
export function handlesOf(layout: HoleLayout): Handle[] {
  const curve = curveOf(layout.line);
  const handle = (made: Omit<Handle, "along" | "side">): Handle => {
    const { along, side } = nearestOnCurve(curve, made.at);
    return { ...made, along: Math.round(along), side: Math.round(side) };
  };
  const last = layout.line.length - 1;
  const line = layout.line.map((at, idx) => {
    const kind = idx === 0 ? "tee" : idx === last ? "green" : "bend";
    return handle({ key: `line.${idx}`, part: "line", kind, number: Math.max(1, idx), at, metres: null });
  });
  return [
    ...line,
    ...fairwayHandles(layout, handle),
    ...greenHandles(layout, handle),
    ...patchHandles(layout, handle),
  ];
}

type Make = (made: Omit<Handle, "along" | "side">) => Handle;

function fairwayHandles({ line, fairway }: HoleLayout, handle: Make): Handle[] {
  const curve = curveOf(line);
  const part = "fairway";
  const end = (kind: "from" | "to") =>
    handle({
      key: `fairway.${kind}`,
      part,
      kind,
      number: 1,
      at: placeAt(curve, fairway[kind]).place,
      metres: fairway[kind],
    });
  const widths = fairway.halfWidths.map((half, idx) => {
    const at = placeAt(curve, widthAlong(fairway, idx), half).place;
    return handle({ key: `width.${idx}`, part, kind: "width", number: idx + 1, at, metres: half * 2 });
  });
  return [end("from"), ...widths, end("to")];
}

/** How far along the line a width of the fairway counts. */
function widthAlong({ from, to, halfWidths }: HoleLayout["fairway"], idx: number): number {
  return from + ((to - from) * idx) / Math.max(1, halfWidths.length - 1);
}

function greenHandles({ green, fall }: HoleLayout, handle: Make): Handle[] {
  const at = towards(green.at, fall, fallMetres);
  return [
    ...axisHandles("green", "green", 1, green, handle),
    handle({ key: "fall", part: "green", kind: "fall", number: 1, at, metres: null }),
  ];
}

function patchHandles(layout: HoleLayout, handle: Make): Handle[] {
  return patchKinds.flatMap((part) =>
    layout[part].flatMap((patch, idx) => [
      handle({ key: `${part}.${idx}`, part, kind: "middle", number: idx + 1, at: patch.at, metres: null }),
      ...axisHandles(part, `${part}.${idx}`, idx + 1, patch, handle),
    ]),
  );
}

function axisHandles(part: LayoutPart, key: string, number: number, patch: Patch, handle: Make): Handle[] {
  const [length, breadth] = patch.axes;
  return [
    handle({
      key: `${key}.length`,
      part,
      kind: "length",
      number,
      at: towards(patch.at, patch.turn, length),
      metres: length * 2,
    }),
    handle({
      key: `${key}.breadth`,
      part,
      kind: "breadth",
      number,
      at: towards(patch.at, patch.turn + 90, breadth),
      metres: breadth * 2,
    }),
  ];
}

function towards([east, north]: Position, degrees: number, metres: number): Position {
  const angle = (degrees * Math.PI) / 180;
  return [east + Math.cos(angle) * metres, north + Math.sin(angle) * metres];
}

/**
 * The layout with one handle moved to a place of the plan, as far as the rules let it: sizes stop at their bounds, and a
 * move after which the hole could not be drawn changes nothing. A valid layout stays valid whatever is moved.
 */
export function moveHandle(layout: HoleLayout, key: string, to: Position): HoleLayout {
  const moved = moveFreely(layout, key, rounded(to));
  return layoutFault(moved) === null ? moved : layout;
}

/** A bunker, water or hill put so many metres along the line and so many right of it, as far as the rules let it. */
export function movedBeside(
  layout: HoleLayout,
  key: string,
  { along, side }: { along: number; side: number },
): HoleLayout {
  return moveHandle(layout, key, placeAt(curveOf(layout.line), along, side).place);
}

function moveFreely(layout: HoleLayout, key: string, to: Position): HoleLayout {
  const [part = "", second = "", third] = key.split(".");
  if (part === "line") return withBend(layout, Number(second), to);
  if (part === "width") return withHalfWidth(layout, Number(second), Math.abs(nearest(layout, to).side));
  if (part === "fairway")
    return withFairwayEnd(layout, second === "to" ? "to" : "from", nearest(layout, to).along);
  if (part === "fall") return { ...layout, fall: direction(layout.green.at, to) };
  if (part === "green") {
    return { ...layout, green: withAxis(layout.green, second, to, layoutBounds.green.axis) };
  }
  const kind = patchKinds.find((one) => one === part);
  if (!kind) return layout;
  return withPatch(layout, kind, Number(second), (patch) =>
    third === undefined ? { ...patch, at: to } : withAxis(patch, third, to, layoutBounds[kind].axis),
  );
}

function nearest(layout: HoleLayout, place: Position) {
  return nearestOnCurve(curveOf(layout.line), place);
}

function withBend(layout: HoleLayout, idx: number, to: Position): HoleLayout {
  const line = layout.line.map((place, one) => (one === idx ? clampedToPlan(to) : place));
  const green = { ...layout.green, at: line.at(-1) ?? layout.green.at };
  return withinLine({ ...layout, line, green });
}

function clampedToPlan([east, north]: Position): Position {
  const most = layoutBounds.planMetres;
  return [clamp(east, { least: -most, most }), clamp(north, { least: -most, most })];
}

/** The fairway ends where the line does. */
function withinLine(layout: HoleLayout): HoleLayout {
  const { fairway } = layout;
  const to = Math.min(fairway.to, Math.floor(curveOf(layout.line).length));
  const from = Math.max(0, Math.min(fairway.from, to - layoutBounds.fairwayMetres));
  return { ...layout, fairway: { ...fairway, from, to } };
}

function withFairwayEnd(layout: HoleLayout, end: "from" | "to", along: number): HoleLayout {
  const { from, to } = layout.fairway;
  const gap = layoutBounds.fairwayMetres;
  const length = Math.floor(curveOf(layout.line).length);
  const bounds = end === "from" ? { least: 0, most: to - gap } : { least: from + gap, most: length };
  return { ...layout, fairway: { ...layout.fairway, [end]: clamp(Math.round(along), bounds) } };
}

function withHalfWidth(layout: HoleLayout, idx: number, metres: number): HoleLayout {
  const half = clamp(Math.round(metres * 2) / 2, layoutBounds.halfWidths.metres);
  const halfWidths = layout.fairway.halfWidths.map((one, place) => (place === idx ? half : one));
  return { ...layout, fairway: { ...layout.fairway, halfWidths } };
}

function withAxis(
  patch: Patch,
  axis: string,
  to: Position,
  bounds: { readonly least: number; readonly most: number },
): Patch {
  const size = clamp(Math.round(distance(patch.at, to) * 2) / 2, bounds);
  return axis === "length"
    ? { ...patch, axes: [size, patch.axes[1]], turn: direction(patch.at, to) }
    : { ...patch, axes: [patch.axes[0], size], turn: normal(direction(patch.at, to) - 90) };
}

function withPatch(
  layout: HoleLayout,
  kind: PatchKind,
  idx: number,
  change: (patch: Patch) => Patch,
): HoleLayout {
  return { ...layout, [kind]: layout[kind].map((patch, one) => (one === idx ? change(patch) : patch)) };
}

/** Whole degrees from east towards north. */
function direction(from: Position, to: Position): number {
  return normal(Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI));
}

function normal(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

function clamp(value: number, { least, most }: { readonly least: number; readonly most: number }): number {
  return Math.min(most, Math.max(least, value));
}

const newPatches: Record<PatchKind, { share: number; side: number; axes: readonly [number, number] }> = {
  bunkers: { share: 0.6, side: 26, axes: [10, 6] },
  water: { share: 0.7, side: 45, axes: [30, 15] },
  hills: { share: 0.4, side: -60, axes: [28, 20] },
};

/** The layout with one more bunker, water or hill next to the line; as it was where there are enough. */
export function addPatch(layout: HoleLayout, kind: PatchKind): HoleLayout {
  if (layout[kind].length >= layoutBounds[kind].most) return layout;
  const curve = curveOf(layout.line);
  const { share, side, axes } = newPatches[kind];
  const { place, heading } = placeAt(curve, curve.length * share, side);
  const turn = normal(Math.round((heading * 180) / Math.PI));
  return { ...layout, [kind]: [...layout[kind], { at: rounded(place), axes, turn }] };
}

export function removePatch(layout: HoleLayout, kind: PatchKind, idx: number): HoleLayout {
  return { ...layout, [kind]: layout[kind].filter((_, one) => one !== idx) };
}

/** The layout with a bend in the middle of its longest leg; as it was where there are enough. */
export function addBend(layout: HoleLayout): HoleLayout {
  const { line } = layout;
  if (line.length >= layoutBounds.line.places.most) return layout;
  const legs = line.slice(1).map((place, idx) => distance(line[idx] ?? place, place));
  const longest = legs.indexOf(Math.max(...legs));
  const [from, to] = [line[longest], line[longest + 1]];
  if (!from || !to) return layout;
  const middle = rounded([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
  const bent = { ...layout, line: [...line.slice(0, longest + 1), middle, ...line.slice(longest + 1)] };
  return layoutFault(bent) === null ? bent : layout;
}

/** The layout without a bend; tee and green stay. */
export function removeBend(layout: HoleLayout, idx: number): HoleLayout {
  if (idx <= 0 || idx >= layout.line.length - 1) return layout;
  const straightened = withinLine({ ...layout, line: layout.line.filter((_, one) => one !== idx) });
  return layoutFault(straightened) === null ? straightened : layout;
}

/** The layout with so many widths along its fairway; those in between are read off the old ones. */
export function withWidthCount(layout: HoleLayout, count: number): HoleLayout {
  const wanted = clamp(count, layoutBounds.halfWidths.places);
  const { fairway } = layout;
  const halfWidths = Array.from({ length: wanted }, (_, idx) => {
    const along = widthAlong({ ...fairway, halfWidths: Array.from({ length: wanted }, () => 0) }, idx);
    return Math.round(halfWidthAt(fairway, along) * 2) / 2;
  });
  const next = { ...layout, fairway: { ...fairway, halfWidths } };
  return layoutFault(next) === null ? next : layout;
}
