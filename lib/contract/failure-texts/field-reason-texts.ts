import type { Language } from "@/lib/shared/languages";

/** The reasons why a field is refused. */
export const fieldReasons = [
  "required",
  "unknown",
  "type",
  "too_short",
  "too_long",
  "too_small",
  "too_big",
  "format",
  "period",
  "choice",
  "fixed",
] as const;
export type FieldReason = (typeof fieldReasons)[number];

/** What is wrong with one field, for `{1}` of failure 9001. */
export const fieldReasonTexts: Record<Language, Record<FieldReason, string>> = {
  en: {
    required: "Please fill this in.",
    unknown: "This field is not known here.",
    type: "This is not the right kind of value.",
    too_short: "This is too short.",
    too_long: "This is too long.",
    too_small: "This number is too small.",
    too_big: "This number is too large.",
    format: "Please check how this is written.",
    period: "Please check the dates.",
    choice: "Please choose one from the list.",
    fixed: "This cannot be changed.",
  },
  ko: {
    required: "꼭 입력해 주세요.",
    unknown: "사용할 수 없는 항목입니다.",
    type: "값의 종류가 올바르지 않습니다.",
    too_short: "너무 짧습니다.",
    too_long: "너무 깁니다.",
    too_small: "값이 너무 작습니다.",
    too_big: "값이 너무 큽니다.",
    format: "입력 형식을 확인해 주세요.",
    period: "날짜를 확인해 주세요.",
    choice: "목록에서 선택해 주세요.",
    fixed: "변경할 수 없는 값입니다.",
  },
  ja: {
    required: "必ず入力してください。",
    unknown: "この項目は使えません。",
    type: "値の種類が正しくありません。",
    too_short: "短すぎます。",
    too_long: "長すぎます。",
    too_small: "数が小さすぎます。",
    too_big: "数が大きすぎます。",
    format: "書き方を確認してください。",
    period: "日付を確認してください。",
    choice: "一覧から選んでください。",
    fixed: "この値は変更できません。",
  },
  zh: {
    required: "此项必填。",
    unknown: "此项无法使用。",
    type: "值的类型不正确。",
    too_short: "内容太短。",
    too_long: "内容太长。",
    too_small: "数值太小。",
    too_big: "数值太大。",
    format: "请检查填写格式。",
    period: "请检查日期。",
    choice: "请从列表中选择。",
    fixed: "此值不可更改。",
  },
};
