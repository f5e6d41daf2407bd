import { transaction } from "@/lib/club-api/db/transaction";
import {
  chooseNotices,
  confirmDevice,
  noteReceipt,
  readPush,
  removeDevice,
  renewDevice,
  subscribe,
} from "@/lib/club-api/domains/outbox";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import type { CallContext, RouteHandlers } from "../../handler";

/** A member in a browser of the own: nobody subscribes one in another's name. */
function subscriber({ caller, userAgent }: CallContext) {
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return { memberIdx: caller.memberIdx, sessionIdx: caller.sessionIdx, userAgent };
}

/** A member subscribes a handful of browsers in a life; who does so more often tries out endpoints. */
const subscriptions = { max: 10 };

export const pushHandlers = {
  "GET /ext/push": (context) =>
    readPush(context.db, context.ctx, subscriber(context).memberIdx, context.push),

  "PUT /ext/push": (context, { body }) => {
    const { memberIdx } = subscriber(context);
    return transaction(context.db, (tx) => chooseNotices(tx, context.ctx, memberIdx, body));
  },

  "POST /ext/push/devices": async (context, { body: subscription }) => {
    const by = subscriber(context);
    await context.countHit(`push-device:${by.memberIdx}`, subscriptions);
    const { db, ctx, push: sender } = context;
    return transaction(db, (tx) => subscribe(tx, ctx, by, { subscription, sender }));
  },

  "POST /ext/push/devices/check": async (context, { body: { endpoint } }) => {
    const { db, ctx, push: sender } = context;
    const by = subscriber(context);
    return { isOwn: await transaction(db, (tx) => confirmDevice(tx, ctx, by, { endpoint, sender })) };
  },

  "DELETE /ext/push/devices/{id}": async (context, { params }) => {
    const { memberIdx } = subscriber(context);
    await transaction(context.db, (tx) => removeDevice(tx, context.ctx, memberIdx, params.id));
    return { deviceIdx: params.id };
  },

  "POST /ext/push/renewal": async ({ db, ctx, push: sender }, { body }) => {
    await transaction(db, (tx) => renewDevice(tx, ctx, { ...body, sender }));
    return {};
  },

  "POST /ext/push/receipt": async ({ db, ctx, push }, { body }) => {
    await noteReceipt(db, ctx, body, push);
    return {};
  },
} satisfies RouteHandlers;
