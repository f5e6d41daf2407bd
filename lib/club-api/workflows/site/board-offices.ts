import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import { bannerOffice } from "../../domains/banners";
import type { BoardOffice } from "../../domains/boards";
import { entryOffice } from "../../domains/club-entries";
import { eventOffice } from "../../domains/events";
import { faqOffice } from "../../domains/faqs";
import { fnbOffice } from "../../domains/fnb";
import { hofOffice } from "../../domains/hof";
import { lostOffice } from "../../domains/lost-items";
import { noticeOffice } from "../../domains/notices";
import { practiceOffice } from "../../domains/practice";
import { referenceOffice } from "../../domains/references";
import { vocTemplateOffice } from "../../domains/voc";

/** The boards by the name that calls give them. */
export const boardOffices = {
  notice: noticeOffice,
  event: eventOffice,
  faq: faqOffice,
  fnb: fnbOffice,
  reference: referenceOffice,
  banner: bannerOffice,
  lost: lostOffice,
  hof: hofOffice,
  vocTemplate: vocTemplateOffice,
  clubEntry: entryOffice,
  practice: practiceOffice,
} satisfies Readonly<Record<BoardEntity, BoardOffice>>;
