import { readSheetChoice, sheetChoiceSegment } from "@/lib/shared/tee-times/sheet-choice";
import { readDate } from "@/lib/shared/time/calendar";

/** The boards of the community page, by the hash of their section. */
const communityBoards = ["notice", "event", "reference", "hof", "lost-item"] as const;
export type CommunityBoard = (typeof communityBoards)[number];

/** A list that is paged and searched by query is cached under an inner path per board, page and keyword. */
type ListTarget = { kind: "path"; path: string } | { kind: "redirect"; to: string };

const innerPrefix = "/community/list";
const page = /^[1-9]\d{0,3}$/;

/** The board of a word of an address; null for any other word. */
export function boardOf(word: string | undefined): CommunityBoard | null {
  return communityBoards.find((board) => board === word) ?? null;
}

/**
 * `/community?page=2&keyword=pine` → `/community/list/notice/2/pine`; `board` names another list than the notices; other
 * parameters change nothing (E-14). The inner path itself is nobody's address and moves to the public one.
 */
export function communityListTarget(path: string, search: string): ListTarget | null {
  if (path.startsWith(`${innerPrefix}/`)) return { kind: "redirect", to: "/community" };
  if (path !== "/community" || !search) return null;
  const asked = new URLSearchParams(search);
  const board = boardOf(asked.get("board") ?? "notice");
  const number = asked.get("page") ?? "1";
  const keyword = (asked.get("keyword") ?? "").trim().slice(0, 100);
  if (!page.test(number) || board === null) return { kind: "redirect", to: "/community" };
  if (number === "1" && keyword === "") return null;
  return {
    kind: "path",
    path: [innerPrefix, board, number, ...(keyword ? [keywordSegment(keyword)] : [])].join("/"),
  };
}

/** The inner path of the error page that shows a status; without one, or with what is none, it shows none. */
export function errorScreen(status: number | string | null): string {
  return /^[45]\d\d$/.test(String(status)) ? `/error/${status}` : "/error";
}

/** The public address of a path that may be an inner one: pages know themselves by the latter on the server. */
export function publicPath(path: string): string {
  if (path.startsWith(`${innerPrefix}/`)) return "/community";
  if (path.startsWith("/error/")) return "/error";
  return isReservationPage(path) ? "/reservation" : path;
}

const half = /\p{Surrogate}/gu;

/**
 * A keyword as a segment of the inner path, in letters and digits alone. Percent codes would not do: what stands between
 * the front door and the page reads them once, or twice, or not at all, and `..` would be another path.
 */
export function keywordSegment(keyword: string): string {
  const coded = encodeURIComponent(keyword.replace(half, "")).replace(/[~.]/g, (sign) =>
    sign === "~" ? "%7E" : "%2E",
  );
  return coded.replaceAll("%", "~");
}

/** The keyword of a segment that `keywordSegment` made; empty for none. */
export function keywordOf(segment = ""): string {
  return decodeURIComponent(segment.replaceAll("~", "%"));
}

const address = "/reservation";
const inner = /^\/reservation\/(day|month)\//;
/** Tee sheets are created a few weeks in advance: another century is a typing error, or a robot. */
const century = /^20\d\d-/;

/** The month of an address, `2026-12`; null for any other text. */
function readMonth(text: string): string | null {
  return /^\d{4}-\d{2}$/.test(text) && readDate(`${text}-01`) !== null ? text : null;
}

/** Whether this is the reservation page, whose answers must not grow old on the way. */
export function isReservationPage(path: string): boolean {
  return path === address || inner.test(path);
}

/**
 * `/reservation?date=2026-12-16` → `/reservation/day/2026-12-16`, with `course`, `part` or `players` one segment more;
 * `?month=2026-12` → `/reservation/month/2026-12`; other parameters change nothing (E-14). The inner paths are nobody's address and move to the public one.
 */
export function reservationTarget(path: string, search: string): ListTarget | null {
  if (inner.test(path)) return { kind: "redirect", to: address };
  if (path !== address || !search) return null;
  const asked = new URLSearchParams(search);
  const [date, month] = [asked.get("date"), asked.get("month")];
  if (date === null && month === null) return null;
  const day = date === null ? null : readDate(date);
  const known = date === null ? readMonth(month ?? "") : day;
  if (known === null || !century.test(known) || (day !== null && day !== date)) {
    return { kind: "redirect", to: address };
  }
  if (day === null) return { kind: "path", path: `${address}/month/${known}` };
  const choice = sheetChoiceSegment(readSheetChoice(asked));
  return { kind: "path", path: [address, "day", known, ...(choice ? [choice] : [])].join("/") };
}
