import { clubTimestamp } from "@/lib/shared/club-time";
import { listDeeds, recordDeed } from "../../domains/audit";
import { type JobRun, listRuns } from "../../domains/job-runs";
import { listMessages, parkMessage, readMessage, resendMessage, retryMessage } from "../../domains/outbox";
import { ClubFailure } from "../../platform/failure";
import type { CallContext, Handlers } from "../handler";

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

/** Who looked at the deeds about one member is a deed of its own. */
async function readDeeds(context: CallContext, query: Parameters<typeof listDeeds>[2]) {
  const { db, act } = context;
  const page = await listDeeds(db, act, query);
  if (query.memberIdx !== undefined) {
    const { memberIdx } = query;
    await context.once((tx) =>
      recordDeed(tx, act, { action: "VIEW", entity: "audit", entityKey: memberIdx, memberIdx }),
    );
  }
  return page;
}

/** Without DEMO_NOW there is no such call; it moves time for everybody. */
async function moveClock({ act, once, moveClock: move }: CallContext, now: Date) {
  if (!move) throw new ClubFailure("REQ_PATH");
  if (now < act.now) throw new ClubFailure("VAL_FIELD", ["now", "before the present time"]);
  await once((tx) =>
    recordDeed(tx, act, { action: "UPDATE", entity: "clock", entityKey: "now", before: act.now, after: now }),
  );
  return { now: clubTimestamp(now, act.club.zone), jobsRun: await move(now) };
}

export const opsRecordsHandlers: Handlers<
  | "GET /ops/outbox"
  | "GET /ops/outbox/{id}"
  | "POST /ops/outbox/{id}/retry"
  | "POST /ops/outbox/{id}/resend"
  | "POST /ops/outbox/{id}/park"
  | "GET /ops/audit"
  | "GET /ops/jobs"
  | "POST /ops/clock"
> = {
  "GET /ops/outbox": ({ db, act }, { query }) => listMessages(db, act, query),
  "GET /ops/outbox/{id}": (context, { params }) =>
    context.once((tx) => readMessage(tx, context.act, params.id)),
  "POST /ops/outbox/{id}/retry": (context, { params }) =>
    context.once((tx) => retryMessage(tx, context.act, params.id)),
  "POST /ops/outbox/{id}/resend": (context, { params, body }) =>
    context.once((tx) => resendMessage(tx, context.act, params.id, body.reason)),
  "POST /ops/outbox/{id}/park": (context, { params, body }) =>
    context.once((tx) => parkMessage(tx, context.act, params.id, body.reason)),
  "GET /ops/audit": (context, { query }) => readDeeds(context, query),
  "GET /ops/jobs": async ({ db, act, limitClock }, { query: { page, size, state, name } }) => {
    const place = { state, name, offset: (page - 1) * size, limit: size };
    const { rows, total } = await listRuns(db, act.club.clubIdx, place);
    return { list: rows.map((run) => shownRun(run, act.club.zone, limitClock.now())), total, page, size };
  },
  "POST /ops/clock": (context, { body }) => moveClock(context, new Date(body.now)),
};
