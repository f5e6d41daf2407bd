import { type Layout, layoutFacts } from "@/lib/landscape/address";
import { layeredNoise, type Random } from "@/lib/landscape/random";
import type { Point } from "@/lib/landscape/svg";

/** Where things stand in a layout, in the px of its drawn size. */
type FrameFacts = {
  horizon: number;
  centerX: number;
  /** px that a metre measures at one metre's distance */
  focal: number;
  /** height of the eye on the raised tee, metres */
  eyeMetres: number;
  sun: Point;
  /** The part of the picture that carries text: x and y from 0. */
  text: Point;
  /** How the great pine, drawn for the wide layout, is put into this one. */
  pine: { scale: number; x: number; y: number };
  /** Size of fine strokes compared with the wide layout. */
  fine: number;
};

const frames: Record<Layout, FrameFacts> = {
  wide: {
    horizon: 462,
    centerX: 720,
    focal: 1000,
    eyeMetres: 14,
    sun: [690, 350],
    text: [640, 400],
    pine: { scale: 1, x: 0, y: 0 },
    fine: 1,
  },
  tall: {
    horizon: 372,
    centerX: 104,
    focal: 640,
    eyeMetres: 14,
    sun: [112, 286],
    text: [390, 232],
    pine: { scale: 0.58, x: -392, y: 156 },
    fine: 0.72,
  },
  card: {
    horizon: 352,
    centerX: 560,
    focal: 840,
    eyeMetres: 13,
    sun: [566, 262],
    text: [520, 290],
    pine: { scale: 0.8, x: 60, y: -20 },
    fine: 0.9,
  },
};

export type Frame = FrameFacts & {
  layout: Layout;
  width: number;
  height: number;
  /** Metres to the right and away -> the place in the picture, on the rolling ground. */
  place: (right: number, away: number) => Point;
  /** px per metre at that distance */
  scaleAt: (away: number) => number;
};

/** Frames of a terrain where they differ from the common ones. */
export type OwnFrames = Partial<Record<Layout, Partial<FrameFacts>>>;

/** The far edge of the ground, metres: there the far woods begin. */
export const groundEndMetres = 330;

export function createFrame(layout: Layout, random: Random, own: OwnFrames = {}): Frame {
  const facts = { ...frames[layout], ...own[layout] };
  const [width, height] = layoutFacts[layout].size;
  const roll = layeredNoise(random.fork("roll"), 2, 0.4);
  const sway = layeredNoise(random.fork("sway"), 2, 0.4);
  const lift = (right: number, away: number) =>
    (1.7 * roll(away / 52 + right / 170) + 1.5 * sway(right / 55 + away / 190)) * Math.min(1, 110 / away);
  return {
    ...facts,
    layout,
    width,
    height,
    scaleAt: (away) => facts.focal / away,
    place: (right, away) => [
      facts.centerX + (facts.focal * right) / away,
      facts.horizon + (facts.focal * (facts.eyeMetres - lift(right, away))) / away,
    ],
  };
}

/** A place on the ground in metres: to the right of the tee's line, away from the tee. */
export type Position = readonly [right: number, away: number];
