/** What a member can let somebody else do in the own name, each by itself. */
export const delegatedActs = ["BOOK", "CHANGE", "CANCEL", "DRAW", "OFFER"] as const;
export type DelegatedAct = (typeof delegatedActs)[number];
