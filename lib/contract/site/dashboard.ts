import { z } from "zod";
import { clubCode, clubQuery, commonQuery, dateText, listQueryShape, pageOf } from "../common";
import { defineRoute } from "../define-route";
import { sheetOf } from "../sheet";

const permission = { menu: "900000", flag: "R" } as const;

const counters = {
  visits: z.int(),
  newMembers: z.int(),
  withdrawals: z.int(),
  dormants: z.int(),
  bookings: z.int(),
  cancels: z.int(),
  lateCancels: z.int(),
  noShows: z.int(),
  waitings: z.int(),
  drawApplications: z.int(),
  teamForms: z.int(),
  vocReceived: z.int(),
  vocAnswered: z.int(),
};

/** domain.md A1. `C` takes `from` and `to`, at most two years. */
export const dashboardPeriod = z.enum(["D", "W", "M", "Q", "Y", "C"]);
export type DashboardPeriod = z.output<typeof dashboardPeriod>;

const period = {
  period: dashboardPeriod.default("M"),
  from: dateText.optional(),
  to: dateText.optional(),
};
const periodQuery = z.strictObject({ ...commonQuery, ...period });
const listQuery = z.strictObject({
  ...commonQuery,
  ...period,
  page: listQueryShape.page,
  size: listQueryShape.size,
});

/** What may wait for the office. Draws go on by themselves; the office wants to know that one is due. */
export const todoTypes = [
  ...(["voc", "team", "member", "request", "message"] as const),
  ...(["drawClose", "drawRun", "drawAnnounce", "terms"] as const),
] as const;
export type TodoType = (typeof todoTypes)[number];

const totals = z.object({ ...counters, vocAvgHours: z.number().nullable() });
const courseRow = z.object({
  courseCode: z.string(),
  courseName: z.string().optional(),
  teams: z.int(),
  rate: z.number(),
});
const channelRow = z.object({ income: z.string(), incomeName: z.string().optional(), teams: z.int() });

const dashboard = z.object({
  period: dashboardPeriod,
  from: dateText,
  to: dateText,
  totals,
  /** The same counters of the whole period before. */
  previous: z.object(counters).partial(),
  /**
   * What the totals are set against: the period before, of a running period as many of its days as have passed. Null
   * when nothing was counted then.
   */
  compared: z.object({ from: dateText, to: dateText, totals }).nullable().optional(),
  series: z.array(z.object({ date: dateText, visits: z.int(), bookings: z.int(), cancels: z.int() })),
  /** Teams that play in the period, and the share of the slots that they fill. */
  byCourse: z.array(courseRow),
  byChannel: z.array(channelRow),
  /** What waits, of what the admin may read. `dueDate` is that of the most urgent one. */
  todo: z.array(
    z.object({
      type: z.enum(todoTypes),
      count: z.int(),
      dueDate: dateText.nullable().optional(),
      link: z.string(),
    }),
  ),
});

export const dashboardRoutes = [
  defineRoute({
    method: "PUT",
    path: "/dashboard/increment/club/{club}",
    summary: "Counts one homepage view; a repeat of the same visitor on the same day is ignored.",
    auth: "anonymous",
    params: z.strictObject({ club: clubCode }),
    query: clubQuery,
    body: z.strictObject({ date: dateText, device: z.enum(["PC", "TABLET", "MOBILE"]) }),
    output: z.object({ date: dateText, visits: z.int() }),
  }),
  defineRoute({
    method: "GET",
    path: "/dashboard",
    summary: "Counters of a period, the one before it, courses, channels, and what waits for the office.",
    auth: "admin",
    permission,
    query: periodQuery,
    output: dashboard,
  }),
  defineRoute({
    method: "GET",
    path: "/dashboard/periods",
    summary: "The periods to choose from, with their days.",
    auth: "admin",
    permission,
    query: clubQuery,
    output: z.array(z.object({ key: dashboardPeriod, name: z.string(), from: dateText, to: dateText })),
  }),
  defineRoute({
    method: "GET",
    path: "/ops/dashboard/days",
    summary: "The counters of a period day by day; a day that is left out had nothing to count.",
    auth: "admin",
    permission,
    query: listQuery,
    output: pageOf(z.object({ date: dateText, ...counters })),
    xlsx: sheetOf("dashboard-day", {
      date: ["Date", "날짜", "日付", "日期"],
      visits: ["Visits", "방문", "訪問", "访问"],
      newMembers: ["New members", "신규 회원", "新規会員", "新会员"],
      withdrawals: ["Withdrawals", "탈퇴", "退会", "注销"],
      dormants: ["Dormant", "휴면 전환", "休眠", "休眠"],
      bookings: ["Bookings", "예약", "予約", "预订"],
      cancels: ["Cancellations", "취소", "キャンセル", "取消"],
      lateCancels: ["Late cancellations", "위약 취소", "期限後キャンセル", "逾期取消"],
      noShows: ["No-shows", "노쇼", "無断キャンセル", "未到场"],
      waitings: ["Waiting requests", "대기 신청", "キャンセル待ち", "候补申请"],
      drawApplications: ["Draw applications", "추첨 신청", "抽選申込", "抽签申请"],
      teamForms: ["Group applications", "단체 신청", "団体申込", "团队申请"],
      vocReceived: ["Inquiries received", "문의 접수", "受付した問い合わせ", "收到的咨询"],
      vocAnswered: ["Inquiries answered", "문의 답변", "回答した問い合わせ", "已答复的咨询"],
    }),
  }),
  defineRoute({
    method: "GET",
    path: "/ops/dashboard/courses",
    summary: "Teams that play in a period and the share of the slots that they fill, by course.",
    auth: "admin",
    permission,
    query: listQuery,
    output: pageOf(courseRow),
    xlsx: sheetOf("dashboard-course", {
      courseName: ["Course", "코스", "コース", "球场"],
      teams: ["Teams", "팀", "組", "组"],
      rate: ["Fill rate", "예약률", "予約率", "预订率"],
    }),
  }),
  defineRoute({
    method: "GET",
    path: "/ops/dashboard/channels",
    summary: "Teams that play in a period, by the way on which they were booked.",
    auth: "admin",
    permission,
    query: listQuery,
    output: pageOf(channelRow),
    xlsx: sheetOf("dashboard-channel", {
      incomeName: ["Channel", "접수 경로", "受付経路", "渠道"],
      teams: ["Teams", "팀", "組", "组"],
    }),
  }),
] as const;
