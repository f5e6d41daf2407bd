import { transaction } from "../../db/transaction";
import { recordDeed } from "../../domains/audit";
import { readOfficeDraw, readOfficeDraws } from "../../domains/draws";
import { veilFor } from "../../platform/veil";
import { amendDraw } from "../../workflows/amend-draw";
import { announceDraw } from "../../workflows/announce-draw";
import { cancelDraw } from "../../workflows/cancel-draw";
import { createDraw, editDraw, nameRound, withUsualTimes } from "../../workflows/create-draw";
import { promoteReserves } from "../../workflows/promote-reserve";
import { runDraw } from "../../workflows/run-draw";
import type { Handlers } from "../handler";

const entity = "draw";

export const opsDrawsHandlers: Handlers<
  | "GET /ops/draws"
  | "GET /ops/draws/{id}"
  | "POST /ops/draws"
  | "PUT /ops/draws/{id}"
  | "POST /ops/draws/{id}/run"
  | "POST /ops/draws/{id}/announce"
  | "POST /ops/draws/{id}/cancel"
  | "POST /ops/draws/{id}/amend"
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
    const round = await nameRound(beacon, { ...wish, hasBeacon });
    return once((tx) => createDraw(tx, act, wish, round));
  },
  "PUT /ops/draws/{id}": ({ db, act }, { params, body }) =>
    transaction(db, (tx) => editDraw(tx, act, params.id, body)),
  "POST /ops/draws/{id}/run": ({ act, beacon, db }, { params: { id } }) =>
    runDraw(db, act, id, beacon, (tx, { seed: _seed, ...after }) =>
      recordDeed(tx, act, { action: "UPDATE", entity, entityKey: id, after }),
    ),
  "POST /ops/draws/{id}/announce": async ({ act, db }, { params: { id } }) => {
    const announcement = await announceDraw(db, act, id, (tx, after) =>
      recordDeed(tx, act, { action: "UPDATE", entity, entityKey: id, after }),
    );
    await promoteReserves(db, act, id);
    return announcement;
  },
  "POST /ops/draws/{id}/cancel": ({ act, once }, { params, body }) =>
    once((tx) => cancelDraw(tx, act, params.id, body.reason)),
  "POST /ops/draws/{id}/amend": ({ act, once }, { params, body }) =>
    once((tx) => amendDraw(tx, act, params.id, body)),
};
