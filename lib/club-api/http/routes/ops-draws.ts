import { previewPool } from "@/lib/club-api/workflows/draws/posts/draw-pool";
import { editDraw } from "@/lib/club-api/workflows/draws/posts/save-draw";
import { promoteByHand } from "@/lib/club-api/workflows/draws/results/promote";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { readDrawPolicy, readOfficeDraw, readOfficeDraws } from "../../domains/draws";
import { veilFor } from "../../platform/veil";
import { amendDraw } from "../../workflows/draws/posts/amend-draw";
import { announceDraw } from "../../workflows/draws/posts/announce-draw";
import { cancelDraw } from "../../workflows/draws/posts/cancel-draw";
import { closeByHand, closeDraw } from "../../workflows/draws/posts/close-draw";
import { createDraw, nameRound, withUsualTimes } from "../../workflows/draws/posts/save-draw";
import { promoteReserves } from "../../workflows/draws/results/promote";
import { rehearseDraw } from "../../workflows/draws/results/rehearse-draw";
import { runDraw } from "../../workflows/draws/results/run-draw";
import type { RouteHandlers } from "../handler";

const entity = "draw";

export const opsDrawsHandlers = {
  "GET /ops/draws": ({ db, ctx }, { query }) => readOfficeDraws(db, ctx, query),
  "GET /ops/draws/{id}": async ({ db, ctx }, { params, query }) => {
    const veil = veilFor(query.reason);
    const draw = await readOfficeDraw(db, ctx, params.id, veil);
    const { isMasked, reason } = veil;
    await recordAudit(db, ctx, { action: "VIEW", entity, entityKey: params.id, after: { isMasked }, reason });
    return draw;
  },
  "POST /ops/draws": async ({ ctx, beacon, once }, { body }) => {
    const { hasBeacon, ...input } = withUsualTimes(ctx, body);
    const named = await nameRound(beacon, { ...input, hasBeacon });
    return once((tx) => createDraw(tx, ctx, input, named));
  },
  "PUT /ops/draws/{id}": ({ db, ctx }, { params, body }) =>
    transaction(db, (tx) => editDraw(tx, ctx, params.id, body)),
  "POST /ops/draws/{id}/close": ({ ctx, once }, { params, body }) =>
    once((tx) => closeByHand(tx, ctx, params.id, body.reason)),
  "POST /ops/draws/{id}/run": async ({ ctx, beacon, db }, { params: { id }, body: { reason } }) => {
    // The clock has closed the list already; its job may still be under way.
    await closeDraw(db, ctx, id);
    return runDraw(db, ctx, id, beacon, {
      reason,
      record: (tx, { seed: _seed, ...after }) =>
        recordAudit(tx, ctx, { action: "UPDATE", entity, entityKey: id, after, reason: reason ?? null }),
    });
  },
  "POST /ops/draws/{id}/announce": async ({ ctx, db }, { params: { id }, body: { reason } }) => {
    const announcement = await announceDraw(db, ctx, id, {
      reason,
      record: (tx, after) =>
        recordAudit(tx, ctx, { action: "UPDATE", entity, entityKey: id, after, reason: reason ?? null }),
    });
    await promoteReserves(db, ctx, id);
    return announcement;
  },
  "POST /ops/draws/{id}/cancel": ({ ctx, once }, { params, body }) =>
    once((tx) => cancelDraw(tx, ctx, params.id, body.reason)),
  "POST /ops/draws/{id}/amend": ({ ctx, once }, { params, body }) =>
    once((tx) => amendDraw(tx, ctx, params.id, body)),
  "POST /ops/draws/{id}/promote": ({ ctx, once }, { params, body }) =>
    once((tx) => promoteByHand(tx, ctx, params.id, body)),
  "POST /ops/draws/{id}/rehearse": ({ db, ctx }, { params, query }) =>
    rehearseDraw(db, ctx, params.id, veilFor(query.reason)),
  "GET /ops/draw-defaults": async ({ db, ctx, beacon }) => {
    const { maxChoices, minPlayers, mode, confirmDays, confirmTime } = await readDrawPolicy(
      db,
      ctx.club.clubIdx,
    );
    return { maxChoices, minPlayers, mode, confirmDays, confirmTime, canNameBeacon: beacon !== null };
  },
  "GET /ops/draw-pool": ({ db, ctx }, { query }) => previewPool(db, ctx, query),
} satisfies RouteHandlers;
