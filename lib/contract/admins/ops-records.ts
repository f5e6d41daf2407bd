import { z } from "zod";
import {
  clubQuery,
  commonQuery,
  dateText,
  idParams,
  idx,
  idxText,
  languageSchema,
  listQueryShape,
  pageOf,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

const menu = "940800";
const word = z
  .string()
  .trim()
  .regex(/^[\w.:-]{1,60}$/, wants("characters", "A–Z, a–z, 0–9, _ . : - (1–60)"));
const reason = z.string().trim().min(2).max(200);
const pageShape = { ...commonQuery, page: listQueryShape.page, size: listQueryShape.size };

export const outboxState = z.enum(["WAITING", "SENT", "PARKED", "EXPIRED"]);
const channel = z.enum(["MAIL", "SMS", "PUSH"]);

/** A notice to somebody; the address is masked. */
const outboxRow = z.object({
  outboxIdx: idx,
  channel,
  event: z.string(),
  /** Name of the event, in the caller's language. */
  title: z.string(),
  memberIdx: idx.nullable(),
  target: z.string(),
  lang: languageSchema,
  state: outboxState,
  tries: z.int(),
  lastError: z.string().nullable(),
  createdAt: timestamp,
  /** When it is tried next; null once it is sent or parked. */
  nextTryAt: timestamp.nullable(),
  sentAt: timestamp.nullable(),
  /** When the device has confirmed it; of app pushes only. */
  deliveredAt: timestamp.nullable(),
});

/**
 * One notice with its words as the receiver has them; codes and login ids in it are never shown. Null once its values
 * are gone; a text message has no subject.
 */
const outboxMessage = outboxRow.extend({
  subject: z.string().nullable(),
  text: z.string().nullable(),
  /** It was sent, and nothing of it is gone: a copy of it can go out. */
  canResend: z.boolean(),
});

export const auditAction = z.enum(["CREATE", "UPDATE", "DELETE", "VIEW", "EXPORT"]);

/** An audit entry (checklist S-85). */
const auditRow = z.object({
  auditIdx: idx,
  at: timestamp,
  actor: z.string(),
  adminIdx: idx.nullable(),
  memberIdx: idx.nullable(),
  address: z.string().nullable(),
  requestId: z.string(),
  action: auditAction,
  entity: z.string(),
  entityKey: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
});

export type AuditRow = z.infer<typeof auditRow>;

const jobRow = z.object({
  name: z.string(),
  dueAt: timestamp,
  state: z.enum(["DUE", "DONE", "PARKED"]),
  /** A process works on it now. */
  isRunning: z.boolean(),
  tries: z.int(),
  finishedAt: timestamp.nullable(),
  lastError: z.string().nullable(),
});

/** Common parts of the calls that resend or cancel a message. */
const outboxAction = {
  permission: { menu, flag: "C" },
  params: idParams,
  query: clubQuery,
  output: z.object({ outboxIdx: idx, state: outboxState }),
} as const;

export type OutboxRow = z.infer<typeof outboxRow>;

export const opsRecordRoutes = [
  defineRoute("GET /ops/outbox", {
    summary: "Notices that were sent, wait or are parked, newest first, with masked addresses.",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...pageShape,
      state: outboxState.optional(),
      channel: channel.optional(),
      event: word.optional(),
      memberIdx: idxText.optional(),
    }),
    output: pageOf(outboxRow),
    persons: true,
    xlsx: "outbox",
  }),
  defineRoute("GET /ops/outbox/{id}", {
    summary: "One notice with its words; who read it is put on record.",
    permission: { menu, flag: "R" },
    params: idParams,
    query: z.strictObject(commonQuery),
    output: outboxMessage,
  }),
  defineRoute("POST /ops/outbox/{id}/retry", {
    summary: "Lets a parked notice be tried again from the start.",
    ...outboxAction,
  }),
  defineRoute("POST /ops/outbox/{id}/resend", {
    summary: "Sends a copy of a notice that was sent; 2002 for one that was not, or whose values are gone.",
    ...outboxAction,
    body: z.strictObject({ reason }),
    idempotent: true,
  }),
  defineRoute("POST /ops/outbox/{id}/park", {
    summary: "Holds a waiting notice back until it is sent again by hand; 2002 for one that does not wait.",
    ...outboxAction,
    body: z.strictObject({ reason }),
  }),
  defineRoute("GET /ops/audit", {
    summary: "Deeds on record, newest first: who did what to which record, and who looked at whose data.",
    permission: { menu, flag: "R" },
    query: z.strictObject({
      ...pageShape,
      actor: z.string().trim().min(1).max(60).optional(),
      action: auditAction.optional(),
      entity: word.optional(),
      entityKey: word.optional(),
      memberIdx: idxText.optional(),
      from: dateText.optional(),
      to: dateText.optional(),
    }),
    output: pageOf(auditRow),
    persons: true,
    xlsx: "audit",
  }),
  defineRoute("GET /ops/jobs", {
    summary: "The last runs of the jobs, newest first, with those that were parked.",
    permission: { menu, flag: "R" },
    query: z.strictObject({ ...pageShape, state: jobRow.shape.state.optional(), name: word.optional() }),
    output: pageOf(jobRow),
  }),
  defineRoute("POST /ops/clock", {
    summary:
      "Moves the demo clock on and runs what falls due on the way; only with DEMO_NOW, for an SSADMIN.",
    auth: "admin",
    onlySSAdmin: true,
    query: clubQuery,
    body: z.strictObject({ now: timestamp }),
    output: z.object({ now: timestamp, jobsRun: z.array(z.string()) }),
  }),
] as const;
