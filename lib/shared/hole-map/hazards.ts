import type { MappedHole, Patch, Place } from "./layout";
import { besideCurve, type Curve, curveOf, distance, placeAt } from "./line";
import { isOn } from "./outline";

/** The tee that the map counts from: the one that most people play. */
export const mapTee = "white";

export type Hazard = {
  kind: "bunker" | "water";
  side: "left" | "right" | "across";
  /** Metres from the map's tee to the near and to the far edge. */
  reach: number;
  carry: number;
  /** Metres from its middle to the middle of the green. */
  toGreen: number;
  at: Place;
};

/** A stroke along the line of play. */
export type Shot = { from: Place; to: Place; metres: number };

const driveMetres = 205;
const secondMetres = 170;
const greenSideMetres = 40;
const groupMetres = 40;
/** Of a lake its near shore counts, of a pond its middle. */
const largeMetres = 60;
/** Further than this nobody counts from the tee. */
export const teeReachMetres = 265;

/** Where a tee stands on the line of play; the line begins at the black one. */
export function teePlace(hole: MappedHole, tee: keyof MappedHole["distances"], curve: Curve): Place {
  return placeAt(curve, hole.distances.black - hole.distances[tee]).place;
}

/** Bunkers and water that have to be thought of on the way, from the tee on; what guards the green is seen there. */
export function hazardsOf(hole: MappedHole): Hazard[] {
  const curve = curveOf(hole.layout.line);
  const tee = teePlace(hole, mapTee, curve);
  const far = (patch: Patch) => distance(patch.at, hole.layout.green.at) > greenSideMetres;
  const bunkers = grouped(hole.layout.bunkers.filter(far), curve);
  return [
    ...bunkers.map((group) => hazard("bunker", group, hole, curve, tee)),
    ...hole.layout.water.map((patch) => hazard("water", [patch], hole, curve, tee)),
  ].sort((a, b) => b.toGreen - a.toGreen);
}

/** Bunkers beside each other on one side of the line are one thing to think of. */
function grouped(patches: readonly Patch[], curve: Curve): Patch[][] {
  const groups: Patch[][] = [];
  for (const patch of patches) {
    const { along, side } = besideCurve(curve, patch.at);
    const near = groups.find(([one]) => {
      const other = one ? besideCurve(curve, one.at) : null;
      return other && Math.abs(other.along - along) < groupMetres && other.side * side > 0;
    });
    if (near) near.push(patch);
    else groups.push([patch]);
  }
  return groups;
}

function hazard(
  kind: Hazard["kind"],
  patches: readonly Patch[],
  hole: MappedHole,
  curve: Curve,
  tee: Place,
): Hazard {
  const edge = patches.flatMap(edgeOf);
  const distances = edge.map((place) => distance(place, tee));
  const isLarge = patches.some(({ axes }) => Math.min(...axes) > largeMetres);
  const nearest = edge[distances.indexOf(Math.min(...distances))];
  const at = isLarge && nearest ? nearest : middle(patches.map((patch) => patch.at));
  const { along, side } = besideCurve(curve, at);
  const isAcross = patches.some((patch) => isOn(patch, placeAt(curve, along).place, 2));
  return {
    kind,
    side: isAcross ? "across" : side < 0 ? "left" : "right",
    reach: Math.round(Math.min(...distances)),
    carry: Math.round(Math.max(...distances)),
    toGreen: Math.round(distance(at, hole.layout.green.at)),
    at,
  };
}

function edgeOf({ at, axes, turn }: Patch): Place[] {
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: 24 }, (_, idx) => {
    const [x, y] = [Math.cos((idx / 12) * Math.PI) * axes[0], Math.sin((idx / 12) * Math.PI) * axes[1]];
    return [
      at[0] + x * Math.cos(angle) - y * Math.sin(angle),
      at[1] + x * Math.sin(angle) + y * Math.cos(angle),
    ];
  });
}

function middle(places: readonly Place[]): Place {
  const sum = places.reduce<Place>((total, [e, n]) => [total[0] + e, total[1] + n], [0, 0]);
  return [sum[0] / places.length, sum[1] / places.length];
}

/** The strokes of a careful player from the map's tee: one on a par 3, two on a par 4, three on a par 5. */
export function shotsOf(hole: MappedHole): Shot[] {
  const curve = curveOf(hole.layout.line);
  const start = hole.distances.black - hole.distances[mapTee];
  const rest = hole.distances[mapTee];
  const stops = [0];
  if (hole.par > 3) stops.push(Math.min(driveMetres, rest - 70));
  if (hole.par > 4) stops.push(Math.min(driveMetres + secondMetres, rest - 60));
  const places = [...stops.map((stop) => placeAt(curve, start + stop).place), hole.layout.green.at];
  return places.slice(1).map((to, idx) => {
    const from = places[idx] ?? to;
    return { from, to, metres: Math.round(distance(from, to)) };
  });
}
