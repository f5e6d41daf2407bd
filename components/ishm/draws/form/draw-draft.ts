import { z } from "zod";
import type { CallOutput } from "@/lib/contract/routes";
import { type DrawMoment, drawMoments, usualConfirmUntil, usualTimes } from "@/lib/shared/draws/draw-times";
import type { DrawQuota } from "@/lib/shared/draws/draw-types";
import type { Language } from "@/lib/shared/languages";
import { parseTypedNumber } from "@/lib/shared/money/typed-numbers";
import { addDays } from "@/lib/shared/time/calendar";
import { baseDraft, type TextShape } from "@/lib/web/boards/board-draft";
import { minuteOf } from "@/lib/web/office/club-minute";

export type DrawText = { title: string; contents: string };
export type DrawDefaults = CallOutput<"GET /ops/draw-defaults">;
export type DrawRow = CallOutput<"GET /ops/draws">["list"][number];

/** The shares of a group in percent, as input. */
export type QuotaDraft = { memberTypes: readonly string[]; weekdayPercent: string; weekendPercent: string };

/** The form of a draw; times are minutes of club time. */
export type DrawDraft = {
  texts: Readonly<Record<Language, DrawText>>;
  playDates: readonly string[];
  periods: readonly string[];
  courseCodes: readonly string[];
  memberTypes: readonly string[];
  times: Readonly<Record<DrawMoment, string>>;
  /** Times that somebody set stay when the dates change. */
  hasOwnTimes: boolean;
  maxChoices: string;
  minPlayers: string;
  mode: DrawRow["mode"];
  /** Null draws all from one pool. */
  quotas: readonly QuotaDraft[] | null;
  hasBeacon: boolean;
};

export const drawTexts: TextShape<DrawText> = {
  empty: { title: "", contents: "" },
  first: "title",
  rich: ["contents"],
};
const noTimes = Object.fromEntries(drawMoments.map((moment) => [moment, ""])) as DrawDraft["times"];

/** The input of a new draw, with the defaults of the club's policies. */
export function emptyDrawDraft({ maxChoices, minPlayers, mode }: DrawDefaults): DrawDraft {
  return {
    texts: baseDraft(drawTexts).texts,
    playDates: [],
    periods: [],
    courseCodes: [],
    memberTypes: [],
    times: noTimes,
    hasOwnTimes: false,
    maxChoices: String(maxChoices),
    minPlayers: String(minPlayers),
    mode,
    quotas: null,
    hasBeacon: false,
  };
}

export const emptyQuota: QuotaDraft = { memberTypes: [], weekdayPercent: "", weekendPercent: "" };

export function quotaDraftsOf(quotas: readonly DrawQuota[]): QuotaDraft[] {
  return quotas.map(({ memberTypes, weekdayPercent, weekendPercent }) => ({
    memberTypes,
    weekdayPercent: String(weekdayPercent),
    weekendPercent: String(weekendPercent),
  }));
}

/** The shares as numbers; an empty share is 0. */
export function quotasOf(drafts: readonly QuotaDraft[]): DrawQuota[] {
  return drafts.map(({ memberTypes, weekdayPercent, weekendPercent }) => ({
    memberTypes,
    weekdayPercent: parseTypedNumber(weekdayPercent),
    weekendPercent: parseTypedNumber(weekendPercent),
  }));
}

export function drawDraftOf(row: DrawRow, zone: string): DrawDraft {
  const { playDates, periods, courseCodes, memberTypes, mode, quotas } = row;
  const times = drawMoments.map((moment) => [moment, minuteOf(row[moment], zone)]);
  return {
    texts: baseDraft(drawTexts, row.i18n).texts,
    playDates,
    periods,
    courseCodes,
    memberTypes,
    times: Object.fromEntries(times) as DrawDraft["times"],
    hasOwnTimes: true,
    maxChoices: String(row.maxChoices),
    minPlayers: String(row.minPlayers),
    mode,
    quotas: quotas && quotaDraftsOf(quotas),
    hasBeacon: false,
  };
}

/** The same draw so many days later. */
export function shiftedDraft(draft: DrawDraft, days: number): DrawDraft {
  const times = drawMoments.map((moment) => {
    const [date = "", time = ""] = draft.times[moment].split("T");
    return [moment, `${addDays(date, days)}T${time}`];
  });
  return {
    ...draft,
    playDates: draft.playDates.map((date) => addDays(date, days)),
    times: Object.fromEntries(times) as DrawDraft["times"],
  };
}

/** The times that domain.md 7.9 and C0370 give for the first play date. */
export function proposedTimes(
  playDates: readonly string[],
  policy: DrawDefaults,
  zone: string,
): DrawDraft["times"] {
  const [first] = [...playDates].sort();
  if (!first) return noTimes;
  const usual = usualTimes(first, zone);
  const all = { ...usual, confirmUntil: usualConfirmUntil(usual.announceAt, policy, zone) };
  const times = drawMoments.map((moment) => [moment, minuteOf(all[moment].toISOString(), zone)]);
  return Object.fromEntries(times) as DrawDraft["times"];
}

export const drawModes = ["WEIGHTED", "RANDOM", "SCORE"] as const;

/** Whether a saved draft fits the form. */
export function isDrawDraft(stored: unknown): stored is DrawDraft {
  return storedDraft.safeParse(stored).success;
}

const text = z.object({ title: z.string(), contents: z.string() });
const words = z.array(z.string());
const storedDraft = z.object({
  texts: z.object({ en: text, ko: text, ja: text, zh: text }),
  playDates: words,
  periods: words,
  courseCodes: words,
  memberTypes: words,
  times: z.record(z.enum(drawMoments), z.string()),
  hasOwnTimes: z.boolean(),
  maxChoices: z.string(),
  minPlayers: z.string(),
  mode: z.enum(drawModes),
  quotas: z
    .array(z.object({ memberTypes: words, weekdayPercent: z.string(), weekendPercent: z.string() }))
    .nullable(),
  hasBeacon: z.boolean(),
});

/** The props of each panel of the form. */
export type DrawPart = {
  draft: DrawDraft;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
  onChange: (part: Partial<DrawDraft>) => void;
};
