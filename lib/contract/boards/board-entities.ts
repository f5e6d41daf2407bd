import { z } from "zod";
import type { CacheTag } from "../define-route";

/** State filter of a board with a period: shown now, not yet, no longer, or hidden. */
export const boardState = z.enum(["visible", "scheduled", "ended", "hidden"]);
export type BoardState = z.infer<typeof boardState>;
/** The same of a board without a period. */
export const plainState = z.enum(["visible", "hidden"]);

/** How many rows are in which state; `deleted` ones can be restored and are not in the total. */
export const boardCounts = z.object({
  total: z.int(),
  visible: z.int(),
  scheduled: z.int(),
  ended: z.int(),
  hidden: z.int(),
  deleted: z.int(),
});
export type BoardCounts = z.infer<typeof boardCounts>;

/**
 * The boards as calls name them in `{entity}`, the menu whose rights they need, and what their pages are kept under.
 */
export const boardMenus = {
  notice: "930100",
  event: "930200",
  faq: "930300",
  fnb: "930400",
  reference: "930500",
  banner: "930600",
  lost: "940500",
  hof: "940500",
  vocTemplate: "940500",
  clubEntry: "911300",
  practice: "911400",
} as const;
export type BoardEntity = keyof typeof boardMenus;

export const boardEntity = z.enum([
  ...["notice", "event", "faq", "fnb", "reference", "banner"],
  ...["lost", "hof", "vocTemplate", "clubEntry", "practice"],
] as const satisfies readonly BoardEntity[]);

/** The boards of the site's pages: their rows name nobody, so everybody of the office sees what became of them. */
export const pageEntity = z.enum([
  ...["notice", "event", "faq", "fnb", "reference", "banner"],
  ...["clubEntry", "practice"],
] as const satisfies readonly BoardEntity[]);
export type PageEntity = z.infer<typeof pageEntity>;

/** Entities that have drafts: rows of the boards, and answers to inquiries. */
export const draftMenus = { ...boardMenus, voc: "940500" } as const;
export type DraftEntity = keyof typeof draftMenus;
export const draftEntity = z.enum([...boardEntity.options, "voc"]);

export const boardTags: Readonly<Record<BoardEntity, readonly CacheTag[]>> = {
  notice: ["notices"],
  event: ["events"],
  faq: ["faqs"],
  fnb: ["fnb"],
  reference: ["references"],
  banner: ["banners"],
  lost: ["lost-items"],
  hof: ["hof"],
  vocTemplate: [],
  clubEntry: ["club-entries"],
  practice: ["practice"],
};

/** Those whose rows stand in an order that the office gives them. */
export const orderedEntity = z.enum(["faq", "fnb", "banner", "reference", "clubEntry", "practice"]);

export type OrderedEntity = z.infer<typeof orderedEntity>;

/** Whether a segment of a path names a board. */
export function isBoardEntity(text: string | undefined): text is BoardEntity {
  return text !== undefined && Object.hasOwn(boardMenus, text);
}

/** Whether a board is one of the site's pages. */
export function isPageEntity(entity: BoardEntity): entity is PageEntity {
  return pageEntity.options.some((one) => one === entity);
}

/** Whether a segment of a path names something that drafts are kept of. */
export function isDraftEntity(text: string | undefined): text is DraftEntity {
  return text !== undefined && Object.hasOwn(draftMenus, text);
}
