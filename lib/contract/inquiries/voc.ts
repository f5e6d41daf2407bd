import { z } from "zod";
import { plainQuery, removeFiles } from "../boards/board-shapes";
import { codeKey } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { vocState } from "../code-values/vocs";
import {
  clubCode,
  commonQuery,
  deletedOutput,
  fileSchema,
  idParams,
  idx,
  idxsBody,
  idxsQuery,
  listQueryShape,
  pageOf,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";

const upload = { parts: ["files"] };
const titleText = z.string().trim().min(1).max(100);
const wordsText = z.string().trim().min(1).max(3000);
const { page, size } = listQueryShape;

/** Of `vocStates`: 10 received, 20 in progress, 30 answered, 40 closed, 50 withdrawn (domain.md 8.7). */
export const vocStateShape = codeOf(vocState);
export const replyBy = z.enum(["SITE", "SMS", "EMAIL", "PHONE"]);

export const summaryShape = {
  vocIdx: idx,
  questionType: z.string(),
  questionTypeName: z.string(),
  title: z.string(),
  state: vocStateShape,
  stateName: z.string(),
  createdAt: timestamp,
  /** Of the latest answer. */
  answeredAt: timestamp.nullable(),
};

/** domain.md Y8. */
export const vocSummary = z.object(summaryShape);
export type VocSummary = z.infer<typeof vocSummary>;

const message = z.object({
  messageIdx: idx,
  /** Words of a member are plain text, those of the office rich text. */
  writer: z.enum(["MEMBER", "OFFICE"]),
  contents: z.string(),
  createdAt: timestamp,
});

/** domain.md Y9. */
export const vocDetail = z.object({
  vocIdx: idx,
  questionType: z.string(),
  title: z.string(),
  contents: z.string(),
  replyBy,
  files: z.array(fileSchema),
  relatedBookingIdx: idx.nullable(),
  state: vocStateShape,
  /** The latest answer. */
  answer: z.string().nullable(),
  answeredAt: timestamp.nullable(),
  satisfaction: z.int().nullable(),
  /** Whether the member may still change it: received, and not older than C0490 v3 days. */
  editable: z.boolean(),
  questionTypeName: z.string().optional(),
  stateName: z.string().optional(),
  createdAt: timestamp.optional(),
  /** Messages after the inquiry, the answer included, oldest first. */
  messages: z.array(message).optional(),
});
export type VocDetail = z.infer<typeof vocDetail>;

/** domain.md Y10. */
export const vocCreateBody = z.strictObject({
  clubCode: clubCode.optional(),
  questionType: codeKey,
  title: titleText,
  contents: wordsText,
  replyBy: replyBy.default("SITE"),
  relatedBookingIdx: idx.nullable().default(null),
  isSecret: z.literal(true).optional(),
});

/** domain.md Y11. */
export const vocUpdateBody = z.strictObject({
  vocIdx: idx,
  clubCode: clubCode.optional(),
  questionType: codeKey.optional(),
  title: titleText.optional(),
  contents: wordsText.optional(),
  replyBy: replyBy.optional(),
  relatedBookingIdx: idx.nullable().optional(),
  removeFiles,
});

export const stateOutput = z.object({ vocIdx: idx, state: vocStateShape });
export const vocFilter = { type: codeKey.optional(), state: vocStateShape.optional() };

export const vocRoutes = [
  defineRoute("GET /voc", {
    summary: "The member's own inquiries, newest first.",
    auth: "member",
    query: z.strictObject({ ...commonQuery, page, size, ...vocFilter }),
    output: pageOf(vocSummary),
  }),
  defineRoute("GET /voc/{id}", {
    summary: "One of the member's own inquiries with its answers.",
    auth: "member",
    params: idParams,
    query: plainQuery,
    output: vocDetail,
  }),
  defineRoute("POST /voc", {
    summary: "Sends an inquiry, with files.",
    auth: "member",
    query: plainQuery,
    body: vocCreateBody,
    upload,
    output: stateOutput,
    idempotent: true,
  }),
  defineRoute("PUT /voc", {
    summary: "Changes an inquiry that nobody has opened yet.",
    auth: "member",
    query: plainQuery,
    body: vocUpdateBody,
    upload,
    output: stateOutput,
  }),
  defineRoute("PUT /voc/{id}", {
    summary: "The same with the idx in the path (domain.md A24).",
    auth: "member",
    params: idParams,
    query: plainQuery,
    body: vocUpdateBody.partial({ vocIdx: true }),
    upload,
    output: stateOutput,
  }),
  defineRoute("DELETE /voc", {
    summary: "Withdraws inquiries that nobody has opened yet.",
    auth: "member",
    query: idxsQuery,
    body: idxsBody.optional(),
    output: deletedOutput,
  }),
  defineRoute("DELETE /voc/{id}", {
    summary: "Withdraws one of them (domain.md A24).",
    auth: "member",
    params: idParams,
    query: plainQuery,
    output: deletedOutput,
  }),
  defineRoute("POST /voc/{id}/messages", {
    summary: "Adds a word to an answered inquiry, which opens it again.",
    auth: "member",
    params: idParams,
    query: plainQuery,
    body: z.strictObject({ contents: wordsText }),
    output: stateOutput,
  }),
  defineRoute("PUT /voc/{id}/satisfaction", {
    summary: "How content the member is with the answer, 1 to 5.",
    auth: "member",
    params: idParams,
    query: plainQuery,
    body: z.strictObject({ satisfaction: z.int().min(1).max(5) }),
    output: z.object({ vocIdx: idx, satisfaction: z.int() }),
  }),
] as const;
