import type { Point } from "@/lib/shared/landscape/svg";
import type { Place } from "./layout";

/** The largest box of a hole, in units of the drawing; a straight hole takes a narrower one of the same height. */
export const holeBox = { width: 600, height: 840 } as const;
export const narrowestHole = 430;
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

/** `minWidth`: what the box may shrink to when its places are narrow. */
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
  const narrow = Math.round((right - left) * scale + margin.x * 2);
  const width = Math.min(box.width, Math.max(narrow, box.minWidth ?? box.width));
  const middleX = width / 2;
  const middleY = (margin.top + box.height - margin.bottom) / 2;
  return {
    width,
    height: box.height,
    scale,
    north: (up * 180) / Math.PI - 90,
    point: (place) => {
      const [x, y] = turned(place);
      return [middleX + (x - (left + right) / 2) * scale, middleY + (y - (top + bottom) / 2) * scale];
    },
  };
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
