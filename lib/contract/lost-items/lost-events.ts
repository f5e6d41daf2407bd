import { z } from "zod";
import { version } from "../boards/board-shapes";
import { idx } from "../common";

/** Identity document of a receiver. */
export const lostDocument = z.enum(["ID_CARD", "LICENCE", "PASSPORT", "MEMBER_CARD", "OTHER"]);

/**
 * domain.md 8.7: somebody claims it; the marks are right and it is handed over; or they are not. `version` names the claim
 * that the desk has read: another one is neither handed over nor refused (2002).
 */
export const lostEventBody = z.discriminatedUnion("event", [
  z.strictObject({
    event: z.literal("CLAIM"),
    /** Of a claimant who is named as a member the account says name and phone number. */
    claimantName: z.string().trim().min(1).max(40).nullable().default(null),
    claimantPhone: z.string().trim().min(1).max(19).nullable().default(null),
    memberIdx: idx.nullable().default(null),
    marks: z.string().trim().max(500).nullable().default(null),
  }),
  z.strictObject({
    event: z.literal("RETURN"),
    receiver: z.string().trim().min(1).max(40).nullable().default(null),
    document: lostDocument.nullable().default(null),
    version,
  }),
  z.strictObject({
    event: z.literal("REFUSE"),
    reason: z.string().trim().max(200).default(""),
    version,
  }),
]);
