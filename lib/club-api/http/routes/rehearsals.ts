import { transaction } from "@/lib/club-api/db/transaction";
import {
  readFigures,
  readRehearsal,
  readRehearsalBase,
  readRehearsals,
  rehearsalWire,
} from "@/lib/club-api/workflows/rehearsals/read-rehearsals";
import { runRehearsal } from "@/lib/club-api/workflows/rehearsals/run-rehearsal";
import { beginRehearsal, stopRehearsal } from "@/lib/club-api/workflows/rehearsals/start-rehearsal";
import type { RouteHandlers } from "../handler";

export const rehearsalsHandlers = {
  "GET /ops/rehearsals": ({ db, ctx }, { query }) => readRehearsals(db, ctx, query),
  "GET /ops/rehearsals/base": ({ db, ctx, stage }) => readRehearsalBase(db, ctx, stage),
  "GET /ops/rehearsals/{id}": ({ db, ctx }, { params }) => readRehearsal(db, ctx, params.id),
  "GET /ops/rehearsals/{id}/figures": ({ db, ctx }, { params, query }) =>
    readFigures(db, ctx, params.id, query),
  "POST /ops/rehearsals": async (context, { body }) => {
    const { db, ctx, stage, clock, limitClock, logger, isStopping } = context;
    const moment = { stage, realNow: limitClock.now() };
    let play: (() => Promise<void>) | undefined;
    const begun = await context.once(async (tx) => {
      const row = await beginRehearsal(tx, ctx, moment, body);
      if (stage)
        play = () => runRehearsal(db, ctx, row, { stage, clock, limitClock, logger, isOver: isStopping });
      return rehearsalWire(ctx, row);
    });
    // Not for a repeated call: the first one plays it. The answer does not wait for the play.
    void play?.();
    return begun;
  },
  "POST /ops/rehearsals/{id}/stop": ({ db, ctx }, { params }) =>
    transaction(db, (tx) => stopRehearsal(tx, ctx, params.id)),
} satisfies RouteHandlers;
