import { type TermsVersionState, termsVersionState } from "@/lib/contract/code-values/terms";
import { addDays } from "@/lib/shared/time/calendar";

export type DatedVersion = {
  termsIdx: number;
  termType: string;
  isDraft: boolean;
  /** `yyyy-MM-dd`. */
  announceFrom: string;
  effectiveDate: string;
};

/** So long after it came into force a changed version is still announced (domain.md 7.14); C0470 is the time before. */
const announcedAfterDays = 7;

/**
 * The state of a version on a club day: it turns from announced to in force at the start of its effective date and
 * takes its forerunner out of force (domain.md 7.14). Before `announceFrom` it is still a draft to the public.
 */
export function termsState(
  version: DatedVersion,
  all: readonly DatedVersion[],
  today: string,
): TermsVersionState {
  if (version.isDraft || today < version.announceFrom) return termsVersionState.notAnnounced;
  if (today < version.effectiveDate) return termsVersionState.announced;
  return isInForce(version, all, today) ? termsVersionState.inForce : termsVersionState.superseded;
}

/** The version in force of a type; undefined when there is none yet. */
export function versionInForce<T extends DatedVersion>(versions: readonly T[], today: string): T | undefined {
  return versions
    .filter((version) => !version.isDraft && version.effectiveDate <= today)
    .toSorted(byAge)
    .at(-1);
}

/** The announced version that comes next; undefined when none is announced. */
export function upcomingVersion<T extends DatedVersion>(
  versions: readonly T[],
  today: string,
): T | undefined {
  return versions
    .filter((version) => termsState(version, versions, today) === termsVersionState.announced)
    .toSorted(byAge)[0];
}

/** The next older version of the same type that was ever published; undefined for the first. */
export function versionBefore<T extends DatedVersion>(version: T, all: readonly T[]): T | undefined {
  return all
    .filter((other) => other.termType === version.termType && !other.isDraft && byAge(other, version) < 0)
    .toSorted(byAge)
    .at(-1);
}

/**
 * The versions that the main page announces: changed ones (not the first of a type) from `announceFrom` until seven
 * days after they came into force (domain.md 7.14).
 */
export function noticedVersions<T extends DatedVersion>(all: readonly T[], today: string): T[] {
  return all.filter((version) => {
    const state = termsState(version, all, today);
    if (state === termsVersionState.announced) return true;
    return (
      state === termsVersionState.inForce &&
      today < addDays(version.effectiveDate, announcedAfterDays) &&
      versionBefore(version, all) !== undefined
    );
  });
}

export type StoredConsent = { termsIdx: number; termType: string; agreed: boolean };

/**
 * The required versions in force that the latest word of a member does not agree to. When the club does not ask again
 * after a change (C0470 v3), any version of the type will do.
 */
export function openVersions<T extends DatedVersion & { isRequired: boolean }>(
  all: readonly T[],
  consents: readonly StoredConsent[],
  { today, asksAgain }: { today: string; asksAgain: boolean },
): T[] {
  const types = [...new Set(all.map((version) => version.termType))];
  return types.flatMap((termType) => {
    const current = versionInForce(
      all.filter((version) => version.termType === termType),
      today,
    );
    if (!current?.isRequired) return [];
    const isAgreed = consents.some(
      (consent) =>
        consent.agreed &&
        (asksAgain ? consent.termsIdx === current.termsIdx : consent.termType === current.termType),
    );
    return isAgreed ? [] : [current];
  });
}

function isInForce(version: DatedVersion, all: readonly DatedVersion[], today: string): boolean {
  const ofType = all.filter((other) => other.termType === version.termType);
  return versionInForce(ofType, today)?.termsIdx === version.termsIdx;
}

function byAge(one: DatedVersion, other: DatedVersion): number {
  if (one.effectiveDate !== other.effectiveDate) return one.effectiveDate < other.effectiveDate ? -1 : 1;
  return one.termsIdx - other.termsIdx;
}
