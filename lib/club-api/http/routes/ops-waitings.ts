import { recordDeed } from "../../domains/audit";
import { readOfficeWaitings, readWaitingDemand } from "../../domains/waitings";
import { veilFor } from "../../platform/veil";
import { decideWaiting } from "../../workflows/decide-waiting";
import { readWaiting } from "../../workflows/read-waiting";
import type { Handlers } from "../handler";

/** The waiting lists in the back office (domain.md 7.8, 8.3). */
export const opsWaitingsHandlers: Handlers<
  "GET /ops/waiting-days" | "GET /ops/waitings" | "GET /ops/waitings/{id}" | "PUT /ops/waitings/{id}"
> = {
  "GET /ops/waiting-days": ({ db, act }) => readWaitingDemand(db, act),
  "GET /ops/waitings": async ({ db, act }, { query }) => {
    const { reason: lookReason, ...wanted } = query;
    const veil = veilFor(lookReason);
    const { isMasked, reason } = veil;
    const waitings = await readOfficeWaitings(db, act, wanted, veil);
    const view = { entity: "waiting", entityKey: "list", after: { isMasked }, reason };
    await recordDeed(db, act, { action: "VIEW", ...view });
    return waitings;
  },
  "GET /ops/waitings/{id}": ({ db, act }, { params, query }) => readWaiting(db, act, params.id, query.reason),
  "PUT /ops/waitings/{id}": ({ act, once }, { params, body }) =>
    once((tx) => decideWaiting(tx, act, params.id, body)),
};
