/** C0240 and the window in which holding adds up (domain.md 7.5). */
export type LockNumbers = {
  holdSeconds: number;
  maxRenewals: number;
  maxSeconds: number;
  windowMinutes: number;
};

/** A span in which a member held one slot. */
export type LockUse = { heldFrom: Date; heldUntil: Date };

/** A lock is dead from the moment of its end on, whoever cleans it up (domain.md 7.5). */
export function isAlive(lock: { expiresAt: Date }, now: Date): boolean {
  return lock.expiresAt > now;
}

/** The moment from which on uses add up. */
export function windowStart(numbers: LockNumbers, now: Date): Date {
  return new Date(now.getTime() - numbers.windowMinutes * 60_000);
}

/** Milliseconds that a member has held a slot up to now within the window, however the holds ended. */
export function heldMilliseconds(uses: readonly LockUse[], numbers: LockNumbers, now: Date): number {
  const from = windowStart(numbers, now).getTime();
  return uses.reduce((sum, use) => {
    const until = Math.min(use.heldUntil.getTime(), now.getTime());
    return sum + Math.max(0, until - Math.max(use.heldFrom.getTime(), from));
  }, 0);
}

/** The end of a hold that begins or is renewed now; null when the member has used up the seconds (4112). */
export function holdUntil(uses: readonly LockUse[], numbers: LockNumbers, now: Date): Date | null {
  const leftMs = numbers.maxSeconds * 1000 - heldMilliseconds(uses, numbers, now);
  const grantMs = Math.min(numbers.holdSeconds * 1000, leftMs);
  return grantMs > 0 ? new Date(now.getTime() + grantMs) : null;
}

/** Whether the hold could be made longer once more before it ends. */
export function isRenewable(
  uses: readonly LockUse[],
  numbers: LockNumbers,
  hold: { renewals: number; expiresAt: Date },
  now: Date,
): boolean {
  const plannedMs = heldMilliseconds(uses, numbers, now) + (hold.expiresAt.getTime() - now.getTime());
  return hold.renewals < numbers.maxRenewals && plannedMs < numbers.maxSeconds * 1000;
}
