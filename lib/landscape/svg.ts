import { parseHexColor } from "@/lib/shared/contrast";

export type Point = readonly [x: number, y: number];

type Attributes = Record<string, string | number | undefined>;

/** One decimal is a tenth of a pixel: more would only make the text longer. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

export function tag(name: string, attributes: Attributes, content = ""): string {
  const text = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? "" : ` ${key}="${attributeText(key, value)}"`))
    .join("");
  return content === "" ? `<${name}${text}/>` : `<${name}${text}>${content}</${name}>`;
}

function attributeText(key: string, value: string | number): string {
  if (typeof value === "number") return num4(value);
  return key === "d" ? compactPath(value) : value;
}

function num4(value: number): string {
  return String(Math.round(value * 10000) / 10000);
}

export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${num(x)} ${num(y)}`).join("");
}

export function polygon(points: readonly Point[]): string {
  return points.length === 0 ? "" : `${polyline(points)}Z`;
}

/** A circle as a part of a path. */
export function circle([x, y]: Point, radius: number): string {
  const r = num(radius);
  return `M${num(x - radius)} ${num(y)}a${r} ${r} 0 1 0 ${num(radius * 2)} 0a${r} ${r} 0 1 0 ${num(-radius * 2)} 0Z`;
}

/** Path data without the spaces and zeros that its grammar can do without. */
function compactPath(d: string): string {
  return d.replace(/ -/g, "-").replace(/(^|[^0-9.])0\./g, "$1.");
}

/** A closed soft outline: the points are corners that the curve rounds off. */
export function softPolygon(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return "";
  const [startX, startY] = middle(last, first);
  const curves = points.map((corner, i) => {
    const [endX, endY] = middle(corner, points[i + 1] ?? first);
    return `Q${num(corner[0])} ${num(corner[1])} ${num(endX)} ${num(endY)}`;
  });
  return `M${num(startX)} ${num(startY)}${curves.join("")}Z`;
}

type Stop = readonly [offset: number, color: string, opacity?: number];

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) =>
      tag("stop", { offset, "stop-color": color, "stop-opacity": opacity === 1 ? undefined : opacity }),
    )
    .join("");
}

/** A gradient between two places of the picture, in px. */
export function linearGradient(id: string, from: Point, to: Point, stops: readonly Stop[]): string {
  const place = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
  return tag("linearGradient", { id, gradientUnits: "userSpaceOnUse", ...place }, stopTags(stops));
}

export function radialGradient(id: string, center: Point, radius: number, stops: readonly Stop[]): string {
  const place = { cx: center[0], cy: center[1], r: radius };
  return tag("radialGradient", { id, gradientUnits: "userSpaceOnUse", ...place }, stopTags(stops));
}

/** A blur whose region covers the whole picture, so that no edge is cut off. */
export function blurFilter(id: string, x: number, y = x): string {
  const region = { x: "-20%", y: "-50%", width: "140%", height: "200%" };
  return tag("filter", { id, ...region }, tag("feGaussianBlur", { stdDeviation: `${num(x)} ${num(y)}` }));
}

/** `from` at share 0, `to` at share 1; both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const start = parseHexColor(from);
  const end = parseHexColor(to);
  if (!start || !end) throw new RangeError(`not a #rrggbb colour: ${start ? to : from}`);
  const bytes = start.map((channel, i) => Math.round(channel + ((end[i] ?? channel) - channel) * share));
  return `#${bytes.map((byte) => Math.min(255, Math.max(0, byte)).toString(16).padStart(2, "0")).join("")}`;
}

/** The colour at `share` (0..1) of evenly spaced stops. */
export function alongStops(stops: readonly string[], share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (stops.length - 1);
  const idx = Math.min(stops.length - 2, Math.floor(place));
  const from = stops[idx] ?? "#000000";
  return mix(from, stops[idx + 1] ?? from, place - idx);
}
