import { clubTime } from "@/lib/shared/time/club-time";
import type { WeatherSource } from "../adapters/weather";
import { openingOf } from "../domains/clubs";
import { expireCoupons } from "../domains/coupons";
import { forecastTime } from "../domains/forecast";
import {
  clubsOpeningAt,
  clubsWithForecast,
  clubsWithHolds,
  clubsWithJoins,
  clubsWithLastMinute,
  clubsWithWaitings,
} from "../domains/job-runs";
import { readBookingPolicy, remindOfDeadlines } from "../domains/reservations";
import { layMissingSheets, openingsNow } from "../domains/tee-sheets";
import { announceDormancy, confirmMarketing, remindOfPasswords } from "../workflows/accounts/dormancy";
import { sweepHolds } from "../workflows/bookings/release-hold";
import { remindOfCoupons } from "../workflows/coupons/issue-coupons";
import { markNoShows, noShowTime } from "../workflows/desk/no-show";
import { remindWinners } from "../workflows/draws/results/expire-wins";
import { runForecast } from "../workflows/forecast/run-forecast";
import { searchJoins } from "../workflows/joins/search-joins";
import { runLastMinute } from "../workflows/last-minute/notify-offers";
import { announcedOpenings, remindOfOpenings } from "../workflows/messages/remind-openings";
import { finishTeams, remindRosters } from "../workflows/teams/finish-teams";
import { closeWaitings, expireOffers } from "../workflows/waitings/close-waitings";
import type { Job } from "./job";

/** domain.md 11.9. Each minute, since the club sets the hour (C0290 v4; 17:00 for tomorrow by default). */
export const waitingCloseJob: Job = {
  name: "waiting-close",
  at: "minutely",
  clubsWithWork: clubsWithWaitings,
  run: ({ db, ctx }) => closeWaitings(db, ctx),
};

/** Sheets for every day up to D+60; days that a missed run left out are laid too (domain.md 7.1, 11.9). */
export const sheetGenerateJob: Job = {
  name: "sheet-generate",
  at: "00:05",
  async run({ db, ctx, logger }) {
    // A preset's tee times are not the club's yet: its first sheets are laid when it opens.
    if ((await openingOf(db, ctx.club.clubIdx)) === null) return;
    const created = await layMissingSheets(db, ctx);
    logger.info({ created }, "sheets laid");
  },
};

/** Stores nothing: which days open is computed at each look. It logs what opens in this minute (domain.md 11.9). */
export const openTickJob: Job = {
  name: "open-tick",
  at: "minutely",
  clubsWithWork: (db, { now, clubs }) => clubsOpeningAt(db, clubs, (zone) => clubTime(now, zone)),
  async run({ db, ctx, logger }) {
    for (const opening of await openingsNow(db, ctx)) logger.info(opening, "booking opens");
  },
};

/** Opening moments on the devices of members who want them, in advance. */
export const openingReminderJob: Job = {
  name: "opening-reminder",
  at: "minutely",
  async clubsWithWork(db, { now, clubs }) {
    const found = await Promise.all(
      announcedOpenings(now).map((moment) => clubsOpeningAt(db, clubs, (zone) => clubTime(moment, zone))),
    );
    return [...new Set(found.flat())];
  },
  run: ({ db, ctx }) => remindOfOpenings(db, ctx),
};

/** domain.md 11.9: offers that nobody answered go to the next in line. */
export const offerExpireJob: Job = {
  name: "offer-expire",
  at: "minutely",
  clubsWithWork: clubsWithWaitings,
  run: ({ db, ctx }) => expireOffers(db, ctx),
};

/** Golfers who would join a party: who fits is notified, and seated where the booker has left it to the search. */
export const joinSearchJob: Job = {
  name: "join-search",
  at: "minutely",
  clubsWithWork: clubsWithJoins,
  run: ({ db, ctx }) => searchJoins(db, ctx),
};

/** Empty tee times of the coming hours, offered for less by the rules of the club. */
export const lastMinuteJob: Job = {
  name: "last-minute",
  at: "minutely",
  clubsWithWork: clubsWithLastMinute,
  run: ({ db, ctx }) => runLastMinute(db, ctx),
};

/** How many bookings of the coming days will be cancelled or missed, from the past and the weather. */
export function forecastJob(source: WeatherSource): Job {
  return {
    name: "forecast",
    at: forecastTime,
    clubsWithWork: clubsWithForecast,
    run: ({ db, ctx, logger }) => runForecast({ db, source, logger }, ctx),
  };
}

/** domain.md 7.12, 11.9: who did not come. */
export const noShowJob: Job = {
  name: "no-show",
  at: noShowTime,
  run: ({ db, ctx }) => markNoShows(db, ctx),
};

/** Reminders to members in advance (domain.md 11.10): dormancy, an old password, advertising every two years. */
export const memberRemindersJob: Job = {
  name: "member-reminders",
  at: "10:00",
  async run({ db, ctx }) {
    await announceDormancy(db, ctx);
    await remindOfPasswords(db, ctx);
    await confirmMarketing(db, ctx);
  },
};

/** Cleans up holds that every read treats as none anyway, and gives their slots on (domain.md 7.5, 8.1, 11.9). */
export const lockSweepJob: Job = {
  name: "lock-sweep",
  at: "minutely",
  clubsWithWork: clubsWithHolds,
  run: async ({ db, ctx }) => {
    const { lock } = await readBookingPolicy(db, ctx.club.clubIdx);
    await sweepHolds(db, ctx, lock.windowMinutes);
  },
};

/** domain.md 11.10: free cancellation ends today. */
export const freeCancelReminderJob: Job = {
  name: "free-cancel-reminder",
  at: "10:00",
  run: ({ db, ctx }) => remindOfDeadlines(db, ctx),
};

/** With the other reminders (domain.md 11.9): wins that have to be confirmed within a day. */
export const drawConfirmReminderJob: Job = {
  name: "draw-confirm-reminder",
  at: "10:00",
  run: ({ db, ctx }) => remindWinners(db, ctx),
};

/** domain.md 11.9, reminders: coupons that run out in C0400 v3 days. */
export const couponReminderJob: Job = {
  name: "coupon-reminder",
  at: "10:00",
  run: ({ db, ctx }) => remindOfCoupons(db, ctx),
};

/** domain.md 7.11: coupons whose last day was yesterday. */
export const couponExpireJob: Job = {
  name: "coupon-expire",
  at: "00:10",
  run: ({ db, ctx }) => expireCoupons(db, ctx),
};

export const teamJobs: readonly Job[] = [
  { name: "team-finish", at: "00:10", run: ({ db, ctx }) => finishTeams(db, ctx) },
  { name: "team-roster", at: "10:00", run: ({ db, ctx }) => remindRosters(db, ctx) },
];
