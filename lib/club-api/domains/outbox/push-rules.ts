import type { PushKind } from "@/lib/shared/push-kinds";

/** The notices that go to devices, by what a member chooses among; all others go by mail and text message alone. */
const kinds: Readonly<Record<string, PushKind>> = {
  waitingAssigned: "offers",
  waitingOffered: "offers",
  waitingClosed: "offers",
  waitingWithdrawn: "offers",
  waitingCancelledByClub: "offers",
  drawWon: "draws",
  drawWonConfirm: "draws",
  drawConfirmReminder: "draws",
  drawConfirmed: "draws",
  drawReserve: "draws",
  drawLost: "draws",
  drawCancelled: "draws",
  drawIneligible: "draws",
  drawCompanionNamed: "draws",
  drawCompanionWon: "draws",
  drawCompanionWonConfirm: "draws",
  drawCompanionEnded: "draws",
  drawCompanionReserve: "draws",
  drawCompanionNotDrawn: "draws",
  drawCompanionIneligible: "draws",
  drawCompanionCancelled: "draws",
  changed: "changes",
  cancelled: "changes",
  cancelledByClub: "changes",
  cancelledByPenalty: "changes",
  freeCancelReminder: "changes",
  companionAdded: "changes",
  companionLeft: "changes",
  companionRemoved: "changes",
  partyChanged: "changes",
  teamRoundCancelled: "changes",
  delegateBooked: "changes",
  delegateChanged: "changes",
  delegateCancelled: "changes",
  delegateWaiting: "offers",
  delegateOffer: "offers",
  delegateDraw: "draws",
  joinFound: "offers",
  joinAsked: "offers",
  joinEnded: "offers",
  joinFlight: "offers",
  joinFlightEnded: "offers",
  weatherCancelled: "weather",
  openingSoon: "openings",
  lastMinuteOffered: "lastMinute",
};

/** The kind of a notice on a device; undefined for one that is not sent there. */
export const pushKindOf = (event: string): PushKind | undefined => kinds[event];

/** Where a tap leads: the page on which the member sees or answers it. */
const pages: Readonly<Record<PushKind, string>> = {
  offers: "/mypage/waitings",
  draws: "/mypage/draws",
  changes: "/mypage/bookings",
  weather: "/mypage/bookings",
  openings: "/reservation",
  lastMinute: "/mypage/last-minute",
};
const joinPage = "/mypage/joins";
const pageOfAdvertising = "/mypage/coupons";

export function pushPage(event: string): string {
  const kind = pushKindOf(event);
  if (event.startsWith("join")) return joinPage;
  return kind === undefined ? pageOfAdvertising : pages[kind];
}

/** Variables that name somebody else: a locked screen shows nobody. */
const namesOfOthers = ["booker", "companion", "applicant", "name", "manager", "delegate", "member"];

/** Whether the words of a notice name another person. */
export const namesOther = (vars: Readonly<Record<string, string>>): boolean =>
  namesOfOthers.some((name) => Object.hasOwn(vars, name));

const dayMs = 24 * 60 * 60_000;

/** After how long a notice on a device says nothing any more: a day, or the end of what it tells of. */
export function pushExpiry(now: Date, vars: Readonly<Record<string, string | Date>>): Date {
  const ends = [vars.until, vars.deadline].flatMap((end) => (end instanceof Date && end > now ? [end] : []));
  return new Date(Math.min(now.getTime() + dayMs, ...ends.map((end) => end.getTime())));
}
