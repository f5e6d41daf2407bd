import { transaction } from "../../db/transaction";
import { recordDeed } from "../../domains/audit";
import { readDrawPolicy, readOfficeDraw, readOfficeDraws } from "../../domains/draws";
import { veilFor } from "../../platform/veil";
import { amendDraw } from "../../workflows/amend-draw";
import { announceDraw } from "../../workflows/announce-draw";
import { cancelDraw } from "../../workflows/cancel-draw";
import { closeByHand, closeDraw } from "../../workflows/close-draw";
import { createDraw, nameRound, withUsualTimes } from "../../workflows/create-draw";
import { editDraw } from "../../workflows/edit-draw";
import { previewPool } from "../../workflows/preview-pool";
import { promoteByHand } from "../../workflows/promote-by-hand";
import { promoteReserves } from "../../workflows/promote-reserve";
import { rehearseDraw } from "../../workflows/rehearse-draw";
import { runDraw } from "../../workflows/run-draw";
import type { Handlers } from "../handler";

const entity = "draw";

export const opsDrawsHandlers: Handlers<
  | "GET /ops/draws"
  | "GET /ops/draws/{id}"
  | "POST /ops/draws"
  | "PUT /ops/draws/{id}"
  | "POST /ops/draws/{id}/close"
  | "POST /ops/draws/{id}/run"
  | "POST /ops/draws/{id}/announce"
  | "POST /ops/draws/{id}/cancel"
  | "POST /ops/draws/{id}/amend"
  | "POST /ops/draws/{id}/promote"
  | "POST /ops/draws/{id}/rehearse"
  | "GET /ops/draw-defaults"
  | "GET /ops/draw-pool"
> = {
  "GET /ops/draws": ({ db, act }, { query }) => readOfficeDraws(db, act, query),
  "GET /ops/draws/{id}": async ({ db, act }, { params, query }) => {
    const veil = veilFor(query.reason);
    const draw = await readOfficeDraw(db, act, params.id, veil);
    const { isMasked, reason } = veil;
    await recordDeed(db, act, { action: "VIEW", entity, entityKey: params.id, after: { isMasked }, reason });
    return draw;
  },
  "POST /ops/draws": async ({ act, beacon, once }, { body }) => {
    const { hasBeacon, ...wish } = withUsualTimes(act, body);
    const named = await nameRound(beacon, { ...wish, hasBeacon });
    return once((tx) => createDraw(tx, act, wish, named));
  },
  "PUT /ops/draws/{id}": ({ db, act }, { params, body }) =>
    transaction(db, (tx) => editDraw(tx, act, params.id, body)),
  "POST /ops/draws/{id}/close": ({ act, once }, { params, body }) =>
    once((tx) => closeByHand(tx, act, params.id, body.reason)),
  "POST /ops/draws/{id}/run": async ({ act, beacon, db }, { params: { id }, body: { reason } }) => {
    // The clock has closed the list already; its job may still be under way.
    await closeDraw(db, act, id);
    return runDraw(db, act, id, beacon, {
      reason,
      record: (tx, { seed: _seed, ...after }) =>
        recordDeed(tx, act, { action: "UPDATE", entity, entityKey: id, after, reason: reason ?? null }),
    });
  },
  "POST /ops/draws/{id}/announce": async ({ act, db }, { params: { id }, body: { reason } }) => {
    const announcement = await announceDraw(db, act, id, {
      reason,
      record: (tx, after) =>
        recordDeed(tx, act, { action: "UPDATE", entity, entityKey: id, after, reason: reason ?? null }),
    });
    await promoteReserves(db, act, id);
    return announcement;
  },
  "POST /ops/draws/{id}/cancel": ({ act, once }, { params, body }) =>
    once((tx) => cancelDraw(tx, act, params.id, body.reason)),
  "POST /ops/draws/{id}/amend": ({ act, once }, { params, body }) =>
    once((tx) => amendDraw(tx, act, params.id, body)),
  "POST /ops/draws/{id}/promote": ({ act, once }, { params, body }) =>
    once((tx) => promoteByHand(tx, act, params.id, body)),
  "POST /ops/draws/{id}/rehearse": ({ db, act }, { params, query }) =>
    rehearseDraw(db, act, params.id, veilFor(query.reason)),
  "GET /ops/draw-defaults": async ({ db, act, beacon }) => {
    const { maxChoices, minPlayers, mode, confirmDays, confirmTime } = await readDrawPolicy(
      db,
      act.club.clubIdx,
    );
    return { maxChoices, minPlayers, mode, confirmDays, confirmTime, canNameBeacon: beacon !== null };
  },
  "GET /ops/draw-pool": ({ db, act }, { query }) => previewPool(db, act, query),
};
