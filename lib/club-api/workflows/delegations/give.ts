import type { DelegationInput } from "@/lib/contract/accounts/delegations";
import { memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { endDelegateSessions } from "../../domains/auth";
import {
  type Delegation,
  endDelegation,
  findDelegation,
  givenBy,
  heldBy,
  makeInvitation,
  namesOf,
  readDelegationPolicy,
  shownHeld,
} from "../../domains/delegations";
import { spendToken } from "../../domains/identity";
import { lockMember } from "../../domains/members";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyMember } from "../messages/notify";

/** Who may act for a member, for whom the member may act, and what the club allows (C0550). */
export async function readDelegations(
  db: Database,
  ctx: Context,
  memberIdx: number,
): Promise<CallOutput<"GET /ext/delegations">> {
  const { clubIdx, zone } = ctx.club;
  const { isOn, delegates, monthlyActs, days } = await readDelegationPolicy(db, clubIdx);
  const held = await heldBy(db, ctx, { delegateIdx: memberIdx });
  return {
    isOn,
    limits: { delegates, monthlyActs, lastEndsOn: addDays(clubDate(ctx.now, zone), days) },
    given: await givenBy(db, ctx, memberIdx),
    held: held.map(shownHeld),
  };
}

/**
 * A member invites somebody, with a checked password: who sits at an open screen hands out nothing. Throws 1404 without a live
 * edit token, 4909, 4902, 4903.
 */
export function inviteDelegate(
  db: Database,
  ctx: Context,
  memberIdx: number,
  editToken: string | null,
  input: DelegationInput,
): Promise<CallOutput<"POST /ext/delegations">> {
  return transaction(db, async (tx) => {
    const member = await lockMember(tx, ctx.club.clubIdx, memberIdx);
    if (member?.state !== memberState.active) throw new ClubFailure("NOT_FOUND");
    await requireEditToken(tx, ctx, memberIdx, editToken);
    const { delegation, token } = await makeInvitation(tx, ctx, memberIdx, input);
    const { delegationIdx, acts, monthlyActs, endsOn } = delegation;
    await recordAudit(tx, ctx, {
      action: "CREATE",
      entity: "delegation",
      entityKey: delegationIdx,
      after: { acts, monthlyActs, endsOn },
      memberIdx,
    });
    return { delegationIdx, token, inviteEndsAt: clubTimestamp(delegation.inviteEndsAt, ctx.club.zone) };
  });
}

/** Uses up a member's checked password; 1404 without one. */
export async function requireEditToken(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  editToken: string | null,
): Promise<void> {
  const edit = await spendToken(tx, ctx, "EDIT", editToken);
  if (edit?.memberIdx !== memberIdx) throw new ClubFailure("EDIT_EXPIRED");
}

/** Who ends a permission: its member, the member who holds it, or a person who acts by it. */
export type Ender = { memberIdx: number; delegationIdx: number | null };

/**
 * Either side ends a permission: whatever the delegate has under way is refused from now on. A second time changes nothing.
 * Throws 2001 for somebody else's.
 */
export function endOwnDelegation(
  db: Database,
  ctx: Context,
  delegationIdx: number,
  by: Ender,
): Promise<CallOutput<"DELETE /ext/delegations/{id}">> {
  return transaction(db, async (tx) => {
    const found = await findDelegation(tx, { clubIdx: ctx.club.clubIdx, delegationIdx });
    const endedBy = found && enderOf(found, by);
    if (!endedBy) throw new ClubFailure("NOT_FOUND");
    await endAndNotify(tx, ctx, delegationIdx, { endedBy, reason: null });
    return { delegationIdx, state: "ENDED" };
  });
}

function enderOf(delegation: Delegation, by: Ender): "MEMBER" | "DELEGATE" | null {
  if (by.delegationIdx !== null) return by.delegationIdx === delegation.delegationIdx ? "DELEGATE" : null;
  if (delegation.memberIdx === by.memberIdx) return "MEMBER";
  return delegation.delegateIdx === by.memberIdx ? "DELEGATE" : null;
}

/** The office ends a permission for a reason. Throws 2001. */
export function endByOffice(
  db: Database,
  ctx: Context,
  delegationIdx: number,
  reason: string,
): Promise<CallOutput<"PUT /ops/delegations/{id}">> {
  return transaction(db, async (tx) => {
    const found = await findDelegation(tx, { clubIdx: ctx.club.clubIdx, delegationIdx });
    if (!found) throw new ClubFailure("NOT_FOUND");
    await endAndNotify(tx, ctx, delegationIdx, { endedBy: "OFFICE", reason });
    return { delegationIdx, state: "ENDED" };
  });
}

/** Who closes the account acts for nobody any more; the members are notified. */
export async function endHeldBy(tx: Database, ctx: Context, memberIdx: number): Promise<void> {
  for (const { delegation } of await heldBy(tx, ctx, { delegateIdx: memberIdx })) {
    await endAndNotify(tx, ctx, delegation.delegationIdx, { endedBy: "DELEGATE", reason: null });
  }
}

type End = { endedBy: NonNullable<Delegation["endedBy"]>; reason: string | null };

/** Ends a permission with what was opened by it; whoever has not ended it is notified, and it goes on record. */
async function endAndNotify(
  tx: Database,
  ctx: Context,
  delegationIdx: number,
  { endedBy, reason }: End,
): Promise<void> {
  const ended = await endDelegation(tx, ctx, delegationIdx, endedBy);
  const memberIdx = ended?.memberIdx ?? null;
  const after = { state: "ENDED", isChanged: ended !== null };
  const entry = { action: "UPDATE", entity: "delegation", entityKey: delegationIdx, after } as const;
  await recordAudit(tx, ctx, { ...entry, memberIdx, reason });
  if (!ended) return;
  await endDelegateSessions(tx, ended, ctx.now);
  if (ended.acceptedAt === null) return;
  const names = await namesOf(tx, ended);
  const delegate = names?.delegateName ?? ended.label;
  if (endedBy !== "MEMBER") {
    await notifyMember(tx, ctx, ended.memberIdx, "delegateEnded", () => ({ delegate }));
  }
  if (endedBy !== "DELEGATE" && ended.delegateIdx !== null) {
    const member = names?.memberName ?? "";
    await notifyMember(tx, ctx, ended.delegateIdx, "delegationOver", () => ({ member }));
  }
}
