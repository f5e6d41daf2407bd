import {
  readApplication,
  readMyDraws,
  readOdds,
  readPost,
  readPosts,
  readProof,
} from "@/lib/club-api/domains/draws";
import { companionRefs } from "@/lib/club-api/domains/reservations";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { countIdsAsked } from "@/lib/club-api/workflows/bookings/companions";
import { drawForDelegate } from "@/lib/club-api/workflows/delegations/view";
import { applyForDraw } from "@/lib/club-api/workflows/draws/apply-draw";
import { confirmWin, leaveDraw } from "@/lib/club-api/workflows/draws/decline-draw";
import { readDrawFor } from "@/lib/club-api/workflows/draws/draw-eligibility";
import { promoteReserves } from "@/lib/club-api/workflows/draws/results/promote";
import {
  readCancellers,
  readDeciles,
  readFairness,
  readFigureRows,
} from "@/lib/club-api/workflows/simulations/read-fairness";
import { readSimulationBase, simulatePolicy } from "@/lib/club-api/workflows/simulations/simulate-policy";
import { drawMenuCode } from "@/lib/contract/page-menus";
import type { CallOutput } from "@/lib/contract/routes";
import { callingMember, delegateIn, memberShown, readSegments } from "../context";
import type { CallContext, RouteHandlers } from "../handler";

/** The member and the post of a `{memberIdx}/{postIdx}` path, in either order (domain.md 2.4). */
async function memberAndPost(context: CallContext, { a, b }: { a: string; b: string }) {
  const { member, idx } = await readSegments(context, [a, b], ["member", "idx"]);
  if (idx === undefined) throw new ClubFailure("REQ_PATH");
  const shown = await memberShown(context, String(member ?? 0), "draw");
  return { memberIdx: shown.memberIdx, drawPostIdx: idx };
}

async function leave(
  context: CallContext,
  drawIdx: number,
): Promise<CallOutput<"DELETE /reservation/draw/{id}">> {
  const memberIdx = callingMember(context);
  const left = await context.once((tx) => leaveDraw(tx, context.ctx, memberIdx, drawIdx));
  if (left.promoteIn !== null) {
    // The member has declined, whatever becomes of the reserves: the job asks them again each minute.
    await promoteReserves(context.db, context.ctx, left.promoteIn).catch((error: unknown) =>
      context.logger.error({ err: error, drawPostIdx: left.promoteIn }, "no reserve was asked"),
    );
  }
  return left.answer;
}

export const drawsHandlers = {
  "GET /reservation/draw/posts": ({ db, ctx, caller }, { query }) =>
    readPosts(db, ctx, query, caller.kind === "member" ? caller.memberIdx : null),
  "GET /reservation/draw/posts/{a}/{b}": async (context, { params }) => {
    const { memberIdx, drawPostIdx } = await memberAndPost(context, params);
    const draw = await readDrawFor(context.db, context.ctx, drawPostIdx, memberIdx);
    return delegateIn(context) ? drawForDelegate(draw) : draw;
  },
  "GET /reservation/draw/posts/non-member/{club}/{id}": ({ db, ctx }, { params }) =>
    readPost(db, ctx, params.id, null),
  "GET /reservation/draw/non-member/{club}/{id}": ({ db, ctx }, { params }) =>
    readPost(db, ctx, params.id, null),
  "GET /reservation/draw/{a}/{b}": async (context, { params }) => {
    const { memberIdx, drawPostIdx } = await memberAndPost(context, params);
    const refOf = await companionRefs(context.db, context.ctx, memberIdx);
    return readApplication(context.db, context.ctx, drawPostIdx, { memberIdx, refOf });
  },
  // Whoever has won confirms in time, whatever has become of the page.
  "POST /reservation/draw": async (context, { body }): Promise<CallOutput<"POST /reservation/draw">> => {
    const memberIdx = callingMember(context);
    if ("action" in body) return context.once((tx) => confirmWin(tx, context.ctx, memberIdx, body.drawIdx));
    await context.menus.require(drawMenuCode);
    await countIdsAsked(context.countHit, context.ctx, memberIdx, body.players);
    return context.once((tx) => applyForDraw(tx, context.ctx, memberIdx, body));
  },
  "DELETE /reservation/draw/{id}": (context, { params }) => leave(context, params.id),
  "GET /my-reservation/draw/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "draw");
    return readMyDraws(context.db, context.ctx, memberIdx, query);
  },
  "GET /ext/draws/{id}/proof": ({ db, ctx }, { params }) => readProof(db, ctx, params.id),
  "GET /ext/draws/{id}/odds": ({ db, ctx }, { params }) => readOdds(db, ctx, params.id),
  "GET /ops/fairness": ({ db, ctx }, { query }) => readFairness(db, ctx, query),
  "GET /ops/fairness/figures": ({ db, ctx }, { query }) => readFigureRows(db, ctx, query),
  "GET /ops/fairness/deciles": ({ db, ctx }, { query }) => readDeciles(db, ctx, query),
  "GET /ops/fairness/cancellers": ({ db, ctx }, { query }) => readCancellers(db, ctx, query),
  "GET /ops/simulations/base": ({ db, ctx }) => readSimulationBase(db, ctx),
  "POST /ops/simulations": ({ db, ctx }, { body }) => simulatePolicy(db, ctx, body),
} satisfies RouteHandlers;
