/**
 * All notices to persons (domain.md 11.10) with the variables of their texts. A new one is a row here and a text in
 * each language of `templates/`.
 */
export const noticeEvents = {
  booked: ["club", "date", "time", "course"],
  changed: ["club", "date", "time", "course"],
  cancelled: ["club", "date", "time"],
  cancelledByClub: ["club", "date", "time", "reason"],
  weatherCancelled: ["club", "date", "time"],
  lateCancelled: ["club", "date", "time", "amount", "until"],
  noShow: ["club", "date", "time", "amount", "until"],
  penaltyImposed: ["club", "penalty", "until"],
  penaltyReleased: ["club"],
  freeCancelReminder: ["club", "date", "time", "deadline"],
  companionAdded: ["club", "date", "time", "course", "booker"],
  companionLeft: ["club", "date", "time", "companion"],
  cancelledByPenalty: ["club", "date", "time"],
  companionRemoved: ["club", "date", "time"],
  partyChanged: ["club", "date", "time"],
  waitingAssigned: ["club", "date", "time", "course", "grace"],
  waitingOffered: ["club", "date", "time", "course", "until"],
  waitingClosed: ["club", "date"],
  waitingWithdrawn: ["club", "date", "time", "course"],
  waitingCancelledByClub: ["club", "date", "reason"],
  drawApplied: ["club", "title", "number", "receipt"],
  drawClosed: ["club", "title", "number", "receipt", "hash"],
  drawWon: ["club", "date", "time", "course", "until"],
  drawWonConfirm: ["club", "date", "time", "course", "until"],
  drawConfirmReminder: ["club", "date", "time", "deadline"],
  drawConfirmed: ["club", "date", "time", "course"],
  drawReserve: ["club", "title", "number"],
  drawLost: ["club", "title"],
  drawCancelled: ["club", "title"],
  drawIneligible: ["club", "title"],
  drawCompanionNamed: ["club", "title", "applicant"],
  drawCompanionLost: ["club", "title", "name"],
  drawCompanionReleased: ["club", "title", "applicant"],
  drawCompanionWon: ["club", "date", "time", "course", "applicant"],
  drawCompanionWonConfirm: ["club", "date", "time", "course", "applicant", "until"],
  drawCompanionEnded: ["club", "date", "time", "applicant"],
  drawCompanionReserve: ["club", "title", "applicant", "number"],
  drawCompanionNotDrawn: ["club", "title", "applicant"],
  drawCompanionIneligible: ["club", "title", "applicant"],
  drawCompanionCancelled: ["club", "title", "applicant"],
  teamReceived: ["club", "team"],
  teamResult: ["club", "team", "state"],
  teamDateSuspended: ["club", "team", "date"],
  teamMemberResult: ["club", "team", "manager", "state"],
  teamMemberDateSuspended: ["club", "team", "date"],
  teamRoundCancelled: ["club", "date", "time", "team"],
  teamRosterDue: ["club", "team", "date"],
  /** To the office. */
  vocReceived: ["club", "title"],
  vocAnswered: ["club", "title"],
  dataRequestReceived: ["club", "date"],
  dataRequestAnswered: ["club", "date"],
  /** To devices alone. */
  openingSoon: ["club", "date", "time"],
  lastMinuteOffered: ["club", "date", "time", "percent"],
  couponExpiring: ["club", "coupon", "date"],
  couponIssued: ["club", "coupon", "date"],
  termsChange: ["club", "title", "date"],
  dormancyNotice: ["club", "date"],
  passwordExpired: ["club"],
  passwordChanged: ["club", "time"],
  contactChanged: ["club", "time"],
  delegateAccepted: ["club", "delegate", "date"],
  /** Acts in the member's name. */
  delegateBooked: ["club", "delegate", "date", "time"],
  delegateChanged: ["club", "delegate", "date", "time"],
  delegateCancelled: ["club", "delegate", "date", "time"],
  delegateWaiting: ["club", "delegate"],
  delegateOffer: ["club", "delegate"],
  delegateDraw: ["club", "delegate"],
  delegateEnded: ["club", "delegate"],
  /** To a delegate. */
  delegationOver: ["club", "member"],
  /** Joining parties: what fits a golfer, who asks a booker, and that a golfer was not joined. */
  joinFound: ["club", "date", "time"],
  joinAsked: ["club", "date", "time"],
  joinEnded: ["club", "date", "time"],
  /** A flight of golfers alone: each is asked until when, and who was not placed in it is notified. */
  joinFlight: ["club", "date", "time", "until"],
  joinFlightEnded: ["club", "date", "time"],
  /** To an administrator who tries the sender of a club. */
  senderTest: ["club", "time"],
  certificationCode: ["club", "code", "minutes"],
  findIds: ["club", "ids"],
  welcome: ["club", "name"],
  memberApproved: ["club", "name"],
  withdrawn: ["club"],
  marketingChanged: ["club", "date", "choice"],
  marketingReconfirm: ["club", "choice"],
} as const satisfies Record<string, readonly string[]>;

export type NoticeEvent = keyof typeof noticeEvents;
type NameOf<E extends NoticeEvent> = (typeof noticeEvents)[E][number];

/**
 * Values of a caller for the variables, written in the club's formats when the message is queued: `date` a day
 * (`yyyy-MM-dd`), `time` a time of day (`HH:mm`) or a moment, `until`, `deadline` and `grace` moments.
 */
export type NoticeVars<E extends NoticeEvent> = {
  [name in NameOf<E>]: name extends "until" | "deadline" | "grace"
    ? Date
    : name extends "time"
      ? string | Date
      : string;
};
