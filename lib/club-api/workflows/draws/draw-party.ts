import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { applicationState } from "@/lib/contract/code-values/draws";
import { memberState } from "@/lib/contract/code-values/members";
import { maskName } from "@/lib/shared/texts/mask";
import type { Database } from "../../db/database";
import {
  type DrawApplication,
  type DrawPlayer,
  type DrawPost,
  listApplications,
  updateApplication,
} from "../../domains/draws";
import { type LockedMember, seatsOf } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyMember } from "../messages/notify";
import { notifyCompanions, titleOf } from "./results/notify-draw";

type PartyInput = { playerCount: number; players: readonly PlayerInput[] };

/** The party with the applicant first. 4504 for a person who is in another application, or twice in this one. */
export async function partyOf(
  tx: Database,
  post: DrawPost,
  {
    applicant,
    members,
    input,
  }: { applicant: LockedMember; members: readonly LockedMember[]; input: PartyInput },
): Promise<DrawPlayer[]> {
  const named = input.players.flatMap(({ memberIdx }) => (memberIdx == null ? [] : [memberIdx]));
  const twice = members.find(
    (member) => named.filter((memberIdx) => memberIdx === member.memberIdx).length > 1,
  );
  if (twice) throw duplicatePerson(twice);
  const seats = seatsOf({ booker: applicant, inputs: input.players, playerCount: input.playerCount });
  const others = await listApplications(tx, post.clubIdx, post.drawPostIdx);
  return seats
    .filter((seat) => seat.memberIdx !== null || seat.name !== "")
    .map(({ memberIdx, name, phoneNo }) => {
      if (memberIdx === null) return { memberIdx, name, phoneNo };
      const member = members.find((one) => one.memberIdx === memberIdx);
      if (!member || member.state === memberState.withdrawn)
        throw new ClubFailure("VAL_FIELD", ["players", "no_member"]);
      if (member !== applicant && isTaken(member, applicant, others)) throw duplicatePerson(member);
      return { memberIdx, name: member.name, phoneNo: null };
    });
}

function isTaken(
  { memberIdx }: LockedMember,
  applicant: LockedMember,
  others: readonly DrawApplication[],
): boolean {
  return others
    .filter((other) => other.memberIdx !== applicant.memberIdx)
    .some(
      (other) =>
        other.memberIdx === memberIdx || other.players.some((player) => player.memberIdx === memberIdx),
    );
}

function duplicatePerson({ name }: LockedMember): ClubFailure {
  return new ClubFailure("DRAW_DUP_PERSON", [maskName(name)]);
}

/** The own application wins: others that name the member lose that companion and are told (domain.md 7.9.1). */
export async function leaveOthers(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  { memberIdx, name }: LockedMember,
): Promise<void> {
  for (const other of await listApplications(tx, post.clubIdx, post.drawPostIdx)) {
    const rest = other.players.filter((player) => player.memberIdx !== memberIdx);
    if (other.memberIdx === memberIdx || rest.length === other.players.length) continue;
    await updateApplication(tx, other, [applicationState.applied], { players: rest, updatedAt: ctx.now });
    await notifyMember(tx, ctx, other.memberIdx, "drawCompanionLost", (choice) => ({
      title: titleOf(post, choice),
      name: maskName(name),
    }));
  }
}

/** Who is newly named hears of it, and that he may still apply himself; who no longer is hears that. */
export async function notifyNamed(
  tx: Database,
  ctx: Context,
  post: DrawPost,
  { memberIdx }: LockedMember,
  { before, after }: { before: readonly DrawPlayer[]; after: readonly DrawPlayer[] },
): Promise<void> {
  const not = (others: readonly DrawPlayer[]) => (player: DrawPlayer) =>
    !others.some((other) => other.memberIdx === player.memberIdx);
  const [left, added] = [before.filter(not(after)), after.filter(not(before))];
  await notifyCompanions(tx, ctx, post, { memberIdx, players: left }, "drawCompanionReleased");
  await notifyCompanions(tx, ctx, post, { memberIdx, players: added }, "drawCompanionNamed");
}
