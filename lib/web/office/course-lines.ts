import { layoutBounds, type Position } from "@/lib/landscape/hole-maps";
import { fail, ok, type Result } from "@/lib/shared/result";

/** Why a file gives no line of play. */
export type LineFault = "tooLarge" | "unsafe" | "format" | "noLine" | "tooShort" | "tooLong";

/** A place by its degrees (WGS84). */
type Degrees = { lat: number; lon: number };

/** A line of a file: what it is called there, and its places in metres east and north of its first one. */
export type ImportedLine = { name: string; line: Position[]; metres: number };

const mostBytes = 1024 * 1024;

/**
 * The lines of a GPX or GeoJSON file: tracks, routes and line strings, each in metres from its own start, with at most
 * as many bends as a drawing takes. Refused: a file over 1 MB, XML with a document type or entities (they could name other
 * files), what is neither format, and a file without any line. A line that is too short or too long for a hole is refused
 * when it is the only one, else left out.
 */
export async function readLines(file: File): Promise<Result<ImportedLine[], LineFault>> {
  if (file.size > mostBytes) return fail("tooLarge");
  return linesOf(await file.text());
}

/** The same of a text. */
export function linesOf(text: string): Result<ImportedLine[], LineFault> {
  const isXml = text.trimStart().startsWith("<");
  const found = isXml ? gpxLines(text) : geoJsonLines(text);
  if (!found.ok) return found;
  const lines = found.value.filter(({ places }) => places.length > 1).map(toMetres);
  if (lines.length === 0) return fail("noLine");
  const { least, most } = layoutBounds.line.metres;
  const holes = lines.filter(({ metres }) => metres >= least && metres <= most);
  if (holes.length > 0) return ok(holes);
  return fail(lines.every(({ metres }) => metres < least) ? "tooShort" : "tooLong");
}

type RawLine = { name: string; places: Degrees[] };

/** A document type, an entity of its own, or the use of one that XML does not know by itself. */
const unsafeXml = /<!DOCTYPE|<!ENTITY|&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/i;

function gpxLines(text: string): Result<RawLine[], LineFault> {
  if (unsafeXml.test(text)) return fail("unsafe");
  const xml = new DOMParser().parseFromString(text, "application/xml");
  if (xml.getElementsByTagName("parsererror").length > 0) return fail("format");
  if (xml.documentElement.localName !== "gpx") return fail("format");
  const segments = [...xml.querySelectorAll("trkseg")].map((part) => ({ part, points: "trkpt" }));
  const routes = [...xml.querySelectorAll("rte")].map((part) => ({ part, points: "rtept" }));
  const lines = [...segments, ...routes].map(({ part, points }) => ({
    name: nameOf(part.localName === "rte" ? part : part.parentElement),
    places: [...part.querySelectorAll(points)].map((point) => ({
      lat: Number(point.getAttribute("lat") ?? Number.NaN),
      lon: Number(point.getAttribute("lon") ?? Number.NaN),
    })),
  }));
  return lines.every(({ places }) => places.every(isPlace)) ? ok(lines) : fail("format");
}

function nameOf(element: Element | null): string {
  const name = [...(element?.children ?? [])].find(({ localName }) => localName === "name");
  return (name?.textContent ?? "").trim().slice(0, 60);
}

function geoJsonLines(text: string): Result<RawLine[], LineFault> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail("format");
  }
  const lines = linesIn(json, "");
  return lines.every(({ places }) => places.every(isPlace)) ? ok(lines) : fail("format");
}

/** Every line of a GeoJSON value, however deep it stands. */
function linesIn(value: unknown, name: string): RawLine[] {
  if (!isObject(value)) return [];
  const { type, coordinates } = value;
  const own = isObject(value.properties) ? String(value.properties.name ?? "").slice(0, 60) : name;
  if (type === "LineString") return [{ name: own, places: placesOf(coordinates) }];
  if (type === "MultiLineString")
    return listOf(coordinates).map((one) => ({ name: own, places: placesOf(one) }));
  if (type === "Feature") return linesIn(value.geometry, own);
  return [...listOf(value.features), ...listOf(value.geometries)].flatMap((one) => linesIn(one, own));
}

function placesOf(value: unknown): Degrees[] {
  return listOf(value).map((one) => {
    const [lon, lat] = listOf(one).map(Number);
    return { lat: lat ?? Number.NaN, lon: lon ?? Number.NaN };
  });
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isPlace = ({ lat, lon }: Degrees) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

function toMetres({ name, places }: RawLine): ImportedLine {
  const line = withFewBends(projected(places));
  return { name, line, metres: Math.round(lengthOf(line)) };
}

/**
 * Places in metres east and north of the first one, on a plane that touches the ellipsoid there; over the length of a hole
 * it is true to the decimetre.
 */
export function projected(places: readonly Degrees[]): Position[] {
  const [start] = places;
  if (!start) return [];
  const angle = (start.lat * Math.PI) / 180;
  const perLat = 111_132.92 - 559.82 * Math.cos(2 * angle) + 1.175 * Math.cos(4 * angle);
  const perLon = 111_412.84 * Math.cos(angle) - 93.5 * Math.cos(3 * angle) + 0.118 * Math.cos(5 * angle);
  return places.map(({ lat, lon }) => {
    const turned = ((lon - start.lon + 540) % 360) - 180;
    return [turned * perLon, (lat - start.lat) * perLat];
  });
}

/** The same line with as few bends as keep it within two metres, and no more than a drawing takes. */
function withFewBends(line: readonly Position[]): Position[] {
  const { places, legMetres } = layoutBounds.line;
  for (let tolerance = 2; ; tolerance *= 1.5) {
    const simple = spaced(simplified(line, tolerance), legMetres);
    if (simple.length <= places.most) return simple;
  }
}

/** Douglas and Peucker: the corner furthest from the straight line stays where it lies further off than allowed. */
function simplified(line: readonly Position[], tolerance: number): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const gaps = line.map((place) => distanceToLeg(place, first, last));
  const most = Math.max(...gaps);
  if (most <= tolerance) return [first, last];
  const corner = gaps.indexOf(most);
  const [before, after] = [line.slice(0, corner + 1), line.slice(corner)];
  return [...simplified(before, tolerance).slice(0, -1), ...simplified(after, tolerance)];
}

function distanceToLeg([px, py]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - dx * share, py - ay - dy * share);
}

/** Without bends that stand nearer to the place before them than a drawing allows; the end stays. */
function spaced(line: readonly Position[], least: number): Position[] {
  const kept: Position[] = [];
  for (const place of line) {
    const before = kept.at(-1);
    if (!before || Math.hypot(place[0] - before[0], place[1] - before[1]) >= least) kept.push(place);
  }
  const end = line.at(-1);
  if (end && kept.at(-1) !== end) {
    if (kept.length > 1) kept.pop();
    kept.push(end);
  }
  return kept;
}

function lengthOf(line: readonly Position[]): number {
  return line.reduce((sum, [east, north], idx) => {
    const [fromEast, fromNorth] = line[idx - 1] ?? [east, north];
    return sum + Math.hypot(east - fromEast, north - fromNorth);
  }, 0);
}
