import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Terrain } from "@/lib/contract/code-values/scene";
import type { Course } from "@/lib/contract/site/course-pages";
import { drawHoleMap, type MapMarks, type MappedHole } from "@/lib/landscape";
import { num, polyline } from "@/lib/landscape/hole-maps";

type Hole = Course["holes"][number];
type Ink = { terrain: Terrain; marks: MapMarks };

/** The holes of the rounds that are asked for; to draw one takes longer than all the rest of its page. */
const drawn = new LRUCache<string, string>({ max: 60 });

/**
 * The map of a hole as an SVG document of its own: the ground, the line of play with its strokes, and metres to the green.
 * Null where the hole has no layout. It is drawn once while its layout and the colours stay.
 */
export function holePicture(hole: Hole, ink: Ink): string | null {
  const { layout, par, distances } = hole;
  if (!layout) return null;
  const key = createHash("sha256")
    .update(JSON.stringify([layout, par, distances, ink]))
    .digest("base64url");
  const picture = drawn.get(key) ?? draw({ ...hole, layout }, ink);
  drawn.set(key, picture);
  return picture;
}

function draw(hole: MappedHole, { terrain, marks }: Ink): string {
  const { frame, ground, labels } = drawHoleMap(hole, terrain, { marks });
  const size = num(frame.width * 0.0345);
  const text = (value: number, [x, y]: readonly [number, number], anchor = "start") =>
    `<text x="${num(x)}" y="${num(y)}" text-anchor="${anchor}">${value}</text>`;
  const line = [...labels.shots.map(({ start }) => start), ...labels.shots.slice(-1).map(({ end }) => end)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${num(frame.width)} ${num(frame.height)}">`,
    ground,
    `<g fill="none" stroke="#1a231d" stroke-width="1.5">`,
    ...labels.arcs.map(
      ({ path }) => `<path d="${polyline(path)}" stroke-dasharray="0.1 4" stroke-linecap="round"/>`,
    ),
    `<path d="${polyline(line)}" stroke-dasharray="6 4"/></g>`,
    `<g font-family="system-ui,sans-serif" font-weight="600" font-size="${size}" fill="#1a231d" stroke="#f7f2e7"`,
    ` stroke-width="3.5" stroke-linejoin="round" paint-order="stroke">`,
    ...labels.arcs.map(({ metres, text: at, anchor }) => text(metres, at, anchor)),
    ...labels.shots.map(({ metres, text: at }) => text(metres, at)),
    "</g></svg>",
  ].join("");
}
