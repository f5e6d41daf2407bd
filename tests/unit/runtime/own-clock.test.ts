import { byOwnClock } from "@/lib/web/api/session";
import { serverClock } from "@/lib/web/runtime/server-clock";
import type { PublicSession } from "@/lib/web/session/options";

const serverNow = Date.parse("2026-11-23T10:00:00+09:00");
const session = {
  signedIn: true,
  now: serverNow,
  accessTokenExpire: serverNow + 1_800_000,
  refreshTokenExpire: serverNow + 43_200_000,
  chk: false,
  user: {} as Extract<PublicSession, { signedIn: true }>["user"],
} as const;

test.each([-3_600_000, 0, 5_000, 86_400_000])(
  "a browser whose clock is %i ms off still refreshes at the right moment",
  (offsetMs) => {
    const shown = byOwnClock(session, serverNow + offsetMs);
    if (!shown.signedIn) throw new Error("the session is lost");
    const ownNow = serverNow + offsetMs;
    expect(shown.accessTokenExpire - ownNow).toBe(1_800_000);
    expect(shown.refreshTokenExpire - ownNow).toBe(43_200_000);
    expect(shown.now).toBe(serverNow);
  },
);

test("nobody stays nobody", () => {
  expect(byOwnClock({ signedIn: false }, serverNow)).toEqual({ signedIn: false });
});

test("a visitor's page learns the club's moment too, whatever the device's clock shows", () => {
  const ownNow = Date.now(); // Real clock: the device's, a day ahead of the club's.
  byOwnClock({ signedIn: false, now: ownNow - 86_400_000 }, ownNow);
  expect(Math.abs(ownNow - 86_400_000 - serverClock.now())).toBeLessThan(1000);
});
