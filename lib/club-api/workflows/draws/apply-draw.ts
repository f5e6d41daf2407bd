import type { PartyPlayer, PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { applicationState } from "@/lib/contract/code-values/draws";
import { receipt } from "@/lib/shared/draws/draw";
import type { DrawChoice } from "@/lib/shared/draws/draw-types";
import type { Database } from "../../db/database";
import { countDay } from "../../domains/dashboard";
import {
  areChoicesGood,
  countMonth,
  type DrawApplication,
  type DrawPlayer,
  type DrawPolicy,
  type DrawPost,
  findApplicationOf,
  findPost,
  insertApplication,
  isApplying,
  lockPost,
  monthOf,
  poolOf,
  readDrawPolicy,
  updateApplication,
} from "../../domains/draws";
import { type LockedMember, lockMembers, namedMembers } from "../../domains/reservations";
import { timeBands } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { randomHex } from "../../platform/random";
import { nameCompanions } from "../bookings/companions";
import { partyMembers } from "../bookings/place-booking";
import { drawObstacles, ineligible } from "./draw-eligibility";
import { leaveOthers, notifyNamed, partyOf } from "./draw-party";
import { notifyReceipt } from "./results/notify-draw";

const saltBytes = 16;

export type DrawInput = {
  drawPostIdx: number;
  /** Set for an edit. */
  drawIdx?: number | undefined;
  choices: readonly DrawChoice[];
  playerCount: number;
  players: readonly PartyPlayer[];
};
type NamedInput = Omit<DrawInput, "players"> & { players: readonly PlayerInput[] };

/**
 * Applies for a draw or edits the application (domain.md R16, 7.9.1). The server's clock decides whether the period is
 * open, and a closing waits for the applications under way. The same request again is the same application, however many
 * tabs send it; another request for the same post is 4503. Throws 2001, 4501, 4502, 4503, 4203, 4505, 4504, 9001.
 */
export async function applyForDraw(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  asked: DrawInput,
): Promise<{ drawIdx: number; state: typeof applicationState.applied }> {
  const { clubIdx } = ctx.club;
  const seen = await findPost(tx, clubIdx, asked.drawPostIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  if (!isApplying(seen, ctx.now)) throw new ClubFailure("DRAW_PERIOD");
  const input = await named(tx, ctx, memberIdx, asked);
  const members = await lockMembers(tx, clubIdx, partyMembers(memberIdx, input.players));
  const post = await lockPost(tx, clubIdx, input.drawPostIdx, "share");
  const applicant = members.find((member) => member.memberIdx === memberIdx);
  if (!post || !applicant) throw new ClubFailure("NOT_FOUND");
  if (!isApplying(post, ctx.now)) throw new ClubFailure("DRAW_PERIOD");
  const [obstacle] = await drawObstacles(tx, ctx, applicant, post);
  if (obstacle) throw ineligible(ctx, obstacle);
  const policy = await readDrawPolicy(tx, clubIdx);
  await checkChoices(tx, ctx, post, policy, input);
  const players = await partyOf(tx, post, { applicant, members, input });
  const own = await findApplicationOf(tx, clubIdx, post.drawPostIdx, memberIdx);
  if (input.drawIdx !== undefined) {
    if (own?.drawIdx !== input.drawIdx) throw new ClubFailure("NOT_FOUND");
    return edit(tx, ctx, post, applicant, own, input, players);
  }
  if (own && isSame(own, input, players)) return { drawIdx: own.drawIdx, state: applicationState.applied };
  const used = await countMonth(tx, clubIdx, memberIdx, monthOf(post), post.drawPostIdx);
  if (own || used >= policy.postsPerMonth) throw new ClubFailure("DRAW_QUOTA");
  return create(tx, ctx, post, applicant, input, players);
}

/** The request with its players found; who is in the application already can be named again by reference. */
async function named(tx: Database, ctx: Context, memberIdx: number, asked: DrawInput): Promise<NamedInput> {
  const own = await findApplicationOf(tx, ctx.club.clubIdx, asked.drawPostIdx, memberIdx);
  const seated = namedMembers(own?.players ?? []);
  return { ...asked, players: await nameCompanions(tx, ctx, { memberIdx, players: asked.players, seated }) };
}

async function create(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  applicant: LockedMember,
  input: NamedInput,
  players: DrawPlayer[],
): Promise<{ drawIdx: number; state: typeof applicationState.applied }> {
  const { clubIdx } = ctx.club;
  const { memberIdx, memberType } = applicant;
  const choices = [...input.choices];
  const receiptSalt = randomHex(saltBytes);
  const { playerCount } = input;
  const row = await insertApplication(tx, {
    clubIdx,
    drawPostIdx: post.drawPostIdx,
    memberIdx,
    memberType,
    choices,
    players,
    playerCount,
    receiptSalt,
    receipt: "",
    state: applicationState.applied,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!row) throw new ClubFailure("DRAW_QUOTA");
  const stored = { receipt: await receipt(row, null, receiptSalt) };
  await updateApplication(tx, row, [applicationState.applied], stored);
  await notifyReceipt(tx, ctx, post, { ...row, ...stored });
  await leaveOthers(tx, ctx, post, applicant);
  await notifyNamed(tx, ctx, post, applicant, { before: [], after: players });
  await countDay(tx, ctx, "drawApplications");
  return { drawIdx: row.drawIdx, state: applicationState.applied };
}

async function edit(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  applicant: LockedMember,
  own: DrawApplication,
  input: NamedInput,
  players: DrawPlayer[],
): Promise<{ drawIdx: number; state: typeof applicationState.applied }> {
  const change = { choices: [...input.choices], players, playerCount: input.playerCount };
  const saved = await updateApplication(tx, own, [applicationState.applied], {
    ...change,
    receipt: await receipt({ ...own, ...change }, null, own.receiptSalt),
    updatedAt: ctx.now,
  });
  if (!saved) throw new ClubFailure("DRAW_PERIOD");
  await notifyReceipt(tx, ctx, post, saved);
  await notifyNamed(tx, ctx, post, applicant, { before: own.players, after: players });
  return { drawIdx: own.drawIdx, state: applicationState.applied };
}

/** 4203 for the party, 4505 for the choices. */
async function checkChoices(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  policy: DrawPolicy,
  { choices, playerCount }: NamedInput,
): Promise<void> {
  if (playerCount < post.minPlayers || playerCount > policy.maxPlayers) {
    throw new ClubFailure("RSV_PLAYERS", [String(post.minPlayers), String(policy.maxPlayers)]);
  }
  const pool = await poolOf(tx, ctx.club.clubIdx, post.drawPostIdx);
  if (!areChoicesGood(choices, post, pool, await timeBands(tx, ctx))) throw new ClubFailure("DRAW_CHOICE");
}

function isSame(own: DrawApplication, input: NamedInput, players: readonly DrawPlayer[]): boolean {
  const content = (choices: readonly DrawChoice[], party: readonly DrawPlayer[], playerCount: number) =>
    JSON.stringify([
      choices.map((one) => [one.rank, one.playDate, one.standbyTimeCode, one.courseCode]),
      party.map((player) => [player.memberIdx, player.name, player.phoneNo]),
      playerCount,
    ]);
  return (
    content(own.choices, own.players, own.playerCount) === content(input.choices, players, input.playerCount)
  );
}
