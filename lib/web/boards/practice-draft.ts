import { type PracticeGround, practiceCreateBody } from "@/lib/contract/boards/practice-grounds";
import { type PracticeKind, practiceKinds } from "@/lib/contract/code-values/club-records";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";
import type { SeasonHours } from "@/lib/shared/opening-hours";
import type { FieldProblem } from "../office/schema-problems";
import { boardProblems } from "./board-check";
import { type BoardDraft, newRow, type TextShape } from "./board-draft";

export type PracticeText = {
  name: string;
  place: string;
  surface: string;
  text: string;
  lessons: string;
  rules: string;
};
/** Months are "1" to "12"; the times of a season from sunrise to sunset are empty. */
export type HoursRow = { fromMonth: string; toMonth: string; opens: string; closes: string };
export const priceFields = ["ballPrice", "hourPrice", "dayPrice", "lessonPrice"] as const;
type Prices = Record<(typeof priceFields)[number], string>;

/** `kind` is "" until one is chosen; prices are what was typed, in the club's format. */
export type PracticeDraft = BoardDraft<PracticeText> &
  Prices & {
    kind: PracticeKind | "";
    hours: readonly HoursRow[];
    bays: string;
    ballCount: string;
    isBookable: boolean;
    phone: string;
    isVisible: boolean;
  };

export const practiceTexts: TextShape<PracticeText> = {
  empty: { name: "", place: "", surface: "", text: "", lessons: "", rules: "" },
  first: "name",
  rich: [],
};

export const allYear: HoursRow = { fromMonth: "1", toMonth: "12", opens: "06:00", closes: "20:00" };

/** The hours of a row as the form holds them. */
export const hoursRows = (hours: readonly SeasonHours[]): HoursRow[] =>
  hours.map(({ fromMonth, toMonth, opens, closes }) => ({
    fromMonth: String(fromMonth),
    toMonth: String(toMonth),
    opens: opens ?? "",
    closes: closes ?? "",
  }));

const seasonOf = ({ fromMonth, toMonth, opens, closes }: HoursRow): SeasonHours => ({
  fromMonth: Number(fromMonth),
  toMonth: Number(toMonth),
  opens: opens || null,
  closes: closes || null,
});

/** Reads a typed whole number; null for an empty field, NaN for no number. */
const count = (text: string) => (text.trim() === "" ? null : Number(text.trim()));

/** The settings as calls take them. */
export function practiceSettings(draft: PracticeDraft, formats: ClubFormats) {
  const price = (text: string) => {
    const amount = readMoney(text, formats);
    return amount === null ? null : moneyToWire(amount, formats);
  };
  return {
    kind: draft.kind as PracticeKind,
    hours: draft.hours.map(seasonOf),
    bays: count(draft.bays),
    ballCount: count(draft.ballCount),
    ballPrice: price(draft.ballPrice),
    hourPrice: price(draft.hourPrice),
    dayPrice: price(draft.dayPrice),
    lessonPrice: price(draft.lessonPrice),
    isBookable: draft.isBookable,
    phone: draft.phone.trim() || null,
    isVisible: draft.isVisible,
  };
}

export function newPracticeGround(draft: PracticeDraft, preferred: Language, formats: ClubFormats) {
  return newRow(practiceTexts, draft, preferred, practiceSettings(draft, formats));
}

/** The contract's problems, and invalid prices, a basket without balls, and hours that overlap. */
export function practiceProblems(
  draft: PracticeDraft,
  preferred: Language,
  formats: ClubFormats,
): FieldProblem[] {
  const { body } = newPracticeGround(draft, preferred, formats);
  const found = boardProblems(practiceTexts, practiceCreateBody, body, { draft, preferred }).map(
    (problem) => {
      if (problem.field.startsWith("hours")) return { field: "hours", reason: "format" as const };
      return problem.field === "kind" ? { ...problem, reason: "required" as const } : problem;
    },
  );
  const prices = priceFields.flatMap((field): FieldProblem[] =>
    draft[field].trim() !== "" && body[field] === null ? [{ field, reason: "format" }] : [],
  );
  const isHalf = (draft.ballPrice.trim() === "") !== (draft.ballCount.trim() === "");
  const half: FieldProblem[] = isHalf
    ? [{ field: draft.ballPrice.trim() === "" ? "ballPrice" : "ballCount", reason: "required" }]
    : [];
  return [...found, ...prices, ...half].filter(
    ({ field }, at, all) => all.findIndex((one) => one.field === field) === at,
  );
}

/** The hours of an older state; none where it does not tell. */
export function hoursOfState(hours: unknown): HoursRow[] {
  return Array.isArray(hours) ? hoursRows(hours as PracticeGround["hours"]) : [];
}

/** The kind that a text names; null for none. */
export const practiceKindOf = (name: string): PracticeKind | null =>
  practiceKinds.find((one) => one === name) ?? null;
