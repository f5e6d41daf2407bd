import type { HoleLayout, Patch, Position } from "@/lib/landscape";
import { type Curve, curveOf, placeAt, stretchLine } from "@/lib/landscape";

/** Par-3 holes have only an apron before the green. */
const apronMetres = 46;

/** The layout of a hole from its line of text (see `layouts.ts`), its line as long as the hole is from the black tee. */
export function readLayout(text: string, par: number, lengthM: number): HoleLayout {
  const cells = text.split("|").map((cell) => cell.trim());
  const [line = "", widths = "", bunkers = "", water = "", green = "", fall = "", trees = "", hills = ""] =
    cells;
  const drawn = words(line).map((word): Position => pair(numbers(word)));
  const places = stretchLine(drawn, lengthM).map(([east, north]): Position => [tenth(east), tenth(north)]);
  const curve = curveOf(places);
  const patches = (cell: string) => words(cell).map((word) => readPatch(word, curve));
  const end = placeAt(curve, curve.length);
  return {
    line: places,
    fairway: {
      from: Math.round(par === 3 ? lengthM - apronMetres : Math.min(135, lengthM * 0.34)),
      to: Math.round(curve.length) - 19,
      halfWidths: words(widths).map(Number),
    },
    green: { at: places.at(-1) ?? end.place, axes: pair(numbers(green)), turn: degrees(end.heading) },
    fall: degrees(end.heading) - Number(fall),
    bunkers: patches(bunkers),
    water: patches(water),
    hills: patches(hills),
    trees: Number(trees),
    heights: words(cells[8] ?? "").map(Number),
  };
}

function readPatch(word: string, curve: Curve): Patch {
  if (word.startsWith("@")) {
    const [east = 0, north = 0, long = 0, wide = 0, turn = 0] = numbers(word.slice(1));
    return { at: [east, north], axes: [long, wide], turn };
  }
  const fromGreen = word.startsWith("g");
  const [along = 0, side = 0, long = 0, wide = 0] = numbers(word.replace("g", ""));
  const { place, heading } = beyond(curve, fromGreen ? curve.length + along : along, side);
  return { at: [tenth(place[0]), tenth(place[1])], axes: [long, wide], turn: degrees(heading) };
}

/** A place behind the green lies on the line's continuation. */
function beyond(curve: Curve, along: number, side: number): { place: Position; heading: number } {
  const inside = Math.min(curve.length, along);
  const { place, heading } = placeAt(curve, inside, side);
  const past = along - inside;
  return { place: [place[0] + Math.cos(heading) * past, place[1] + Math.sin(heading) * past], heading };
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const numbers = (text: string) => text.split(",").map(Number);
const pair = ([a = 0, b = 0]: readonly number[]): [number, number] => [a, b];
const tenth = (value: number) => Math.round(value * 10) / 10;
const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);
