import { browserStorage, readJson, type TextStorage } from "../storage";

/** How far a member has come on the way out; the server asks for its own proof at each step (checklist S-69). */
type Way = { memberIdx: number } | { rejoinFrom: string };

const key = "clubfront.withdrawal";

/** The member has read what leaving means and nothing stands in the way. */
export function openWithdrawal(memberIdx: number, storage: TextStorage = browserStorage("session")): void {
  keep({ memberIdx }, storage);
}

export function isWithdrawalOpen(
  memberIdx: number,
  storage: TextStorage = browserStorage("session"),
): boolean {
  return (readJson(storage, key) as { memberIdx?: unknown } | null)?.memberIdx === memberIdx;
}

/** The account is closed: all that is left here is the day on which a new one may be opened. */
export function endWithdrawal(rejoinFrom: string, storage: TextStorage = browserStorage("session")): void {
  keep({ rejoinFrom }, storage);
}

/** The day from which a new account may be opened (`yyyy-MM-dd`); null when nobody left in this tab. */
export function readRejoinDay(storage: TextStorage = browserStorage("session")): string | null {
  const day = (readJson(storage, key) as { rejoinFrom?: unknown } | null)?.rejoinFrom;
  return typeof day === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}

function keep(way: Way, storage: TextStorage): void {
  storage.setItem(key, JSON.stringify(way));
}
