import type { HoleLayout, Patch, Position } from "@/lib/landscape";
import { type Curve, curveOf, placeAt, stretchLine } from "@/lib/landscape";
import type { LayoutSeed, PatchSeed } from "../schemas/courses";

/** Par-3 holes have only an apron before the green. */
const apronMetres = 46;

/** The layout of a hole as `courses.json` has it, its line as long as the hole is from the black tee. */
export function readLayout(seed: LayoutSeed, par: number, lengthM: number): HoleLayout {
  const places = stretchLine(seed.line, lengthM).map(
    ([east, north]): Position => [tenth(east), tenth(north)],
  );
  const curve = curveOf(places);
  const patches = (list: readonly PatchSeed[]) => list.map((patch) => readPatch(patch, curve));
  const end = placeAt(curve, curve.length);
  return {
    line: places,
    fairway: {
      from: Math.round(par === 3 ? lengthM - apronMetres : Math.min(135, lengthM * 0.34)),
      to: Math.round(curve.length) - 19,
      halfWidths: seed.halfWidths,
    },
    green: { at: places.at(-1) ?? end.place, axes: seed.green, turn: degrees(end.heading) },
    fall: degrees(end.heading) - seed.fall,
    bunkers: patches(seed.bunkers),
    water: patches(seed.water),
    hills: patches(seed.hills),
    trees: seed.trees,
    heights: seed.heights,
  };
}

function readPatch({ at, along = 0, fromGreen, side, axes, turn }: PatchSeed, curve: Curve): Patch {
  if (at) return { at, axes, turn };
  const { place, heading } = beyond(curve, fromGreen === undefined ? along : curve.length + fromGreen, side);
  return { at: [tenth(place[0]), tenth(place[1])], axes, turn: degrees(heading) };
}

/** A place behind the green lies on the line's continuation. */
function beyond(curve: Curve, along: number, side: number): { place: Position; heading: number } {
  const inside = Math.min(curve.length, along);
  const { place, heading } = placeAt(curve, inside, side);
  const past = along - inside;
  return { place: [place[0] + Math.cos(heading) * past, place[1] + Math.sin(heading) * past], heading };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);
