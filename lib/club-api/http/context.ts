import { clubDate } from "@/lib/shared/time/club-time";
import { ClubFailure } from "../platform/failure";
import type { LanguageChoice } from "../platform/texts";
import type { CallContext } from "./handler";

/** The languages of a call's answer: the asked one, then the club's own. */
export function languageChoice(context: CallContext): LanguageChoice {
  return { language: context.language, defaultLanguage: context.club.defaultLanguage };
}

/** The club's day. */
export function today(context: CallContext): string {
  return clubDate(context.clock.now(), context.club.zone);
}

/** The member who calls, for what only members do for themselves; staff have calls of their own. */
export function callingMember({ caller }: CallContext): number {
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return caller.memberIdx;
}
