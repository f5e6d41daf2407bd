import { drawMenuCode } from "@/lib/contract/page-menus";
import type { CallOutput } from "@/lib/contract/routes";
import {
  readApplication,
  readMyDraws,
  readOdds,
  readPost,
  readPosts,
  readProof,
} from "../../../domains/draws";
import { companionRefs } from "../../../domains/reservations";
import { ClubFailure } from "../../../platform/failure";
import { countIdsAsked } from "../../../workflows/bookings/name-companions";
import { applyForDraw } from "../../../workflows/draws/apply-draw";
import { confirmWin, leaveDraw } from "../../../workflows/draws/decline-draw";
import { readDrawFor } from "../../../workflows/draws/read-draw";
import { promoteReserves } from "../../../workflows/draws/results/promote-reserve";
import { callingMember } from "../../context";
import type { CallContext, Handlers } from "../../handler";
import { memberShown } from "../../rights/own-member";
import { readSegments } from "../../segments";

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

export const drawsHandlers: Handlers<
  | "GET /reservation/draw/posts"
  | "GET /reservation/draw/posts/{a}/{b}"
  | "GET /reservation/draw/posts/non-member/{club}/{id}"
  | "GET /reservation/draw/non-member/{club}/{id}"
  | "GET /reservation/draw/{a}/{b}"
  | "POST /reservation/draw"
  | "DELETE /reservation/draw/{id}"
  | "GET /my-reservation/draw/{id}"
  | "GET /ext/draws/{id}/proof"
  | "GET /ext/draws/{id}/odds"
> = {
  "GET /reservation/draw/posts": ({ db, ctx, caller }, { query }) =>
    readPosts(db, ctx, query, caller.kind === "member" ? caller.memberIdx : null),
  "GET /reservation/draw/posts/{a}/{b}": async (context, { params }) => {
    const { memberIdx, drawPostIdx } = await memberAndPost(context, params);
    return readDrawFor(context.db, context.ctx, drawPostIdx, memberIdx);
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
};
