import { recordAudit } from "../../../domains/audit";
import { readOfficeWaitings, readWaitingDemand } from "../../../domains/waitings";
import { veilFor } from "../../../platform/veil";
import { decideWaiting } from "../../../workflows/waitings/decide-waiting";
import { readWaiting } from "../../../workflows/waitings/read-waiting";
import type { Handlers } from "../../handler";

/** The waiting lists in the back office (domain.md 7.8, 8.3). */
export const opsWaitingsHandlers: Handlers<
  "GET /ops/waiting-days" | "GET /ops/waitings" | "GET /ops/waitings/{id}" | "PUT /ops/waitings/{id}"
> = {
  "GET /ops/waiting-days": ({ db, ctx }) => readWaitingDemand(db, ctx),
  "GET /ops/waitings": async ({ db, ctx }, { query }) => {
    const { reason: unmaskReason, ...wanted } = query;
    const veil = veilFor(unmaskReason);
    const { isMasked, reason } = veil;
    const waitings = await readOfficeWaitings(db, ctx, wanted, veil);
    const view = { entity: "waiting", entityKey: "list", after: { isMasked }, reason };
    await recordAudit(db, ctx, { action: "VIEW", ...view });
    return waitings;
  },
  "GET /ops/waitings/{id}": ({ db, ctx }, { params, query }) => readWaiting(db, ctx, params.id, query.reason),
  "PUT /ops/waitings/{id}": ({ ctx, once }, { params, body }) =>
    once((tx) => decideWaiting(tx, ctx, params.id, body)),
};
