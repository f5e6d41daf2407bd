import type { z } from "zod";
import type { drawPostBody } from "@/lib/contract/ops-draws";
import { clubDate } from "@/lib/shared/club-time";
import { quotaFaults } from "@/lib/shared/draw-quotas";
import { usualConfirmUntil, wrongTime } from "@/lib/shared/draw-times";
import { sanitizeRichText } from "@/lib/shared/rich-text";
import type { DrawPolicy, DrawPost } from "../domains/draws";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { pickText } from "../platform/texts";

export type DrawPostBody = z.output<typeof drawPostBody>;
type UsualTime = "applyFrom" | "applyTo" | "drawAt" | "announceAt" | "releaseAt";
/** A post with all its times, but for the end of the confirmation, which C0370 gives. */
export type TimedBody = DrawPostBody & Record<UsualTime, string>;
export type DrawPostWish = Omit<TimedBody, "hasBeacon">;
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

type FieldWish = Omit<DrawPostWish, "title" | "contents" | "i18n">;

const quotaWords = {
  sum: "does not come to 100 %",
  uninvited: "may not apply",
  twice: "is in an earlier group",
} as const;

/** The columns of a post that a wish asks for. Throws 9001 for times out of order and for shares that do not add up. */
export function fieldsOf(act: Act, wish: FieldWish, policy: DrawPolicy): Fields {
  const announceAt = new Date(wish.announceAt);
  const { zone } = act.club;
  const usualEnd = usualConfirmUntil(announceAt, policy, zone);
  const times = {
    applyFrom: new Date(wish.applyFrom),
    applyTo: new Date(wish.applyTo),
    drawAt: new Date(wish.drawAt),
    announceAt,
    confirmUntil: wish.confirmUntil === undefined ? usualEnd : new Date(wish.confirmUntil),
    releaseAt: new Date(wish.releaseAt),
  };
  const playDates = [...new Set(wish.playDates)].sort();
  const fault =
    wrongTime(times) ?? (clubDate(times.releaseAt, zone) < (playDates[0] ?? "") ? null : "releaseAt");
  if (fault !== null) throw new ClubFailure("VAL_FIELD", [fault, "before the time it follows"]);
  const [wrongQuota] = wish.quotas ? quotaFaults(wish.quotas, wish.memberTypes) : [];
  if (wrongQuota) throw new ClubFailure("VAL_FIELD", [wrongQuota.field, quotaWords[wrongQuota.reason]]);
  return {
    ...times,
    playDates,
    periods: [...new Set(wish.periods)].sort(),
    courseCodes: [...new Set(wish.courseCodes)].sort(),
    memberTypes: [...new Set(wish.memberTypes)],
    maxChoices: wish.maxChoices ?? policy.maxChoices,
    minPlayers: wish.minPlayers ?? policy.minPlayers,
    mode: wish.mode ?? policy.mode,
    quotas: wish.quotas ? [...wish.quotas] : null,
  };
}

/**
 * Titles and contents per language: what the caller's language says, and `i18n`, which names all the others when it is
 * given. What is not touched stays.
 */
export function textsOf(
  act: Act,
  { title, contents, i18n }: Partial<DrawPostWish>,
  kept: DrawPost["texts"] = {},
): DrawPost["texts"] {
  const { language } = act.choice;
  const before = kept[language] ?? pickText(kept, act.choice) ?? { title: "", contents: "" };
  const isTouched = title !== undefined || contents !== undefined;
  const own = { title: title ?? before.title, contents: contents ?? before.contents };
  const others = i18n ?? kept;
  const hasOwn = isTouched || (kept[language] !== undefined && i18n?.[language] === undefined);
  const all = { ...others, ...(hasOwn ? { [language]: own } : {}) };
  return Object.fromEntries(
    Object.entries(all).map(([key, text]: [string, { title: string; contents: string }]) => [
      key,
      { title: text.title, contents: sanitizeRichText(text.contents) },
    ]),
  );
}

/** A post as the wish that would make it, for an edit to lie over. */
export function wishOf(post: DrawPost): FieldWish {
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
