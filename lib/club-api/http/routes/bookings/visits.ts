import { transaction } from "../../../db/transaction";
import { readFrontDesk } from "../../../domains/reservations";
import { checkOneselfIn } from "../../../workflows/desk/check-in";
import { callingMember } from "../../context";
import type { Handlers } from "../../handler";
import { memberShown } from "../../rights/own-member";

export const visitsHandlers: Handlers<
  "GET /my-reservation/frontdesk/{id}" | "POST /my-reservation/frontdesk/{id}"
> = {
  "GET /my-reservation/frontdesk/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "visit");
    return readFrontDesk(context.db, context.ctx, memberIdx, query);
  },
  "POST /my-reservation/frontdesk/{id}": async (context, { params, body }) => {
    const memberIdx = callingMember(context);
    await memberShown(context, params.id, "visit");
    return transaction(context.db, (tx) => checkOneselfIn(tx, context.ctx, memberIdx, body.checkInToken));
  },
};
