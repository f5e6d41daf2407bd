import { transaction } from "@/lib/club-api/db/transaction";
import { listDelegations, readFigures, readOwnActs } from "@/lib/club-api/domains/delegations";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import {
  endByOffice,
  endOwnDelegation,
  inviteDelegate,
  readDelegations,
} from "@/lib/club-api/workflows/delegations/give";
import {
  acceptAsMember,
  acceptAsPerson,
  actAsMember,
  actAsPerson,
  heldByPerson,
  readActing,
  showInvitation,
  stopActing,
} from "@/lib/club-api/workflows/delegations/take";
import { callingMember, delegateIn } from "../../context";
import type { CallContext, RouteHandlers } from "../../handler";
import { countCaller, limitCertification } from "../../rights/request-limits";

/** Links are 256 random bits; the number keeps a machine from trying the call out. */
const linksAMinute = { max: 20 };

function countLinks({ countHit, caller, address }: CallContext): Promise<void> {
  return countCaller(countHit, "delegation-link", { caller, address: address ?? "web" }, linksAMinute);
}

function memberSessionOf({ caller }: CallContext) {
  if (caller.kind !== "member") throw new ClubFailure("REQ_FORBIDDEN");
  return caller;
}

const browserOf = ({ address, userAgent }: CallContext) => ({ address, userAgent });

export const delegationHandlers = {
  "GET /ext/delegations": (context) => readDelegations(context.db, context.ctx, callingMember(context)),
  "POST /ext/delegations": (context, { body }) =>
    inviteDelegate(context.db, context.ctx, callingMember(context), context.editToken, body),
  "DELETE /ext/delegations/{id}": (context, { params }) => {
    const delegationIdx = delegateIn(context)?.delegationIdx ?? null;
    const by = { memberIdx: callingMember(context), delegationIdx };
    return endOwnDelegation(context.db, context.ctx, params.id, by);
  },
  "GET /ext/delegate-acts": (context, { query }) =>
    readOwnActs(context.db, context.ctx, callingMember(context), query),
  "POST /ext/delegation-invitation": async (context, { body }) => {
    await countLinks(context);
    return showInvitation(context.db, context.ctx, body.token);
  },
  "POST /ext/delegation-acceptance": async (context, { body }) => {
    await countLinks(context);
    const input = { token: body.token, editToken: context.editToken };
    return acceptAsMember(context.db, context.ctx, callingMember(context), input);
  },
  "POST /member/delegation-acceptance": async (context, { body }) => {
    await limitCertification(context);
    return acceptAsPerson(context.db, context.ctx, body, browserOf(context));
  },
  "POST /member/held-delegations": async (context, { body }) => {
    await limitCertification(context);
    return heldByPerson(context.db, context.ctx, body.certToken);
  },
  "POST /member/delegate-session": async (context, { body }) => {
    await limitCertification(context);
    return actAsPerson(context.db, context.ctx, body, browserOf(context));
  },
  "POST /ext/delegate-session": (context, { body }) =>
    actAsMember(context.db, context.ctx, memberSessionOf(context), { ...body, ...browserOf(context) }),
  "DELETE /ext/delegate-session": async (context) => {
    if (!delegateIn(context)) throw new ClubFailure("NOT_FOUND");
    return stopActing(context.db, context.ctx, memberSessionOf(context).sessionIdx);
  },
  "GET /ext/delegate-session": (context) => {
    const delegate = delegateIn(context);
    if (!delegate) throw new ClubFailure("NOT_FOUND");
    return readActing(context.db, context.ctx, delegate);
  },
  "GET /ops/delegations": ({ db, ctx }, { query }) =>
    transaction(db, (tx) => listDelegations(tx, ctx, query)),
  "PUT /ops/delegations/{id}": ({ db, ctx }, { params, body }) =>
    endByOffice(db, ctx, params.id, body.reason),
  "GET /ops/delegation-figures": ({ db, ctx }) => readFigures(db, ctx),
} satisfies RouteHandlers;
