import { isOneOf } from "@/lib/contract/code-values/code-group";
import { applicationState } from "@/lib/contract/code-values/draws";
import { maskName } from "@/lib/shared/texts/mask";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { pickText } from "../../platform/texts";
import { codeNames } from "../codes";
import { readSlot } from "../tee-sheets";
import {
  type DrawApplication,
  type DrawPlayer,
  type MemberApplication,
  selectApplicationOf,
  selectMemberApplications,
} from "./applications-repository";
import { readDrawPolicy } from "./policy";
import { type DrawPost, selectShownPost } from "./repository";
import { isAnnounced, isApplying, shownState } from "./rules";

/** The reference by which the applicant may name another member (`companionRefs`). */
type RefOf = (memberIdx: number) => string;

/** A member's application for a draw (domain.md R15); null without one. Throws 2001 for an unknown draw. */
export async function readApplication(
  db: Database,
  ctx: Context,
  drawPostIdx: number,
  { memberIdx, refOf }: { memberIdx: number; refOf: RefOf },
) {
  const { clubIdx } = ctx.club;
  const post = await selectShownPost(db, clubIdx, drawPostIdx, ctx.now);
  if (!post) throw new ClubFailure("NOT_FOUND");
  const application = await selectApplicationOf(db, clubIdx, drawPostIdx, memberIdx);
  if (!application) return null;
  const names = await codeNames(db, clubIdx, "drawStates", ctx.choice);
  const { isManualConfirm } = await readDrawPolicy(db, clubIdx);
  const isOut = isAnnounced(post.state);
  const { drawIdx, choices, playerCount, players, receipt, receiptSalt, factors } = application;
  return {
    drawPostIdx,
    choices,
    playerCount,
    players: players.map((player) => shownPlayer(player, memberIdx, refOf)),
    weight: isOut ? rounded(application.weight, 6) : null,
    drawKey: isOut ? rounded(application.drawKey, 9) : null,
    ...(await shownResult(db, ctx, application, post, names)),
    stateReason: isOut ? application.stateReason : null,
    editable: application.state === applicationState.applied && isApplying(post, ctx.now),
    confirmable:
      isOut &&
      isManualConfirm &&
      application.state === applicationState.won &&
      isInTime(application, ctx.now),
    receipt,
    receiptSalt,
    factors,
    why: isOut ? whyOf(post, drawIdx) : null,
  };
}

/** A guest as the applicant wrote him; another member masked, since an application asks nobody (domain.md 7.9). */
function shownPlayer({ name, memberIdx, phoneNo }: DrawPlayer, ownIdx: number, refOf: RefOf) {
  if (memberIdx === null) return { name, memberIdx, companionRef: null, phoneNo };
  if (memberIdx === ownIdx) return { name, memberIdx, companionRef: null };
  return { name: maskName(name), memberIdx: null, companionRef: refOf(memberIdx) };
}

/** One page of a member's applications, the latest first (domain.md Y15). */
export async function readMyDraws(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { page, size }: { page: number; size: number },
) {
  const { clubIdx } = ctx.club;
  const limits = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectMemberApplications(db, clubIdx, memberIdx, limits);
  const names = await codeNames(db, clubIdx, "drawStates", ctx.choice);
  const list = [];
  for (const row of rows) list.push(await myDraw(db, ctx, row, names));
  return { list, total, page, size };
}

async function myDraw(
  db: Database,
  ctx: Context,
  { application, post }: MemberApplication,
  names: ReadonlyMap<string, string>,
) {
  return {
    drawPostIdx: post.drawPostIdx,
    title: pickText(post.texts, ctx.choice)?.title ?? "",
    choices: application.choices,
    announceAt: clubTimestamp(post.announceAt, ctx.club.zone),
    ...(await shownResult(db, ctx, application, post, names)),
  };
}

/** State and result as the applicant may know them now. */
async function shownResult(
  db: Database,
  ctx: Context,
  application: DrawApplication,
  post: Pick<DrawPost, "state">,
  names: ReadonlyMap<string, string>,
) {
  const state = shownState(application.state, post.state);
  const isOut = isAnnounced(post.state);
  const { resultSheetIdx, resultRank, confirmUntil } = application;
  const slot = isOut && resultSheetIdx !== null ? await readSlot(db, ctx.club.clubIdx, resultSheetIdx) : null;
  const mayDecline =
    isOut &&
    isOneOf(application.state, [applicationState.won, applicationState.confirmed]) &&
    isInTime(application, ctx.now);
  return {
    drawIdx: application.drawIdx,
    state,
    stateName: names.get(state) ?? state,
    result: slot && {
      rank: resultRank,
      playDate: slot.playDate,
      teeTime: slot.teeTime,
      courseCode: slot.courseCode,
    },
    reserveNo: isOut ? application.reserveNo : null,
    bookingIdx: isOut ? application.bookingIdx : null,
    declineUntil: mayDecline && confirmUntil ? clubTimestamp(confirmUntil, ctx.club.zone) : null,
  };
}

function isInTime({ confirmUntil }: DrawApplication, now: Date): boolean {
  return confirmUntil !== null && now < confirmUntil;
}

function whyOf({ outcome }: DrawPost, drawIdx: number) {
  const result = outcome?.results.find((one) => one.drawIdx === drawIdx);
  if (!outcome || !result) return null;
  return { order: result.order, of: outcome.results.length, turns: [...result.turns] };
}

function rounded(value: number | null, decimals: number): number | null {
  return value === null ? null : Number(value.toFixed(decimals));
}
