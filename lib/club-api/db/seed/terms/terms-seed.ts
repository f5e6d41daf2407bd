import type { Language } from "@/lib/shared/languages";

/** A version of the demo; `contents` is written as `html` of ../html reads it. */
export type TermsSeed = {
  termsIdx: number;
  termType: string;
  isRequired: boolean;
  texts: Record<Language, TermsSeedText>;
};
export type TermsSeedText = {
  title: string;
  contents: string;
  changeSummary?: string;
  noticeTitle?: string;
};
