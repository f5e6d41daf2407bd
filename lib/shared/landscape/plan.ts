/** A place on the ground in metres: to the right of the tee's line, away from the tee. */
export type Place = readonly [right: number, away: number];

export const greenPlace: Place = [33, 196];
