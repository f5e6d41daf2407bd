/** The first day of versions that have counted for ever. */
export const firstFeeDate = "2000-01-01";

type Dated = { fromDate: string };

/**
 * The version that a play date is priced by: the newest that has begun on it; of two that begin on one day, the one that was
 * made later. `versions` stand in the order in which they were made. Null before the first one.
 */
export function versionOn<T extends Dated>(versions: readonly T[], date: string): T | null {
  let found: T | null = null;
  for (const version of versions) {
    if (version.fromDate <= date && (found === null || version.fromDate >= found.fromDate)) found = version;
  }
  return found;
}

/** The next version that begins after a day; null where none is known. */
export function nextVersion<T extends Dated>(versions: readonly T[], date: string): T | null {
  const later = versions.map(({ fromDate }) => fromDate).filter((fromDate) => fromDate > date);
  const first = later.toSorted()[0];
  return first === undefined ? null : versionOn(versions, first);
}

/** State of a version on a day: it counts now, will count, or has been followed by another one. */
export type FeeVersionState = "NOW" | "COMING" | "OVER";

export function stateOfVersion<T extends Dated>(
  versions: readonly T[],
  version: T,
  today: string,
): FeeVersionState {
  if (version.fromDate > today) return "COMING";
  return versionOn(versions, today) === version ? "NOW" : "OVER";
}
