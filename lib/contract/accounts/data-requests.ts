import { z } from "zod";
import { codeOf } from "../code-values/code-shape";
import { dataRequestState } from "../code-values/data-requests";
import {
  clubQuery,
  idParams,
  idx,
  idxText,
  listQueryShape,
  pageOf,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { ownDataExport } from "./my-data";

const menu = "940600";

export const dataRequestKind = z.enum(["ACCESS", "CORRECTION", "DELETION", "STOP"]);
export const dataRequestStateShape = codeOf(dataRequestState);

/** Request of a member about the own data, with the latest time of the answer (checklist P-07). */
const dataRequest = z.object({
  requestIdx: idx,
  kind: dataRequestKind,
  contents: z.string(),
  state: dataRequestStateShape,
  dueAt: timestamp,
  /** Still open after `dueAt`. */
  isLate: z.boolean(),
  answer: z.string().nullable(),
  answeredAt: timestamp.nullable(),
  createdAt: timestamp,
});
const officeRequest = dataRequest.extend({
  memberIdx: idx,
  memberId: z.string(),
  memberName: z.string(),
  answeredBy: z.string().nullable(),
  version: z.int(),
});

export type OfficeRequest = z.infer<typeof officeRequest>;

const words = z.string().trim().min(1).max(2000);

export const dataRequestBody = z.strictObject({ kind: dataRequestKind, contents: words });
export type DataRequestInput = z.output<typeof dataRequestBody>;
/** 20 begins the work; 30 and 40 end it with an answer. */
export const dataRequestDecision = z
  .strictObject({
    state: dataRequestStateShape.exclude([dataRequestState.received]),
    answer: words.optional(),
    version: z.int().optional(),
  })
  .refine(({ state, answer }) => state === dataRequestState.inProgress || answer !== undefined, {
    path: ["answer"],
    error: wants("required"),
  });
export type DataRequestDecision = z.output<typeof dataRequestDecision>;

export const dataRequestRoutes = [
  defineRoute("GET /ext/data-requests", {
    summary: "What the caller asked about the own data, the newest first, with due dates and answers.",
    auth: "member",
    query: z.strictObject(listQueryShape),
    output: pageOf(dataRequest),
  }),
  defineRoute("POST /ext/data-requests", {
    summary: "Asks for access to the own data, their correction or deletion, or that their use stops.",
    auth: "member",
    query: clubQuery,
    body: dataRequestBody,
    output: dataRequest,
    idempotent: true,
  }),
  defineRoute("GET /ops/data-requests", {
    summary:
      "Requests of members about their data: open ones by due date, then the answered; names are masked.",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      ...unmaskReason,
      kind: dataRequestKind.optional(),
      state: dataRequestStateShape.optional(),
      memberIdx: idxText.optional(),
    }),
    output: pageOf(officeRequest),
  }),
  defineRoute("PUT /ops/data-requests/{id}", {
    summary: "Begins the work on a request, or ends it with an answer that the member is told of.",
    permission: { menu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: dataRequestDecision,
    output: z.object({ requestIdx: idx, state: dataRequestStateShape, version: z.int() }),
  }),
  defineRoute("POST /ops/data-requests/{id}/export", {
    summary: "All that the club holds about a member who asks for access, to be handed over; goes on record.",
    permission: { menu, flag: "C" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ reason: z.string().trim().min(2).max(200) }),
    output: ownDataExport,
  }),
] as const;
