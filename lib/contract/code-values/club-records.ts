/** Entries of the club page: facilities, history, the ways to the club, and the places on its drawn map. */
export const entryKinds = ["FACILITY", "HISTORY", "WAY", "PLACE"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** How one comes to the club. */
export const wayKinds = ["CAR", "TRAIN", "BUS", "TAXI", "AIR", "BOAT", "WALK", "OTHER"] as const;
export type WayKind = (typeof wayKinds)[number];

/** How a place is drawn on the map of the surroundings. */
export const placeKinds = ["road", "rail", "town", "water"] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const practiceKinds = ["RANGE", "PUTTING", "SHORT_GAME", "FITNESS", "SIMULATOR"] as const;
export type PracticeKind = (typeof practiceKinds)[number];

/** Whether a product of the pro shop can be had. */
export const stockStates = ["IN_STOCK", "FEW", "SOLD_OUT"] as const;
export type StockState = (typeof stockStates)[number];
