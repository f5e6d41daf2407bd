import { withoutDates } from "./dated-text";

/** Placeholders of texts that say what the club's rules say; `ruledWords` fills them in. */
export const teePlaceholder = /\{(firstTee|lastTee):(\w+):(\w+)\}/g;
export const feePlaceholder = /\{(weekdayFee|weekendFee):(\w+):(\w+)\}/g;

/** Whether a text holds a brace that belongs to no placeholder of `ruledWords`. */
export const hasUnknownRule = (text: string) =>
  /[{}]/.test(withoutDates(text).replace(teePlaceholder, "").replace(feePlaceholder, ""));
