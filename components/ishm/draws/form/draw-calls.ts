import { drawPostBody } from "@/lib/contract/draws/ops-draws";
import type { CallInput } from "@/lib/contract/routes";
import { quotaFaults } from "@/lib/shared/draws/draw-quotas";
import { type DrawMoment, drawMoments, wrongTime } from "@/lib/shared/draws/draw-times";
import { type Language, languages } from "@/lib/shared/languages";
import { changedTexts, newTexts } from "@/lib/web/boards/board-draft";
import { readMinute, stampOf } from "@/lib/web/office/club-minute";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";
import {
  type DrawDraft,
  type DrawRow,
  type DrawText,
  drawTexts,
  type QuotaDraft,
  quotasOf,
} from "./draw-draft";

type Body = NonNullable<CallInput<"POST /ops/draws">["body"]>;

function settings(draft: DrawDraft, zone: string): Omit<Body, "title" | "contents" | "i18n"> {
  const { playDates, periods, courseCodes, memberTypes, mode, quotas } = draft;
  const times = drawMoments.map((moment) => [moment, stampOf(draft.times[moment], zone) ?? ""]);
  return {
    playDates: [...playDates].sort(),
    periods: [...periods],
    courseCodes: [...courseCodes],
    memberTypes: [...memberTypes],
    mode,
    quotas: quotas && wireQuotas(quotas),
    ...(Object.fromEntries(times) as Record<DrawMoment, string>),
    maxChoices: Number(draft.maxChoices),
    minPlayers: Number(draft.minPlayers),
  };
}

const wireQuotas = (quotas: readonly QuotaDraft[]) =>
  quotasOf(quotas).map((quota) => ({ ...quota, memberTypes: [...quota.memberTypes] }));

export function newDrawCall(draft: DrawDraft, zone: string, preferred: Language) {
  const { lang, main, i18n } = newTexts(drawTexts, draft, preferred);
  const body = { ...main, ...settings(draft, zone), i18n, hasBeacon: draft.hasBeacon };
  return { query: { lang }, body } satisfies CallInput<"POST /ops/draws">;
}

export function changedDrawCall(draft: DrawDraft, { drawPostIdx, version }: DrawRow, zone: string) {
  const changed = Object.entries(changedTexts(drawTexts, draft)).filter(([, text]) => text !== null);
  const { lang, main } = newTexts(drawTexts, draft, languages[0]);
  const i18n = Object.fromEntries(changed) as Partial<Record<Language, DrawText>>;
  return {
    params: { id: String(drawPostIdx) },
    query: { lang },
    body: { version, ...main, ...settings(draft, zone), i18n },
  } satisfies CallInput<"PUT /ops/draws/{id}">;
}

type Context = { zone: string; preferred: Language };

/** The problems of the input. A time before the one that it has to follow is `tooSmall`. */
export function drawProblems(draft: DrawDraft, { zone, preferred }: Context): FieldProblem[] {
  const { query, body } = newDrawCall(draft, zone, preferred);
  const found = schemaProblems(drawPostBody, body).map((problem) => ({
    ...problem,
    field: ["title", "contents"].includes(problem.field)
      ? `i18n.${query.lang}.${problem.field}`
      : problem.field,
  }));
  const others = found.filter(({ field }) => !drawMoments.some((moment) => moment === field));
  return [...others, ...quotaProblems(draft), ...timeProblems(draft, zone)];
}

/** Problems between groups; empty groups and shares out of range are found by the schema. */
function quotaProblems({ quotas, memberTypes }: DrawDraft): FieldProblem[] {
  if (quotas === null) return [];
  return quotaFaults(quotasOf(quotas), memberTypes).map(({ field }) => ({ field, reason: "format" }));
}

function timeProblems({ times, playDates }: DrawDraft, zone: string): FieldProblem[] {
  const moments = drawMoments.map((moment) => [moment, readMinute(times[moment], zone)] as const);
  const unread = moments.filter(([, at]) => at === null || at === "wrong");
  if (unread.length > 0) return unread.map(([field]) => ({ field, reason: "required" }));
  const read = Object.fromEntries(moments) as Record<DrawMoment, Date>;
  const wrong = wrongTime(read);
  if (wrong) return [{ field: wrong, reason: "tooSmall" }];
  const [first] = [...playDates].sort();
  return first && times.releaseAt.slice(0, 10) >= first ? [{ field: "releaseAt", reason: "tooLarge" }] : [];
}
