/** Typed addresses of the member area without language; those that every page knows stand in paths.ts. */
export const memberPaths = {
  myInfo: {
    check: () => "/mypage/myinfo/check",
    edit: () => "/mypage/myinfo",
    additional: () => "/mypage/myinfo/additional",
    password: () => "/mypage/myinfo/password",
    consents: () => "/mypage/myinfo/consents",
    sessions: () => "/mypage/myinfo/sessions",
    notices: () => "/mypage/myinfo/notices",
    delegates: () => "/mypage/myinfo/delegates",
    dataUse: () => "/mypage/myinfo/data-use",
  },
  /** Where invitations are accepted, and where a person without an account comes back to act for a member. */
  delegate: () => "/login/delegate",
  /** The practice opening. */
  practice: () => "/reservation/practice",
  withdrawal: {
    start: () => "/mypage/withdrawal",
    reason: () => "/mypage/withdrawal/reason",
    reject: () => "/mypage/withdrawal/reject",
    complete: () => "/mypage/withdrawal/complete",
  },
  my: {
    bookings: () => "/mypage/bookings",
    /** `isBooked`: the booking has just been made, its page says so first. */
    booking: (bookingIdx: number | string, { isBooked = false } = {}) =>
      `/mypage/bookings/${bookingIdx}${isBooked ? "?booked=1" : ""}`,
    /** The calendar on the day of a booking that is to move. */
    change: (playDate: string, bookingIdx: number) =>
      `/reservation?${new URLSearchParams({ date: playDate, bookingIdx: String(bookingIdx) })}`,
    /** The calendar with the party of an earlier booking. */
    again: (bookingIdx: number) => `/reservation?again=${bookingIdx}`,
    waitings: (date?: string) => (date ? `/mypage/waitings?date=${date}` : "/mypage/waitings"),
    joins: () => "/mypage/joins",
    lastMinute: () => "/mypage/last-minute",
    draws: () => "/mypage/draws",
    teams: () => "/mypage/teams",
    penalties: () => "/mypage/penalties",
    visits: () => "/mypage/visits",
    coupons: () => "/mypage/coupons",
    /** The private calendar address of a token; no page, and the same in every language. */
    calendar: (token: string) => `/calendar/${token}.ics`,
    /** The file of a booking for a wallet app; no page. */
    ticket: (bookingIdx: number, language: string) =>
      `/session/tickets/${bookingIdx}.pkpass?lang=${language}`,
  },
  cs: {
    list: () => "/mypage/cs",
    /** `type` is a key of questionTypes, `booking` the booking that it is about. */
    form: (about: { type?: string; booking?: string } = {}) => {
      const search = new URLSearchParams(about);
      return search.size > 0 ? `/mypage/cs/form?${search}` : "/mypage/cs/form";
    },
    inquiry: (vocIdx: number | string) => `/mypage/cs/${vocIdx}`,
  },
} as const;
