import fc from "fast-check";
import {
  heldMilliseconds,
  holdUntil,
  isAlive,
  isRenewable,
  type LockUse,
} from "@/lib/club-api/domains/reservations/holds/lock-rules";

/** C0240 and the half hour of domain.md 7.5. */
const numbers = { holdSeconds: 300, maxRenewals: 1, maxSeconds: 600, windowMinutes: 30 };
const now = new Date("2026-11-23T10:00:00+09:00");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const use = (from: number, until: number): LockUse => ({ heldFrom: ago(from), heldUntil: ago(until) });
const grant = (uses: LockUse[]) => {
  const until = holdUntil(uses, numbers, now);
  return until && (until.getTime() - now.getTime()) / 1000;
};

test("a lock is dead from its end on, to the millisecond", () => {
  expect(isAlive({ expiresAt: new Date(now.getTime() + 1) }, now)).toBe(true);
  expect(isAlive({ expiresAt: now }, now)).toBe(false);
});

test.each([
  ["nothing yet", [], 300],
  ["four minutes", [use(240, 0)], 300],
  ["four minutes, still running", [use(240, -60)], 300],
  ["seven minutes in two goes", [use(900, 660), use(240, 60)], 180],
  ["all ten minutes", [use(1000, 700), use(600, 300)], null],
  ["ten minutes, of which five lie before the window", [use(2100, 1500), use(500, 500)], 300],
  ["an hour ago", [use(3600, 3000)], 300],
] as const)("having held %s, the next hold lasts %p", (_name, uses, seconds) => {
  expect(grant([...uses])).toBe(seconds);
});

test("what was granted but not used up by a release does not count", () => {
  expect(heldMilliseconds([use(60, 30)], numbers, now)).toBe(30_000);
});

test("a hold is renewable once, and only while seconds are left", () => {
  const hold = { renewals: 0, expiresAt: new Date(now.getTime() + 300_000) };
  expect(isRenewable([], numbers, hold, now)).toBe(true);
  expect(isRenewable([], numbers, { ...hold, renewals: 1 }, now)).toBe(false);
  expect(isRenewable([use(400, 100)], numbers, hold, now)).toBe(false);
});

test("however holds follow each other, nobody holds a slot for more than 600 s of any half hour", () => {
  const steps = fc.array(fc.record({ wait: fc.nat(400), keep: fc.nat(400) }), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (all) => {
      const uses: LockUse[] = [];
      let clock = now.getTime();
      for (const { wait, keep } of all) {
        clock += wait * 1000;
        const until = holdUntil(uses, numbers, new Date(clock));
        if (!until) continue;
        const end = Math.min(clock + keep * 1000, until.getTime());
        uses.push({ heldFrom: new Date(clock), heldUntil: new Date(end) });
        clock = end;
        expect(heldMilliseconds(uses, numbers, new Date(clock))).toBeLessThanOrEqual(600_000);
      }
    }),
  );
});
