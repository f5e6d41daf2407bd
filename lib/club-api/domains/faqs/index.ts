import type { Act } from "../../platform/act";
import { orderedOfficeOf, shownField, windowOf } from "../boards";
import { type FaqRow, faqBoard } from "./repository";

export { readFaq, readFaqs } from "./read";
export { changeFaq, createFaq, removeFaqs } from "./write";

const titleOf = (row: FaqRow, act: Act) => shownField(row.texts, "question", act);

export const faqWindow = windowOf(faqBoard, titleOf);
export const faqOffice = orderedOfficeOf(faqBoard, titleOf);
