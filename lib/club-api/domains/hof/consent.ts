import type { ConsentHow } from "@/lib/contract/boards/hof";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { dayOf } from "../boards";
import type { HofRow } from "./repository";

type Input = {
  hasConsent?: boolean | undefined;
  consentOn?: string | null | undefined;
  consentHow?: ConsentHow | null | undefined;
};

/**
 * What is kept of a consent: the day and the way it was given, and when it was taken back. Without another word it was
 * given today. Throws 9001 `consentOn` for a day to come.
 */
export function consentColumns(before: HofRow | null, input: Input, ctx: Context) {
  const hasConsent = input.hasConsent ?? before?.hasConsent ?? false;
  if (!hasConsent) {
    const isTakenBack = before?.hasConsent === true;
    return { hasConsent, ...(isTakenBack ? { consentWithdrawnAt: ctx.now } : {}) };
  }
  const isGiven = before?.hasConsent !== true;
  const today = dayOf(ctx);
  const consentOn = input.consentOn ?? (isGiven ? today : before.consentOn);
  if (consentOn !== null && consentOn > today) throw new ClubFailure("VAL_FIELD", ["consentOn"]);
  const consentHow = input.consentHow ?? (isGiven ? null : before.consentHow);
  return { hasConsent, consentOn, consentHow, consentWithdrawnAt: null };
}
