import type { z } from "zod";
import type { drawPostBody } from "@/lib/contract/draws/ops-draws";
import { quotaFaults } from "@/lib/shared/draws/draw-quotas";
import { usualConfirmUntil, wrongTime } from "@/lib/shared/draws/draw-times";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { clubDate } from "@/lib/shared/time/club-time";
import type { DrawPolicy, DrawPost } from "../../../domains/draws";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { pickText } from "../../../platform/texts";

export type DrawPostBody = z.output<typeof drawPostBody>;
type UsualTime = "applyFrom" | "applyTo" | "drawAt" | "announceAt" | "releaseAt";
/** A post with all its times, but for the end of the confirmation, which C0370 gives. */
export type TimedBody = DrawPostBody & Record<UsualTime, string>;
export type DrawPostInput = Omit<TimedBody, "hasBeacon">;
type Fields = Pick<
  DrawPost,
  | "playDates"
  | "periods"
  | "courseCodes"
  | "memberTypes"
  | "applyFrom"
  | "applyTo"
  | "drawAt"
  | "announceAt"
  | "confirmUntil"
  | "releaseAt"
  | "maxChoices"
  | "minPlayers"
  | "mode"
  | "quotas"
>;

type FieldInput = Omit<DrawPostInput, "title" | "contents" | "i18n">;

const quotaWords = {
  sum: "share_sum",
  uninvited: "not_invited",
  twice: "in_earlier",
} as const;

/** The columns of a post that a request asks for. Throws 9001 for times out of order and for shares that do not add up. */
export function fieldsOf(ctx: Context, input: FieldInput, policy: DrawPolicy): Fields {
  const announceAt = new Date(input.announceAt);
  const { zone } = ctx.club;
  const usualEnd = usualConfirmUntil(announceAt, policy, zone);
  const times = {
    applyFrom: new Date(input.applyFrom),
    applyTo: new Date(input.applyTo),
    drawAt: new Date(input.drawAt),
    announceAt,
    confirmUntil: input.confirmUntil === undefined ? usualEnd : new Date(input.confirmUntil),
    releaseAt: new Date(input.releaseAt),
  };
  const playDates = [...new Set(input.playDates)].sort();
  const fault =
    wrongTime(times) ?? (clubDate(times.releaseAt, zone) < (playDates[0] ?? "") ? null : "releaseAt");
  if (fault !== null) throw new ClubFailure("VAL_FIELD", [fault, "order"]);
  const [wrongQuota] = input.quotas ? quotaFaults(input.quotas, input.memberTypes) : [];
  if (wrongQuota) throw new ClubFailure("VAL_FIELD", [wrongQuota.field, quotaWords[wrongQuota.reason]]);
  return {
    ...times,
    playDates,
    periods: [...new Set(input.periods)].sort(),
    courseCodes: [...new Set(input.courseCodes)].sort(),
    memberTypes: [...new Set(input.memberTypes)],
    maxChoices: input.maxChoices ?? policy.maxChoices,
    minPlayers: input.minPlayers ?? policy.minPlayers,
    mode: input.mode ?? policy.mode,
    quotas: input.quotas ? [...input.quotas] : null,
  };
}

/**
 * Titles and contents per language: what the caller's language says, and `i18n`, which names all the others when it is
 * given. What is not touched stays.
 */
export function textsOf(
  ctx: Context,
  { title, contents, i18n }: Partial<DrawPostInput>,
  stored: DrawPost["texts"] = {},
): DrawPost["texts"] {
  const { language } = ctx.choice;
  const before = stored[language] ?? pickText(stored, ctx.choice) ?? { title: "", contents: "" };
  const isTouched = title !== undefined || contents !== undefined;
  const own = { title: title ?? before.title, contents: contents ?? before.contents };
  const others = i18n ?? stored;
  const hasOwn = isTouched || (stored[language] !== undefined && i18n?.[language] === undefined);
  const all = { ...others, ...(hasOwn ? { [language]: own } : {}) };
  return Object.fromEntries(
    Object.entries(all).map(([key, text]: [string, { title: string; contents: string }]) => [
      key,
      { title: text.title, contents: sanitizeRichText(text.contents) },
    ]),
  );
}

/** A post as the request that would make it, for an edit to lie over. */
export function inputOf(post: DrawPost): FieldInput {
  return {
    ...post,
    applyFrom: post.applyFrom.toISOString(),
    applyTo: post.applyTo.toISOString(),
    drawAt: post.drawAt.toISOString(),
    announceAt: post.announceAt.toISOString(),
    confirmUntil: post.confirmUntil.toISOString(),
    releaseAt: post.releaseAt.toISOString(),
  };
}
