/** domain.md 4, C1460 `fnbOutlets`. */
export const fnbOutlet = { restaurant: "10", startHouse: "20", teaHouse: "30", banquet: "40" } as const;
