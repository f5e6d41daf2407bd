import type { Language } from "@/lib/shared/languages";
import type { DemoDays } from "../play/demo-day";

/** A notice of the demo; `contents` is written as `html` of ../html reads it. */
export type NoticeSeed = {
  noticeIdx: number;
  /** Days from today; negative is the past. */
  distance: number;
  timeOfDay: string;
  viewCount: number;
  isTop?: boolean;
  texts: Record<Language, { title: string; contents: string }>;
};

/** A day of a text, in the way of each language. */
export type SaidDay = Record<Language, string>;

/** How each language says a day so many days from today, such as `12월 10일`. */
export function saidDay(days: DemoDays, distance: number): SaidDay {
  const [, month = "", date = ""] = days.day(distance).split("-");
  const [m, d] = [Number(month), Number(date)];
  const enMonth = months[m - 1] ?? "";
  return { en: `${d} ${enMonth}`, ko: `${m}월 ${d}일`, ja: `${m}月${d}日`, zh: `${m}月${d}日` };
}

const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];
