/** The kinds of land that a club can be drawn in. */
export const terrains = ["pine-hills", "links", "parkland", "mountain", "subtropical"] as const;

/** The ways in which its clubhouse can be built. */
export const buildings = ["timber", "stone", "eaves", "modern", "veranda"] as const;

/** The light of an hour at the club, and the weather as pictures know it. */
export const lights = ["dawn", "noon", "dusk", "night"] as const;
export const weathers = ["clear", "cloud", "rain", "snow", "fog"] as const;

/** Heads of the home page: the drawn scene, or photographs of the club. */
export const heroKinds = ["scene", "photographs"] as const;

export type Light = (typeof lights)[number];
export type Weather = (typeof weathers)[number];
export type HeroKind = (typeof heroKinds)[number];
export type Terrain = (typeof terrains)[number];
export type Building = (typeof buildings)[number];

/** Scene of a club that has chosen nothing; the empty seed is the club's own standard picture. */
export const standardScene = { terrain: "pine-hills", building: "timber", seed: "" } as const;
