/** The parts of a day's ledger (`SlotsLedger`) in the order of the bar, each with its fill. */
export const ledgerParts = [
  { key: "booked", fill: "bg-pine-800" },
  { key: "open", fill: "bg-pine-300" },
  { key: "membersOnly", fill: "bg-pine-500" },
  { key: "team", fill: "bg-info" },
  { key: "draw", fill: "bg-bark" },
  { key: "blocked", fill: "bg-line-2" },
] as const;
