/**
 * Sub-groups of `courses` (C1020): a removed course keeps its entry, since bookings, requests and records of the past name
 * it, and is no choice any more.
 */
export const courseEntry = { there: "", removed: "REMOVED" } as const;

/** The entries of a group that can be chosen now, and of the others those that a record has already. */
export function choosableEntries<Entry extends { key: string; group: string }>(
  entries: readonly Entry[],
  chosen: readonly string[] = [],
): readonly Entry[] {
  return entries.filter(({ key, group }) => group !== courseEntry.removed || chosen.includes(key));
}
