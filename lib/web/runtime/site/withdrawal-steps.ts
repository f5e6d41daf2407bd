import { browserStorage, readJson, type TextStorage } from "../storage";

/** How far a member has come on the way out; the server asks for its own proof at each step (checklist S-69). */
type Progress = { memberIdx: number } | { rejoinFrom: string };

const key = "clubfront.withdrawal";

/** Records that the member has read the consequences and that nothing blocks the withdrawal. */
export function openWithdrawal(memberIdx: number, storage: TextStorage = browserStorage("session")): void {
  store({ memberIdx }, storage);
}

export function isWithdrawalOpen(
  memberIdx: number,
  storage: TextStorage = browserStorage("session"),
): boolean {
  return (readJson(storage, key) as { memberIdx?: unknown } | null)?.memberIdx === memberIdx;
}

/** The account is closed: all that is left here is the day on which a new one may be opened. */
export function endWithdrawal(rejoinFrom: string, storage: TextStorage = browserStorage("session")): void {
  store({ rejoinFrom }, storage);
}

/** The day from which a new account may be opened (`yyyy-MM-dd`); null when nobody left in this tab. */
export function readRejoinDay(storage: TextStorage = browserStorage("session")): string | null {
  const day = (readJson(storage, key) as { rejoinFrom?: unknown } | null)?.rejoinFrom;
  return typeof day === "string" && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}

function store(progress: Progress, storage: TextStorage): void {
  storage.setItem(key, JSON.stringify(progress));
}
