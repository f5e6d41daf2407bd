import { isOneOf } from "@/lib/contract/code-values/code-group";
import {
  type ApplicationState,
  announcedStates,
  applicationState,
  type DrawPostState,
  drawPostState,
} from "@/lib/contract/code-values/draws";
import { fitsChoice } from "@/lib/shared/draws/draw-allocation";
import type { DrawBand, DrawChoice, DrawFactors, DrawSlot } from "@/lib/shared/draws/draw-types";

/** States of `drawPostStates` in which a result is there but nobody may see it. */
const hiddenStates: readonly DrawPostState[] = [
  drawPostState.planned,
  drawPostState.applying,
  drawPostState.closed,
  drawPostState.drawn,
];
const wonStates: readonly ApplicationState[] = [
  applicationState.won,
  applicationState.confirmed,
  applicationState.unconfirmed,
];
const confirmHours = 24;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Whether results, seed and bookings of a post are public (domain.md 8.4). */
export function isAnnounced(postState: DrawPostState): boolean {
  return announcedStates.includes(postState);
}

/** An application as its owner sees it: until the announcement a result shows as Applied. */
export function shownState<State extends ApplicationState>(
  state: State,
  postState: DrawPostState,
): State | typeof applicationState.applied {
  return state !== applicationState.withdrawn && hiddenStates.includes(postState)
    ? applicationState.applied
    : state;
}

/** Whether applications are taken at a moment: the server's clock decides, not when a job ran. */
export function isApplying(
  post: { state: DrawPostState; applyFrom: Date; applyTo: Date },
  now: Date,
): boolean {
  return (
    isOneOf(post.state, [drawPostState.planned, drawPostState.applying]) &&
    post.applyFrom <= now &&
    now < post.applyTo
  );
}

/** The month (`yyyy-MM`) in which a post counts for C0330 v2: that of its first play date. */
export function monthOf({ playDates }: { playDates: readonly string[] }): string {
  return (playDates[0] ?? "").slice(0, 7);
}

type PostShape = { playDates: readonly string[]; courseCodes: readonly string[]; maxChoices: number };

/** Whether choices are good (4505): ranks 1 to n, none twice, and each names at least one slot of the pool. */
export function areChoicesGood(
  choices: readonly DrawChoice[],
  post: PostShape,
  pool: readonly Pick<DrawSlot, "playDate" | "teeTime" | "courseCode">[],
  bands: readonly DrawBand[],
): boolean {
  const ranks = choices.map(({ rank }) => rank).sort((one, other) => one - other);
  const inputs = choices.map((one) => `${one.playDate} ${one.standbyTimeCode} ${one.courseCode ?? ""}`);
  return (
    choices.length >= 1 &&
    choices.length <= post.maxChoices &&
    ranks.every((rank, place) => rank === place + 1) &&
    new Set(inputs).size === inputs.length &&
    choices.every((choice) => {
      const band = bands.find(({ key }) => key === choice.standbyTimeCode);
      return pool.some((slot) => fitsChoice(slot, choice, band));
    })
  );
}

/**
 * The factors of a weight (domain.md 7.9.2). `results` are the member's announced ones, the latest first; counts
 * losses in a row since the last win, and wins since `winsSince`. A declined win counts as neither, since declining
 * is free.
 */
export function factorsOf(
  base: number,
  points: number,
  results: readonly { state: ApplicationState; drawAt: Date }[],
  winsSince: Date,
): DrawFactors {
  const decided = results.filter(({ state }) => state === applicationState.lost || wonStates.includes(state));
  const lastWin = decided.findIndex(({ state }) => wonStates.includes(state));
  const wins = decided.filter(({ state, drawAt }) => wonStates.includes(state) && drawAt >= winsSince);
  return { base, losses: lastWin < 0 ? decided.length : lastWin, wins: wins.length, points };
}

/** Until when a reserve that moved up may decline: a day, but not past the release (domain.md 8.5). */
export function reserveConfirmUntil(now: Date, releaseAt: Date): Date {
  return new Date(Math.min(now.getTime() + confirmHours * 60 * minuteMs, releaseAt.getTime()));
}

/** So many days before a moment. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs);
}
