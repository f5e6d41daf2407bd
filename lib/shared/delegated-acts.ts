/** Acts that a member can permit a delegate, each by itself. */
export const delegatedActs = ["BOOK", "CHANGE", "CANCEL", "DRAW", "OFFER"] as const;
export type DelegatedAct = (typeof delegatedActs)[number];
