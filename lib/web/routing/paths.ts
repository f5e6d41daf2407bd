import { everyTime, type SheetChoice, sheetChoiceParameters } from "@/lib/shared/tee-times/sheet-choice";
import type { CommunityBoard } from "./inner-paths";

export type ReservationAddress = { month?: string; date?: string; choice?: SheetChoice };

/** Typed addresses without language: components build links from here, never from strings of their own. */
export const paths = {
  home: () => "/",
  /** The page of reservations on its own, a month of it (`2026-12`), a day (`2026-12-16`), or some times of a day. */
  reservation: ({ choice = everyTime, ...asked }: ReservationAddress = {}) => {
    const search = new URLSearchParams({ ...asked, ...sheetChoiceParameters(choice) });
    return search.size > 0 ? `/reservation?${search}` : "/reservation";
  },
  draws: {
    list: () => "/reservation/draws",
    post: (drawPostIdx: number | string) => `/reservation/draws/${drawPostIdx}`,
    proof: (drawPostIdx: number | string) => `/reservation/draws/${drawPostIdx}/proof`,
  },
  /** The practice opening. */
  practice: () => "/reservation/practice",
  teams: {
    list: () => "/reservation/teams",
    form: (teamFormIdx: number | string) => `/reservation/teams/${teamFormIdx}`,
    new: () => "/reservation/teams/new",
  },
  club: (hash?: string) => (hash ? `/club#${hash}` : "/club"),
  gift: () => "/gift",
  weather: () => "/weather",
  guide: (hash?: string) => (hash ? `/guide#${hash}` : "/guide"),
  course: (hash?: string) => (hash ? `/course#${hash}` : "/course"),
  hole: (courseCode: string, holeNo: number) => `/course/${courseCode.toLowerCase()}/${holeNo}`,
  /** The courses of a round by their codes, in the order of play. */
  scorecard: (courseCodes: readonly string[]) => `/course/scorecard/${courseCodes.join("-").toLowerCase()}`,
  pft: (hash?: string) => (hash ? `/pft#${hash}` : "/pft"),
  community: (hash?: string) => (hash ? `/community#${hash}` : "/community"),
  /** A page of one list of the community page; the first page of a list that nobody searches is its section. */
  communityList: (board: CommunityBoard, page: number, keyword = "") => {
    if (page === 1 && !keyword) return board === "notice" ? "/community" : `/community#${board}`;
    const search = new URLSearchParams();
    if (board !== "notice") search.set("board", board);
    if (page > 1) search.set("page", String(page));
    if (keyword) search.set("keyword", keyword);
    return `/community?${search}`;
  },
  notice: (noticeIdx: number | string) => `/community/notice/${noticeIdx}`,
  event: (eventIdx: number | string) => `/community/event/${eventIdx}`,
  reference: (referenceIdx: number | string) => `/community/reference/${referenceIdx}`,
  lostItem: (lostIdx: number | string) => `/community/lost-item/${lostIdx}`,
  agreement: (termsIdx: number | string) => `/common/agreement/${termsIdx}`,
  /** The address of a preview link of the back office. */
  preview: (token: string) => `/preview/${token}`,
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : "/login"),
  signUp: {
    start: () => "/signup",
    agreement: () => "/signup/agreement",
    auth: () => "/signup/auth",
    authSuccess: () => "/signup/auth/success",
    authFail: () => "/signup/auth/fail",
    form: () => "/signup/form",
    success: () => "/signup/success",
    classic: () => "/signup/classic",
  },
  dormant: () => "/login/dormant",
  /** An invitation to act for a member, whose secret stands behind a `#`, and the way back of a person without an account. */
  delegate: () => "/login/delegate",
  findId: () => "/login/find-id",
  findIdResult: () => "/login/find-id-result",
  findPassword: () => "/login/find-pw",
  passwordReset: () => "/login/password-reset-page",
  myPage: () => "/mypage",
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
  stopSite: () => "/stop-site",
  closePage: () => "/close-page",
  error: (status: number) => `/error?status=${status}`,
  /** The first screen of the back office; its other ones stand in office-paths.ts. */
  officeHome: () => "/ishm",
} as const;
