import type { Context } from "../../platform/context";
import { orderedOfficeOf, shownField, windowOf } from "../boards";
import { type FaqRow, faqBoard } from "./repository";

export { readFaq, readFaqs } from "./read";
export { changeFaq, createFaq, removeFaqs } from "./write";

const titleOf = (row: FaqRow, ctx: Context) => shownField(row.texts, "question", ctx);

export const faqWindow = windowOf(faqBoard, titleOf);
export const faqOffice = orderedOfficeOf(faqBoard, titleOf);
