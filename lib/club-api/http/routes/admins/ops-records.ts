import { clubTimestamp } from "@/lib/shared/time/club-time";
import { listAuditEntries, recordAudit } from "../../../domains/audit";
import { type JobRun, listRuns } from "../../../domains/job-runs";
import { listMessages, parkMessage, readMessage, resendMessage, retryMessage } from "../../../domains/outbox";
import { ClubFailure } from "../../../platform/failure";
import type { CallContext, RouteHandlers } from "../../handler";

function shownRun(run: JobRun, zone: string, realNow: Date) {
  const { name, dueAt, state, tries, finishedAt, lastError, leaseUntil } = run;
  return {
    name,
    dueAt: clubTimestamp(dueAt, zone),
    state,
    isRunning: state === "DUE" && leaseUntil !== null && leaseUntil > realNow,
    tries,
    finishedAt: finishedAt && clubTimestamp(finishedAt, zone),
    lastError,
  };
}

/** Reading the audit entries about one member is audited itself. */
async function readAuditEntries(context: CallContext, query: Parameters<typeof listAuditEntries>[2]) {
  const { db, ctx } = context;
  const page = await listAuditEntries(db, ctx, query);
  if (query.memberIdx !== undefined) {
    const { memberIdx } = query;
    await context.once((tx) =>
      recordAudit(tx, ctx, { action: "VIEW", entity: "audit", entityKey: memberIdx, memberIdx }),
    );
  }
  return page;
}

/** Without DEMO_NOW there is no such call; it moves time for everybody. */
async function moveClock({ ctx, once, moveClock: move }: CallContext, now: Date) {
  if (!move) throw new ClubFailure("REQ_PATH");
  if (now < ctx.now) throw new ClubFailure("VAL_FIELD", ["now", "past"]);
  await once((tx) =>
    recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "clock",
      entityKey: "now",
      before: ctx.now,
      after: now,
    }),
  );
  return { now: clubTimestamp(now, ctx.club.zone), jobsRun: await move(now) };
}

export const opsRecordsHandlers = {
  "GET /ops/outbox": ({ db, ctx }, { query }) => listMessages(db, ctx, query),
  "GET /ops/outbox/{id}": (context, { params }) =>
    context.once((tx) => readMessage(tx, context.ctx, params.id)),
  "POST /ops/outbox/{id}/retry": (context, { params }) =>
    context.once((tx) => retryMessage(tx, context.ctx, params.id)),
  "POST /ops/outbox/{id}/resend": (context, { params, body }) =>
    context.once((tx) => resendMessage(tx, context.ctx, params.id, body.reason)),
  "POST /ops/outbox/{id}/park": (context, { params, body }) =>
    context.once((tx) => parkMessage(tx, context.ctx, params.id, body.reason)),
  "GET /ops/audit": (context, { query }) => readAuditEntries(context, query),
  "GET /ops/jobs": async ({ db, ctx, limitClock }, { query: { page, size, state, name } }) => {
    const place = { state, name, offset: (page - 1) * size, limit: size };
    const { rows, total } = await listRuns(db, ctx.club.clubIdx, place);
    return { list: rows.map((run) => shownRun(run, ctx.club.zone, limitClock.now())), total, page, size };
  },
  "POST /ops/clock": (context, { body }) => moveClock(context, new Date(body.now)),
} satisfies RouteHandlers;
