import { keywordSegment } from "./keyword-segment";
import { isReservationPage } from "./reservation-address";

/** The boards of the community page, by the hash of their section. */
export const communityBoards = ["notice", "event", "reference", "hof", "lost-item"] as const;
export type CommunityBoard = (typeof communityBoards)[number];

/** A list that visitors page and search by query lives, kept, at an inner path per board, page and keyword. */
export type ListTarget = { kind: "path"; path: string } | { kind: "redirect"; to: string };

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

/** The public address of a path that may be an inner one: pages know themselves by the latter on the server. */
export function publicPath(path: string): string {
  if (path.startsWith(`${innerPrefix}/`)) return "/community";
  return isReservationPage(path) ? "/reservation" : path;
}
