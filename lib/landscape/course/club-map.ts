import type { PlaceKind } from "@/lib/contract/code-values/club-records";
import { createRandom } from "@/lib/landscape/random";
import { num, type Point, softPolygon } from "@/lib/landscape/svg";

/** A place around the club: degrees from north, clockwise, and kilometres as the crow flies. */
export type MapPlace = { name: string; bearing: number; km: number; kind: PlaceKind };
/** A place on the drawing; one that lies beyond stands where its road leaves the frame. */
export type DrawnMapPlace = MapPlace & { x: number; y: number; isBeyond: boolean };

export type ClubMap = {
  places: DrawnMapPlace[];
  /** Path data. */
  roads: string[];
  rails: string[];
  waters: string[];
  land: string;
  contours: string[];
  trees: { x: number; y: number; size: number }[];
  scale: { km: number; length: number };
};

/** A frame of the map: the club lies at its centre, the farthest place at its reach. */
export type MapFrame = { width: number; height: number; centre: Point; reach: number };
/** One frame for desks, one for phones: names keep their size, so a narrow map needs more height. */
export const mapFrames = {
  wide: { width: 720, height: 500, centre: [360, 230], reach: 165 },
  tall: { width: 400, height: 460, centre: [200, 215], reach: 145 },
} as const satisfies Record<string, MapFrame>;
const margin = 36;
/** A place that is farther away is a direction, not a place on the map. */
const nearKm = 15;
const scaleSteps = [0.5, 1, 2, 5, 10];

/** One of the eight winds that a bearing lies nearest to. */
export function windOf(bearing: number) {
  const winds = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
  return winds[((Math.round(bearing / 45) % 8) + 8) % 8] ?? "N";
}

/** The club's surroundings as a drawing, north up; the same places give the same drawing. */
export function drawClubMap(places: readonly MapPlace[], frame: MapFrame): ClubMap {
  const farthest = Math.max(2, ...places.filter((one) => one.km <= nearKm).map((one) => one.km));
  const pixelsPerKm = frame.reach / farthest;
  const [x, y] = frame.centre;
  const drawn = places.map((place) => drawnMapPlace(place, pixelsPerKm, frame));
  const onRoad = drawn.filter((place) => place.kind !== "water");
  const roadPoints = onRoad.map((place) => roadTo(place, frame));
  const scaleKm = scaleSteps.findLast((km) => km * pixelsPerKm <= 110) ?? 0.5;
  return {
    places: drawn,
    roads: roadPoints.map(smoothLine),
    rails: drawn.filter((place) => place.kind === "rail").map((place) => railThrough(place, frame)),
    waters: drawn.filter((place) => place.kind === "water").map((place) => blob(place.name, place, 34, 0.55)),
    land: blob("land", { x, y }, 74, 0.72),
    contours: [1, 2, 3, 4].map((ring) => blob("hill", { x: x + 18, y: y - 22 }, 66 + ring * 26, 0.7)),
    trees: treesAlong(roadPoints.flat(), drawn, frame),
    scale: { km: scaleKm, length: scaleKm * pixelsPerKm },
  };
}

function drawnMapPlace(place: MapPlace, pixelsPerKm: number, frame: MapFrame): DrawnMapPlace {
  const isBeyond = place.km > nearKm;
  const angle = ((place.bearing - 90) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const length = isBeyond
    ? lengthToFrame(dx, dy, frame)
    : Math.min(place.km * pixelsPerKm, lengthToFrame(dx, dy, frame));
  return { ...place, x: frame.centre[0] + dx * length, y: frame.centre[1] + dy * length, isBeyond };
}

/** How far a ray from the centre goes until it meets the frame's margin. */
function lengthToFrame(dx: number, dy: number, { centre, width, height }: MapFrame): number {
  const along = (step: number, from: number, most: number) =>
    Math.abs(step) < 1e-6 ? Number.POSITIVE_INFINITY : ((step > 0 ? most - margin : margin) - from) / step;
  return Math.min(along(dx, centre[0], width), along(dy, centre[1], height));
}

/** A road winds a little, always the same way for a place. */
function roadTo(place: DrawnMapPlace, { centre }: MapFrame): Point[] {
  const random = createRandom(`road ${place.bearing} ${place.km}`);
  const [dx, dy] = [place.x - centre[0], place.y - centre[1]];
  const sway = random.between(0.06, 0.12) * (random.chance(0.5) ? 1 : -1);
  return [0, 0.18, 0.36, 0.54, 0.72, 0.88, 1].map((share): Point => {
    const bend = Math.sin(share * Math.PI * 2) * sway;
    return [centre[0] + dx * share - dy * bend, centre[1] + dy * share + dx * bend];
  });
}

/** A line through all points, rounded at them. */
function smoothLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const curves = rest.map((point, index) => {
    const next = rest[index + 1];
    if (!next) return `L${num(point[0])} ${num(point[1])}`;
    return `Q${num(point[0])} ${num(point[1])} ${num((point[0] + next[0]) / 2)} ${num((point[1] + next[1]) / 2)}`;
  });
  return `M${num(first[0])} ${num(first[1])}${curves.join("")}`;
}

/** A railway passes its station across the way to the club, from frame to frame. */
function railThrough(place: DrawnMapPlace, { centre, width }: MapFrame): string {
  const angle = ((place.bearing - 90 + 82) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * width, Math.sin(angle) * width];
  const [bendX, bendY] = [place.x * 2 - centre[0], place.y * 2 - centre[1]];
  return [
    `M${num(place.x - dx + (bendX - place.x) * 0.6)} ${num(place.y - dy + (bendY - place.y) * 0.6)}`,
    `Q${num(place.x - dx * 0.3)} ${num(place.y - dy * 0.3)} ${num(place.x)} ${num(place.y)}`,
    `T${num(place.x + dx + (bendX - place.x) * 0.6)} ${num(place.y + dy + (bendY - place.y) * 0.6)}`,
  ].join("");
}

function blob(name: string, at: { x: number; y: number }, radius: number, flatness: number): string {
  const random = createRandom(name);
  const corners = Array.from({ length: 11 }, (_, index): Point => {
    const angle = (index / 11) * Math.PI * 2;
    const length = radius * random.between(0.86, 1.16);
    return [at.x + Math.cos(angle) * length, at.y + Math.sin(angle) * length * flatness];
  });
  return softPolygon(corners);
}

/** Pines stand thick around the club and thin outwards, never on a road and never where a name is written. */
function treesAlong(
  road: readonly Point[],
  places: readonly DrawnMapPlace[],
  { centre, width, height }: MapFrame,
): ClubMap["trees"] {
  const random = createRandom("trees");
  const isFree = (x: number, y: number) =>
    road.every(([roadX, roadY]) => Math.hypot(roadX - x, roadY - y) > 20) &&
    places.every((place) => Math.hypot((place.x - x) / 1.8, place.y + 14 - y) > 42) &&
    Math.hypot((centre[0] - x) / 1.7, centre[1] + 26 - y) > 44;
  const tried = Array.from({ length: Math.round(width / 5) }, () => {
    const angle = random.between(0, Math.PI * 2);
    const share = 0.15 + 0.42 * random.next() ** 1.5;
    return {
      x: centre[0] + Math.cos(angle) * share * width,
      y: centre[1] + Math.sin(angle) * share * height,
      size: random.between(15, 23),
    };
  });
  return tried
    .filter(({ x, y }) => isFree(x, y) && y > 20 && y < height - 30 && x > 14 && x < width - 14)
    .sort((a, b) => a.y - b.y);
}
