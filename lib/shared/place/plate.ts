import type { Coordinates } from "./coordinates";

/** How many times a plate of the earth is enlarged; at the last a finger's breadth is about five kilometres. */
export const plateZooms = [1, 4, 16, 64] as const;
export type PlateZoom = (typeof plateZooms)[number];

/** A part of the earth in degrees, a degree of latitude as long as one of longitude (plate carrée). */
export type PlateView = { west: number; north: number; wide: number; high: number };

const whole = { wide: 360, high: 180 };
const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
/** About a metre. */
const rounded = (value: number) => Math.round(value * 100_000) / 100_000;

/** The part around a place, as far as the edges of the earth allow. */
export function plateView({ lat, lon }: Coordinates, zoom: PlateZoom): PlateView {
  const [wide, high] = [whole.wide / zoom, whole.high / zoom];
  return {
    wide,
    high,
    west: between(lon - wide / 2, -180, 180 - wide),
    north: between(lat + high / 2, high - 90, 90),
  };
}

export function isInView({ lat, lon }: Coordinates, { west, north, wide, high }: PlateView): boolean {
  return lon >= west && lon <= west + wide && lat <= north && lat >= north - high;
}

/** The place at a share of the width from the left and of the height from the top (0 to 1). */
export function placeAt({ west, north, wide, high }: PlateView, x: number, y: number): Coordinates {
  return {
    lat: rounded(north - between(y, 0, 1) * high),
    lon: rounded(west + between(x, 0, 1) * wide),
  };
}

/** Degrees that an arrow key moves by; a tenth of it for a fine step. */
export const plateStep = (zoom: PlateZoom, isFine: boolean) => 1 / zoom / (isFine ? 10 : 1);

const turns: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [10, 0],
  PageDown: [-10, 0],
};

/** Where a key moves a place to: round the earth to the east and west, no further than the poles. Null for other keys. */
export function placeAfterKey(place: Coordinates, key: string, step: number): Coordinates | null {
  const turn = turns[key];
  if (!turn) return null;
  const lon = place.lon + turn[1] * step;
  const round = lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon;
  return { lat: rounded(between(place.lat + turn[0] * step, -90, 90)), lon: rounded(round) };
}

/** The lines of the net within a view: round degrees, at most a dozen to a side. */
export function graticule({ west, north, wide, high }: PlateView): { lats: number[]; lons: number[] } {
  const step = [30, 10, 5, 1, 0.5, 0.25].findLast((one) => wide / one <= 12) ?? 30;
  const lines = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => (first + at) * step);
  };
  return { lats: lines(north - high, north), lons: lines(west, west + wide) };
}
