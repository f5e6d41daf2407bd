/** The kinds of land that a club can be drawn in. */
export const terrains = ["pine-hills", "links", "parkland", "mountain", "subtropical"] as const;

/** The ways in which its clubhouse can be built. */
export const buildings = ["timber", "stone", "eaves", "modern", "veranda"] as const;

export type Terrain = (typeof terrains)[number];
export type Building = (typeof buildings)[number];

/** What a club has that has chosen nothing; the empty seed is the club's own standard picture. */
export const standardScene = { terrain: "pine-hills", building: "timber", seed: "" } as const;
