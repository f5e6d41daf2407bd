/** Handicap bands by which golfers find a party: up to 9, 10 to 18, 19 to 28, above. */
export const joinLevels = ["LOW", "MIDDLE", "HIGH", "BEGINNER"] as const;
export type JoinLevel = (typeof joinLevels)[number];

/** How fast somebody likes to play; ANY goes with both. */
export const joinPaces = ["ANY", "BRISK", "RELAXED"] as const;
export type JoinPace = (typeof joinPaces)[number];

/** Members whom one member would not play with, at most. */
export const mostExclusions = 30;
