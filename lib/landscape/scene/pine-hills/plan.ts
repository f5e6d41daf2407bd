import type { HolePlan } from "../hole-plan";

/** A par 4 that bends to the right past a pond. */
export const pinePlan: HolePlan = {
  line: [
    [-6, 34, 5.5],
    [-5, 46, 6],
    [-1, 60, 7],
    [5, 78, 9],
    [7, 98, 11.5],
    [5, 118, 13],
    [8, 140, 12.5],
    [17, 160, 10.5],
    [26, 178, 8.5],
    [32, 192, 5],
    [34, 202, 2],
  ],
  green: [33, 196],
  pond: { at: [-38, 150], axes: [34, 21], turn: -0.1 },
  bunkers: [
    { at: [-18, 110], axes: [8.5, 4.6], turn: -0.1 },
    { at: [-10.5, 103], axes: [4.6, 2.6], turn: 0.3 },
    { at: [13, 172], axes: [8, 6], turn: 0.1 },
    { at: [35, 122], axes: [8, 5], turn: -0.15 },
    { at: [47, 184], axes: [6, 6], turn: 0 },
  ],
};
