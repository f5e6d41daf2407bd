import { applicationState } from "@/lib/contract/code-values/draws";
import type { PartyPlayer, PlayerInput } from "@/lib/contract/play-shapes";
import { type DrawChoice, receipt } from "@/lib/shared/draw";
import type { Database } from "../db/database";
import { countDay } from "../domains/dashboard";
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
} from "../domains/draws";
import { type LockedMember, lockMembers, namedMembers } from "../domains/reservations";
import { timeBands } from "../domains/tee-sheets";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import { randomHex } from "../platform/random";
import { leaveOthers, partyOf, tellNamed } from "./draw-party";
import { drawObstacles, ineligible } from "./draw-standing";
import { nameCompanions } from "./name-companions";
import { partyMembers } from "./place-booking";
import { tellReceipt } from "./tell-draw";

const saltBytes = 16;

export type DrawWish = {
  drawPostIdx: number;
  /** Set for an edit. */
  drawIdx?: number | undefined;
  choices: readonly DrawChoice[];
  playerCount: number;
  players: readonly PartyPlayer[];
};
type NamedWish = Omit<DrawWish, "players"> & { players: readonly PlayerInput[] };

/**
 * Applies for a draw or edits the application (domain.md R16, 7.9.1). The server's clock decides whether the period is
 * open, and a closing waits for the applications under way. The same wish again is the same application, however many
 * tabs send it; another wish for the same post is 4503. Throws 2001, 4501, 4502, 4503, 4203, 4505, 4504, 9001.
 */
export async function applyForDraw(
  tx: Database,
  act: Act,
  memberIdx: number,
  asked: DrawWish,
): Promise<{ drawIdx: number; state: typeof applicationState.applied }> {
  const { clubIdx } = act.club;
  const seen = await findPost(tx, clubIdx, asked.drawPostIdx);
  if (!seen) throw new ClubFailure("NOT_FOUND");
  if (!isApplying(seen, act.now)) throw new ClubFailure("DRAW_PERIOD");
  const wish = await named(tx, act, memberIdx, asked);
  const members = await lockMembers(tx, clubIdx, partyMembers(memberIdx, wish.players));
  const post = await lockPost(tx, clubIdx, wish.drawPostIdx, "share");
  const applicant = members.find((member) => member.memberIdx === memberIdx);
  if (!post || !applicant) throw new ClubFailure("NOT_FOUND");
  if (!isApplying(post, act.now)) throw new ClubFailure("DRAW_PERIOD");
  const [obstacle] = await drawObstacles(tx, act, applicant, post);
  if (obstacle) throw ineligible(act, obstacle);
  const policy = await readDrawPolicy(tx, clubIdx);
  await checkChoices(tx, act, post, policy, wish);
  const players = await partyOf(tx, post, { applicant, members, wish });
  const own = await findApplicationOf(tx, clubIdx, post.drawPostIdx, memberIdx);
  if (wish.drawIdx !== undefined) {
    if (own?.drawIdx !== wish.drawIdx) throw new ClubFailure("NOT_FOUND");
    return edit(tx, act, post, applicant, own, wish, players);
  }
  if (own && isSame(own, wish, players)) return { drawIdx: own.drawIdx, state: applicationState.applied };
  const used = await countMonth(tx, clubIdx, memberIdx, monthOf(post), post.drawPostIdx);
  if (own || used >= policy.postsPerMonth) throw new ClubFailure("DRAW_QUOTA");
  return create(tx, act, post, applicant, wish, players);
}

/** The wish with its players found; who is in the application already can be named again by reference. */
async function named(tx: Database, act: Act, memberIdx: number, asked: DrawWish): Promise<NamedWish> {
  const own = await findApplicationOf(tx, act.club.clubIdx, asked.drawPostIdx, memberIdx);
  const seated = namedMembers(own?.players ?? []);
  return { ...asked, players: await nameCompanions(tx, act, { memberIdx, players: asked.players, seated }) };
}

async function create(
  tx: Database,
  act: Act,
  post: DrawPost,
  applicant: LockedMember,
  wish: NamedWish,
  players: DrawPlayer[],
): Promise<{ drawIdx: number; state: typeof applicationState.applied }> {
  const { clubIdx } = act.club;
  const { memberIdx, memberType } = applicant;
  const choices = [...wish.choices];
  const receiptSalt = randomHex(saltBytes);
  const { playerCount } = wish;
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
    createdAt: act.now,
    updatedAt: act.now,
  });
  if (!row) throw new ClubFailure("DRAW_QUOTA");
  const stored = { receipt: await receipt(row, null, receiptSalt) };
  await updateApplication(tx, row, [applicationState.applied], stored);
  await tellReceipt(tx, act, post, { ...row, ...stored });
  await leaveOthers(tx, act, post, applicant);
  await tellNamed(tx, act, post, applicant, { before: [], after: players });
  await countDay(tx, act, "drawApplications");
  return { drawIdx: row.drawIdx, state: applicationState.applied };
}

async function edit(
  tx: Database,
  act: Act,
  post: DrawPost,
  applicant: LockedMember,
  own: DrawApplication,
  wish: NamedWish,
  players: DrawPlayer[],
): Promise<{ drawIdx: number; state: typeof applicationState.applied }> {
  const change = { choices: [...wish.choices], players, playerCount: wish.playerCount };
  const saved = await updateApplication(tx, own, [applicationState.applied], {
    ...change,
    receipt: await receipt({ ...own, ...change }, null, own.receiptSalt),
    updatedAt: act.now,
  });
  if (!saved) throw new ClubFailure("DRAW_PERIOD");
  await tellReceipt(tx, act, post, saved);
  await tellNamed(tx, act, post, applicant, { before: own.players, after: players });
  return { drawIdx: own.drawIdx, state: applicationState.applied };
}

/** 4203 for the party, 4505 for the choices. */
async function checkChoices(
  tx: Database,
  act: Act,
  post: DrawPost,
  policy: DrawPolicy,
  { choices, playerCount }: NamedWish,
): Promise<void> {
  if (playerCount < post.minPlayers || playerCount > policy.maxPlayers) {
    throw new ClubFailure("RSV_PLAYERS", [String(post.minPlayers), String(policy.maxPlayers)]);
  }
  const pool = await poolOf(tx, act.club.clubIdx, post.drawPostIdx);
  if (!areChoicesGood(choices, post, pool, await timeBands(tx, act))) throw new ClubFailure("DRAW_CHOICE");
}

function isSame(own: DrawApplication, wish: NamedWish, players: readonly DrawPlayer[]): boolean {
  const content = (choices: readonly DrawChoice[], party: readonly DrawPlayer[], playerCount: number) =>
    JSON.stringify([
      choices.map((one) => [one.rank, one.playDate, one.standbyTimeCode, one.courseCode]),
      party.map((player) => [player.memberIdx, player.name, player.phoneNo]),
      playerCount,
    ]);
  return (
    content(own.choices, own.players, own.playerCount) === content(wish.choices, players, wish.playerCount)
  );
}
