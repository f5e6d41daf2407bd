import { z } from "zod";
import type { CacheTag } from "./define-route";

/** The six boards as calls name them in `{entity}`, the menu whose rights they need, and what their pages are kept under. */
export const boardMenus = {
  notice: "930100",
  event: "930200",
  faq: "930300",
  fnb: "930400",
  reference: "930500",
  banner: "930600",
} as const;
export type BoardEntity = keyof typeof boardMenus;

export const boardEntity = z.enum(["notice", "event", "faq", "fnb", "reference", "banner"]);

export const boardTags: Readonly<Record<BoardEntity, readonly CacheTag[]>> = {
  notice: ["notices"],
  event: ["events"],
  faq: ["faqs"],
  fnb: ["fnb"],
  reference: ["references"],
  banner: ["banners"],
};

/** Those whose rows stand in an order that the office gives them. */
export const orderedEntity = z.enum(["faq", "fnb", "banner"]);

/** Whether a segment of a path names a board. */
export function isBoardEntity(text: string | undefined): text is BoardEntity {
  return text !== undefined && Object.hasOwn(boardMenus, text);
}
