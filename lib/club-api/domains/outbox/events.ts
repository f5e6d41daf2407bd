/**
 * What the club tells people (domain.md 11.10), with the variables that each text holds. A new notice is a row here and
 * a text in each language of `templates/`.
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
  waitingAssigned: ["club", "date", "time", "course", "grace"],
  waitingOffered: ["club", "date", "time", "course", "until"],
  waitingClosed: ["club", "date"],
  drawWon: ["club", "date", "time", "course", "until"],
  drawWonConfirm: ["club", "date", "time", "course", "until"],
  drawReserve: ["club", "title", "number"],
  drawLost: ["club", "title"],
  drawCancelled: ["club", "title"],
  drawIneligible: ["club", "title"],
  drawCompanionNamed: ["club", "title", "applicant"],
  drawCompanionLost: ["club", "title", "name"],
  teamReceived: ["club", "team"],
  teamResult: ["club", "team", "state"],
  teamDateSuspended: ["club", "team", "date"],
  /** To the office. */
  vocReceived: ["club", "title"],
  vocAnswered: ["club", "title"],
  couponExpiring: ["club", "coupon", "date"],
  couponIssued: ["club", "coupon", "date"],
  termsChange: ["club", "title", "date"],
  dormancyNotice: ["club", "date"],
  passwordExpired: ["club"],
  passwordChanged: ["club", "time"],
  contactChanged: ["club", "time"],
  certificationCode: ["club", "code", "minutes"],
  findIds: ["club", "ids"],
  welcome: ["club", "name"],
  memberApproved: ["club", "name"],
  withdrawn: ["club"],
  marketingChanged: ["club", "date", "choice"],
  marketingReconfirm: ["club", "choice"],
} as const satisfies Record<string, readonly string[]>;

export type NoticeEvent = keyof typeof noticeEvents;
export type NoticeVars<E extends NoticeEvent> = Record<(typeof noticeEvents)[E][number], string>;
