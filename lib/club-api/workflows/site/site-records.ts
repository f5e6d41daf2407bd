import { clubPageMenuCode, menuOfReference } from "@/lib/contract/page-menus";
import type { Database } from "../../db/database";
import { bannerMenusOf, bannerWindow } from "../../domains/banners";
import type { BoardWindow } from "../../domains/boards";
import { entryWindow } from "../../domains/club-entries";
import { eventWindow } from "../../domains/events";
import { faqWindow } from "../../domains/faqs";
import { fnbWindow } from "../../domains/fnb";
import { hofWindow } from "../../domains/hof";
import { lostItemWindow } from "../../domains/lost-items";
import { noticeWindow } from "../../domains/notices";
import { referenceTypeOf, referenceWindow } from "../../domains/references";
import type { Context } from "../../platform/context";
import type { MenuAccess } from "./menu-access";

/** The boards whose records the site shows. */
export type SiteBoard =
  | "notice"
  | "event"
  | "faq"
  | "reference"
  | "fnb"
  | "hof"
  | "lost"
  | "banner"
  | "clubEntry";

type SiteRecords = {
  window: BoardWindow;
  /** The menus that a record stands under; it is seen where any of them is. */
  menusOf(db: Database, ctx: Context, idx: number): Promise<readonly string[]>;
};

const under = (window: BoardWindow, menuCode: string): SiteRecords => ({
  window,
  menusOf: async () => [menuCode],
});

export const siteRecords: Record<SiteBoard, SiteRecords> = {
  notice: under(noticeWindow, "060100"),
  event: under(eventWindow, "060200"),
  faq: under(faqWindow, "030500"),
  fnb: under(fnbWindow, "030400"),
  hof: under(hofWindow, "060400"),
  lost: under(lostItemWindow, "060500"),
  clubEntry: under(entryWindow, clubPageMenuCode),
  reference: {
    window: referenceWindow,
    async menusOf(db, ctx, idx) {
      const type = await referenceTypeOf(db, ctx, idx);
      return type === null ? [] : [menuOfReference(type)];
    },
  },
  banner: { window: bannerWindow, menusOf: bannerMenusOf },
};

/** For whom a record is: anybody, the caller, or neither; one that visitors do not see now is for neither. */
export async function recordAudience(
  db: Database,
  ctx: Context,
  menus: MenuAccess,
  { board, idx }: { board: SiteBoard; idx: number },
): Promise<"public" | "caller" | "nobody"> {
  const { window, menusOf } = siteRecords[board];
  if (!(await window.isShown(db, ctx, idx))) return "nobody";
  const codes = await menusOf(db, ctx, idx);
  for (const code of codes) if (await menus.isPublic(code)) return "public";
  for (const code of codes) if (await menus.isOpen(code)) return "caller";
  return "nobody";
}
