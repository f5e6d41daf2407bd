export const clubhouseSize = { width: 1440, height: 460 } as const;

/** Where the walls of every clubhouse stand, px from the top. */
export const ground = 398;
