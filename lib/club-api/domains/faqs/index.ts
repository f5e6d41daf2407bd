import { shownField, windowOf } from "../boards";
import { faqBoard } from "./repository";

export { readFaq, readFaqs } from "./read";
export { changeFaq, createFaq, moveFaqs, removeFaqs } from "./write";

export const faqWindow = windowOf(faqBoard, (row, act) => shownField(row.texts, "question", act));
