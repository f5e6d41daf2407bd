import {
  type HoleLayout,
  layoutBounds,
  layoutFault,
  moveHandle,
  type Patch,
  type PatchKind,
  type Position,
} from "@/lib/landscape/hole-maps";

type Bounds = { readonly least: number; readonly most: number };

function within(value: number, { least, most }: Bounds): number {
  return Math.min(most, Math.max(least, value));
}

/** The layout as typed, or as it was where it could not be drawn. */
function ifValid(next: HoleLayout, before: HoleLayout): HoleLayout {
  return layoutFault(next) === null ? next : before;
}

export function withPlace(layout: HoleLayout, key: string, to: Position): HoleLayout {
  return moveHandle(layout, key, to);
}

/** Where the fairway begins or ends, or one of its whole widths by its place. */
export function withFairwayNumber(
  layout: HoleLayout,
  which: "from" | "to" | number,
  value: number,
): HoleLayout {
  const { fairway } = layout;
  if (which === "from" || which === "to") {
    return ifValid({ ...layout, fairway: { ...fairway, [which]: Math.max(0, Math.round(value)) } }, layout);
  }
  const half = within(value / 2, layoutBounds.halfWidths.metres);
  const halfWidths = fairway.halfWidths.map((one, idx) => (idx === which ? half : one));
  return ifValid({ ...layout, fairway: { ...fairway, halfWidths } }, layout);
}

export function withGreenNumber(
  layout: HoleLayout,
  which: "depth" | "breadth" | "turn" | "fall",
  value: number,
): HoleLayout {
  if (which === "fall") return { ...layout, fall: degrees(value) };
  const field = which === "depth" ? "length" : which;
  return { ...layout, green: withNumber(layout.green, field, value, layoutBounds.green.axis) };
}

export function withPatchNumber(
  layout: HoleLayout,
  kind: PatchKind,
  place: number,
  field: "length" | "breadth" | "turn",
  value: number,
): HoleLayout {
  const patches = layout[kind].map((patch, idx) =>
    idx === place ? withNumber(patch, field, value, layoutBounds[kind].axis) : patch,
  );
  return ifValid({ ...layout, [kind]: patches }, layout);
}

function withNumber(patch: Patch, field: "length" | "breadth" | "turn", value: number, axis: Bounds): Patch {
  if (field === "turn") return { ...patch, turn: degrees(value) };
  const half = within(value / 2, axis);
  return { ...patch, axes: field === "length" ? [half, patch.axes[1]] : [patch.axes[0], half] };
}

const degrees = (value: number) => ((Math.round(value) % 360) + 360) % 360;
