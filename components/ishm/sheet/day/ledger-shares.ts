/** What becomes of the slots of a day (product.md 8), in the order of the bar, each with its fill. */
export const ledgerKinds = [
  { kind: "booked", fill: "bg-primary" },
  { kind: "held", fill: "bg-warn" },
  { kind: "open", fill: "bg-pine-300" },
  { kind: "allotted", fill: "bg-pine-500" },
  { kind: "draw", fill: "bg-bark" },
  { kind: "team", fill: "bg-info" },
  { kind: "blocked", fill: "bg-line-2" },
] as const;
export type LedgerKind = (typeof ledgerKinds)[number]["kind"];
export type Ledger = Record<LedgerKind, number>;

export type LedgerShare = (typeof ledgerKinds)[number] & { count: number; percent: number };

/** The kinds that a day has, with their part of the bar: together they are all of it. */
export function ledgerShares(ledger: Ledger): LedgerShare[] {
  const all = ledgerKinds.reduce((sum, { kind }) => sum + ledger[kind], 0);
  return ledgerKinds
    .filter(({ kind }) => ledger[kind] > 0)
    .map((part) => ({ ...part, count: ledger[part.kind], percent: (ledger[part.kind] / all) * 100 }));
}
