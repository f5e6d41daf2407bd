import type { CommunityBoard } from "./inner-paths";

/** Choices are the parameters of `sheetChoiceParameters`. */
export type ReservationAddress = Partial<Record<"month" | "date" | "course" | "part" | "players", string>>;

/** Typed addresses without language: components build links from here, never from strings of their own. */
export const paths = {
  home: () => "/",
  /** The page of reservations on its own, a month of it (`2026-12`), a day (`2026-12-16`), or some times of a day. */
  reservation: (asked: ReservationAddress = {}) => {
    const search = new URLSearchParams(asked);
    return search.size > 0 ? `/reservation?${search}` : "/reservation";
  },
  draws: {
    list: () => "/reservation/draws",
    post: (drawPostIdx: number | string) => `/reservation/draws/${drawPostIdx}`,
    proof: (drawPostIdx: number | string) => `/reservation/draws/${drawPostIdx}/proof`,
  },
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
  findId: () => "/login/find-id",
  findIdResult: () => "/login/find-id-result",
  findPassword: () => "/login/find-pw",
  passwordReset: () => "/login/password-reset-page",
  myPage: () => "/mypage",
  stopSite: () => "/stop-site",
  closePage: () => "/close-page",
  error: (status: number) => `/error?status=${status}`,
  /** The first screen of the back office; its other ones stand in office-paths.ts. */
  officeHome: () => "/ishm",
} as const;
