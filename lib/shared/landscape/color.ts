import { parseHexColor } from "@/lib/shared/contrast";

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
