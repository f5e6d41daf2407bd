import { clubDate } from "@/lib/shared/time/club-time";
import { serverClock } from "@/lib/web/runtime/server-clock";

export type ClubClock = {
  /** The server's present moment: this browser's clock may be wrong, and a demo stands at a moment of its own. */
  now(): number;
  /** The moment of this browser's clock that a moment of the server is, for countdowns. */
  here(moment: string): number;
  today(zone: string): string;
};

/** The server's clock, known since the session is: whatever a member sees comes after it. */
export const clubClock: ClubClock = {
  now: serverClock.now,
  here: (moment) => serverClock.toOwn(Date.parse(moment)),
  today: (zone) => clubDate(new Date(serverClock.now()), zone),
};
