import type { CallOutput } from "@/lib/contract/routes";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "../api/call-failure";

/** The person whom the provider names, with the proof of it. */
export type VerifiedIdentity = CallOutput<"POST /member/nice-check/result">;
/** What a visit to the provider came to; null is a visit that was given up over there. */
export type IdentityOutcome = Result<VerifiedIdentity, CallFailure | null>;
/** What the provider's window tells the page that opened it. */
export type IdentityNews = { kind: "clubfront.identity"; requestNo: string; outcome: IdentityOutcome };

/** The channel of one visit: for windows that a provider cut off from their opener. Only this site can listen. */
export const identityChannel = (requestNo: string) => `clubfront.identity.${requestNo}`;

const texts = ["certToken", "name", "birth", "gender", "phoneNo"] as const;

/** Messages come from anywhere: only one of the right shape is looked at. */
export function isIdentityNews(data: unknown): data is IdentityNews {
  if (!isRecord(data) || data.kind !== "clubfront.identity" || typeof data.requestNo !== "string")
    return false;
  const { outcome } = data;
  if (!isRecord(outcome)) return false;
  if (outcome.ok === false) return outcome.failure === null || isRecord(outcome.failure);
  const { value } = outcome;
  return outcome.ok === true && isRecord(value) && texts.every((name) => typeof value[name] === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
