import { z } from "zod";
import { plainQuery, richText } from "../boards/board-shapes";
import {
  clubQuery,
  commonQuery,
  idParams,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { replyBy, stateOutput, summaryShape, vocDetail, vocFilter, vocStateShape } from "./voc";

const menu = "940500";
const read = { menu, flag: "R" } as const;
const update = { menu, flag: "U" } as const;

const deadline = {
  /** When the answer is due: C0490 v1 hours after the member's latest word. */
  dueAt: timestamp,
  isLate: z.boolean(),
  /** Answered before: what waits is a further word of the member. */
  isFollowUp: z.boolean(),
};
const officer = z.object({ adminIdx: idx, name: z.string() });
export type VocOfficer = z.infer<typeof officer>;
const care = {
  /** Who takes care of it. */
  assignee: officer.nullable(),
  /** Given to the caller, who has not opened it yet. */
  isNewForMe: z.boolean(),
};

export const vocOfficeRow = z.object({
  ...summaryShape,
  ...deadline,
  ...care,
  memberIdx: idx,
  replyBy,
  /** The first words; to read them opens nothing. */
  excerpt: z.string(),
});
export type VocOfficeRow = z.infer<typeof vocOfficeRow>;

const relatedBooking = z.object({
  bookingIdx: idx,
  rsvNo: z.string(),
  playDate: z.string(),
  teeTime: z.string(),
  courseName: z.string(),
});

export const vocOfficeDetail = z.object({
  ...vocDetail.shape,
  ...deadline,
  ...care,
  /** Counts what was said; an answer names the one that it was written to. */
  version: z.int(),
  answeredBy: z.string().nullable(),
  /** For the staff alone. */
  internalNote: z.string(),
  writer: z.object({
    memberIdx: idx,
    name: z.string(),
    phoneNo: z.string(),
    email: z.string(),
    /** The language that the member is written to in. */
    lang: z.string(),
  }),
  relatedBooking: relatedBooking.nullable(),
  /** Others of the same member, newest first. */
  earlier: z.array(z.object(summaryShape)),
});
export type VocOfficeDetail = z.infer<typeof vocOfficeDetail>;

const careFilter = {
  /** `me`, `nobody`, or left out for all. */
  assigned: z.enum(["me", "nobody"]).optional(),
  late: z.enum(["true"]).optional(),
  memberIdx: idxText.optional(),
};
const answer = richText.min(1);
const note = z.string().trim().max(2000);

export const opsVocRoutes = [
  defineRoute("GET /ops/vocs", {
    summary:
      "Inquiries for the office, late ones first, then the newest; withdrawn ones only when they are asked for.",
    permission: read,
    query: z.strictObject({ ...listQueryShape, ...vocFilter, ...careFilter, memberIdx: idxText.optional() }),
    output: pageOf(vocOfficeRow),
    persons: true,
    xlsx: "voc",
  }),
  defineRoute("GET /ops/voc-counts", {
    summary:
      "How many inquiries wait for an answer, are late, are the caller's, are new to him, are nobody's.",
    permission: read,
    query: clubQuery,
    output: z.object({
      waiting: z.int(),
      late: z.int(),
      mine: z.int(),
      newForMe: z.int(),
      nobodys: z.int(),
    }),
  }),
  defineRoute("GET /ops/voc-assignees", {
    summary: "The admins of the club who may answer inquiries.",
    permission: read,
    query: clubQuery,
    output: z.object({ list: z.array(officer) }),
  }),
  defineRoute("GET /ops/vocs/{id}", {
    summary:
      "Opens an inquiry: the member can change it no more, and the view goes on record; the writer is masked without a reason.",
    permission: read,
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: vocOfficeDetail,
  }),
  defineRoute("GET /ops/vocs/{id}/desk", {
    summary: "How an inquiry stands now, and who else writes an answer to it; opens nothing.",
    permission: read,
    params: idParams,
    query: clubQuery,
    output: z.object({
      state: vocStateShape,
      version: z.int(),
      assignee: officer.nullable(),
      writers: z.array(z.object({ ...officer.shape, savedAt: timestamp })),
    }),
  }),
  defineRoute("PUT /ops/vocs/{id}", {
    summary:
      "Answers an inquiry, with its placeholders filled; the member is told as he asked for. 2002 when something was said since `version`.",
    permission: update,
    params: idParams,
    query: plainQuery,
    body: z.strictObject({ answer, version: z.int().optional() }),
    output: stateOutput,
  }),
  defineRoute("PUT /ops/vocs/{id}/assignee", {
    summary: "Gives an inquiry to an admin, or to nobody; 2002 when somebody else than `from` has it by now.",
    permission: update,
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ adminIdx: idx.nullable(), from: idx.nullable() }),
    output: z.object({ vocIdx: idx, assignee: officer.nullable() }),
  }),
  defineRoute("PUT /ops/vocs/{id}/note", {
    summary: "Writes the note of the staff; 2002 when it is no longer the one that was read (`from`).",
    permission: update,
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ note, from: note }),
    output: z.object({ vocIdx: idx, note: z.string() }),
  }),
  defineRoute("POST /ops/vocs/{id}/preview", {
    summary:
      "What the member gets of an answer: on the site, and by mail or SMS; nothing is sent, the name is masked.",
    permission: update,
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ answer }),
    output: z.object({
      answer: z.string(),
      /** Placeholders without a value: such an answer is refused. */
      missing: z.array(z.string()),
      notices: z.array(
        z.object({ channel: z.enum(["SMS", "MAIL"]), subject: z.string().nullable(), text: z.string() }),
      ),
    }),
  }),
] as const;
