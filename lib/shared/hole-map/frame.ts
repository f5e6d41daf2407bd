import type { Point } from "@/lib/shared/landscape/svg";
import type { Place } from "./layout";

/** The largest box of a hole, in units of the drawing; it shrinks to what the hole needs, down to its least width. */
export const holeBox = { width: 690, height: 840, minWidth: 430 } as const;
/** The box of the map of a nine. */
export const nineBox = { width: 600, height: 440 } as const;

export type Frame = {
  readonly width: number;
  readonly height: number;
  /** Units of the drawing per metre. */
  readonly scale: number;
  /** Where north points, in degrees clockwise from the top of the drawing. */
  readonly north: number;
  point(place: Place): Point;
};

/** With `minWidth` the box shrinks to its places, in width no further than that. */
type Box = { width: number; height: number; minWidth?: number };
type Margin = { x: number; top: number; bottom: number };

/**
 * Puts places of the plan into a box, as large as its margins and `maxScale` allow, with the direction `up` (radians
 * from east) at the top.
 */
export function fitFrame(
  places: readonly Place[],
  up: number,
  box: Box,
  margin: Margin,
  maxScale = Number.POSITIVE_INFINITY,
): Frame {
  const turned = ([east, north]: Place): Point => [
    east * Math.sin(up) - north * Math.cos(up),
    -(east * Math.cos(up) + north * Math.sin(up)),
  ];
  const points = places.map(turned);
  const [left, right] = range(points.map(([x]) => x));
  const [top, bottom] = range(points.map(([, y]) => y));
  const scale = Math.min(
    (box.width - margin.x * 2) / (right - left || 1),
    (box.height - margin.top - margin.bottom) / (bottom - top || 1),
    maxScale,
  );
  const { width, height } = shrunk(
    box,
    (right - left) * scale + margin.x * 2,
    (bottom - top) * scale + margin.top + margin.bottom,
  );
  const middleX = width / 2;
  const middleY = (margin.top + height - margin.bottom) / 2;
  return {
    width,
    height,
    scale,
    north: (up * 180) / Math.PI - 90,
    point: (place) => {
      const [x, y] = turned(place);
      return [middleX + (x - (left + right) / 2) * scale, middleY + (y - (top + bottom) / 2) * scale];
    },
  };
}

function shrunk({ width, height, minWidth }: Box, needed: number, tall: number): Box {
  if (minWidth === undefined) return { width, height };
  return {
    width: Math.min(width, Math.max(minWidth, Math.round(needed))),
    height: Math.min(height, Math.round(tall)),
  };
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
