import type { DelegationInput, GivenDelegation, HeldDelegation } from "@/lib/contract/accounts/delegations";
import type { CallOutput } from "@/lib/contract/routes";
import type { DelegatedAct } from "@/lib/shared/delegated-acts";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime, clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { hashToken } from "../../platform/crypto";
import { ClubFailure } from "../../platform/failure";
import { randomToken } from "../../platform/random";
import { recordAudit } from "../audit";
import { policyNumber, readPolicies } from "../policies";
import { countActs, insertAct, selectActsAbout, selectActsOf } from "./act-repository";
import {
  type ActSubject,
  countOpen,
  type DelegateKey,
  type Delegation,
  deleteEndedBefore,
  insertDelegation,
  lockDelegation,
  lockInvitation,
  lockPerson,
  selectGiven,
  selectHeld,
  selectInvitation,
  updateDelegation,
} from "./delegation-repository";
import { type DelegationPolicy, inviteDays, mostHeld, stateAt } from "./rules";
import { shownEnd, thisMonth } from "./shown";

export { selectTouched as bookingsTouched } from "./act-repository";
export {
  type Delegation,
  selectDelegation as findDelegation,
  selectNames as namesOf,
} from "./delegation-repository";
export { listDelegations, readFigures } from "./office";
export type { ActSubject, DelegateKey };
export { stateAt };

const dayMs = 86_400_000;
/** How long an ended permission and its acts can be looked up. */
const retentionDays = 365;

/** C0550 of the club; a club without the entry has no delegates. */
export async function readDelegationPolicy(db: Database, clubIdx: number): Promise<DelegationPolicy> {
  const policy = (await readPolicies(db, clubIdx, ["C0550"])).get("C0550");
  return {
    isOn: policy?.value1 === "Y",
    delegates: policyNumber(policy?.value2, 3),
    monthlyActs: policyNumber(policy?.value3, 10),
    days: policyNumber(policy?.value4, 365),
  };
}

/** 4909 while the club has no delegates. */
export async function requireDelegation(db: Database, clubIdx: number): Promise<DelegationPolicy> {
  const policy = await readDelegationPolicy(db, clubIdx);
  if (!policy.isOn) throw new ClubFailure("DLG_OFF");
  return policy;
}

/**
 * Stores an invitation within what the club allows, and answers the secret of its link; only the hash stays. The caller has
 * locked the member, so that two at once do not pass the number. Throws 4909, 4902, 4903.
 */
export async function makeInvitation(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  { label, acts, monthlyActs, endsOn }: DelegationInput,
): Promise<{ delegation: Delegation; token: string }> {
  const { clubIdx, zone } = ctx.club;
  const policy = await requireDelegation(tx, clubIdx);
  const today = clubDate(ctx.now, zone);
  const last = addDays(today, policy.days);
  if (monthlyActs > policy.monthlyActs || endsOn < today || endsOn > last) {
    throw new ClubFailure("DLG_TERMS", [String(policy.monthlyActs), last]);
  }
  if ((await countOpen(tx, clubIdx, memberIdx, ctx.now)) >= policy.delegates) {
    throw new ClubFailure("DLG_LIMIT", [String(policy.delegates)]);
  }
  const token = `dt_${randomToken()}`;
  const endsAt = atClubTime(addDays(endsOn, 1), "00:00", zone);
  const delegation = await insertDelegation(tx, {
    clubIdx,
    memberIdx,
    label,
    acts,
    monthlyActs,
    endsOn,
    endsAt,
    state: "INVITED",
    tokenHash: hashToken(token),
    inviteEndsAt: new Date(Math.min(ctx.now.getTime() + inviteDays * dayMs, endsAt.getTime())),
    createdAt: ctx.now,
  });
  return { delegation, token };
}

/** The terms of an open invitation; 4901 for any other token. */
export async function readInvitation(
  db: Database,
  ctx: Context,
  token: string,
): Promise<{ delegation: Delegation; memberName: string }> {
  await requireDelegation(db, ctx.club.clubIdx);
  const found = await selectInvitation(db, ctx.club.clubIdx, hashToken(token));
  if (!found || stateAt(found.delegation, ctx.now) !== "INVITED") throw new ClubFailure("DLG_LINK");
  return found;
}

/**
 * Uses up an invitation: it is the delegate's from now on. One delegate's acceptances come one after the other: the caller
 * has locked a member, a person without an account is locked here. Throws 4901 for a token that is none or was used, 4907
 * for the own invitation and for whoever acts for the member already, 4911 above the number of members for one person.
 */
export async function acceptInvitation(
  tx: Database,
  ctx: Context,
  token: string,
  by: { delegateIdx: number } | { personHash: string; personName: string },
): Promise<Delegation> {
  const { clubIdx } = ctx.club;
  await requireDelegation(tx, clubIdx);
  if ("personHash" in by) await lockPerson(tx, clubIdx, by.personHash);
  const found = await lockInvitation(tx, clubIdx, hashToken(token));
  if (!found || stateAt(found, ctx.now) !== "INVITED") throw new ClubFailure("DLG_LINK");
  if ("delegateIdx" in by && by.delegateIdx === found.memberIdx) throw new ClubFailure("DLG_OWN");
  const held = await heldBy(tx, ctx, by);
  if (held.some(({ delegation }) => delegation.memberIdx === found.memberIdx))
    throw new ClubFailure("DLG_OWN");
  if (held.length >= mostHeld) throw new ClubFailure("DLG_MANY", [String(mostHeld)]);
  const change = { ...by, state: "ACTIVE" as const, tokenHash: null, acceptedAt: ctx.now };
  await updateDelegation(tx, found, change);
  return { ...found, ...change };
}

/** Permissions that somebody holds now, each with the name of its member. */
export function heldBy(db: Database, ctx: Context, by: DelegateKey) {
  return selectHeld(db, ctx.club.clubIdx, by, { now: ctx.now, since: thisMonth(ctx) });
}

/** A permission as its delegate sees it. */
export function shownHeld({
  delegation: { delegationIdx, acts, monthlyActs, endsOn },
  memberName,
  usedActs,
}: Awaited<ReturnType<typeof heldBy>>[number]): HeldDelegation {
  return { delegationIdx, memberName, acts, monthlyActs, endsOn, usedActs };
}

/** All that a member gave; of what ended, what ended in the last year. */
export async function givenBy(db: Database, ctx: Context, memberIdx: number): Promise<GivenDelegation[]> {
  const rows = await selectGiven(db, ctx.club.clubIdx, memberIdx, thisMonth(ctx));
  return rows.map(({ delegation, name, usedActs }) => {
    const { delegationIdx, label, acts, monthlyActs, endsOn } = delegation;
    return {
      delegationIdx,
      label,
      name,
      acts,
      monthlyActs,
      endsOn,
      usedActs,
      inviteEndsAt: clubTimestamp(delegation.inviteEndsAt, ctx.club.zone),
      ...shownEnd(ctx, delegation),
    };
  });
}

/** Ends a permission, once; null for one that had ended already or is none. */
export async function endDelegation(
  tx: Database,
  ctx: Context,
  delegationIdx: number,
  endedBy: NonNullable<Delegation["endedBy"]>,
): Promise<Delegation | null> {
  const found = await lockDelegation(tx, { clubIdx: ctx.club.clubIdx, delegationIdx });
  if (!found || stateAt(found, ctx.now) === "ENDED") return null;
  const change = { state: "ENDED" as const, tokenHash: null, endedAt: ctx.now, endedBy };
  await updateDelegation(tx, found, change);
  return { ...found, ...change };
}

/**
 * The permission of an act under a lock, so that acts are counted one after the other and none follows the end. Throws
 * 4909, 4905 for what is not allowed or over, 4904 when the month is used up.
 */
export async function requireAct(
  tx: Database,
  ctx: Context,
  delegationIdx: number,
  act: DelegatedAct,
): Promise<Delegation> {
  const { clubIdx } = ctx.club;
  await requireDelegation(tx, clubIdx);
  const found = await lockDelegation(tx, { clubIdx, delegationIdx });
  if (!found || stateAt(found, ctx.now) !== "ACTIVE" || !found.acts.includes(act)) {
    throw new ClubFailure("DLG_ENDED");
  }
  if ((await countActs(tx, found, thisMonth(ctx))) >= found.monthlyActs) {
    throw new ClubFailure("DLG_MONTH", [String(found.monthlyActs)]);
  }
  return found;
}

/** Puts an act on the delegate's and the member's record. */
export async function recordAct(
  tx: Database,
  ctx: Context,
  { clubIdx, delegationIdx, memberIdx }: Delegation,
  { act, entity, entityKey }: ActSubject & { act: DelegatedAct },
): Promise<void> {
  await insertAct(tx, { clubIdx, delegationIdx, memberIdx, act, entity, entityKey, at: ctx.now });
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "delegate-act",
    entityKey: delegationIdx,
    after: { act, [entity]: entityKey },
    memberIdx,
  });
}

/** Acts of delegates about a booking, the first act first. */
export async function actsAbout(db: Database, ctx: Context, subject: ActSubject) {
  const rows = await selectActsAbout(db, ctx.club.clubIdx, subject);
  return rows.map(({ act, name }) => ({ act: act.act, name, at: clubTimestamp(act.at, ctx.club.zone) }));
}

/** A page of what delegates did in a member's name. */
export async function readOwnActs(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { page, size }: { page: number; size: number },
): Promise<CallOutput<"GET /ext/delegate-acts">> {
  const place = { offset: (page - 1) * size, limit: size };
  const { rows, total } = await selectActsOf(db, ctx.club.clubIdx, memberIdx, place);
  const list = rows.map(({ act: { actIdx, act, entity, entityKey, at }, name }) => ({
    actIdx,
    act,
    name,
    entity,
    entityKey,
    at: clubTimestamp(at, ctx.club.zone),
  }));
  return { list, total, page, size };
}

/** Drops what ended over a year ago, with its acts. */
export function purgeDelegations(db: Database, { club, now }: Context): Promise<void> {
  return deleteEndedBefore(db, club.clubIdx, new Date(now.getTime() - retentionDays * dayMs));
}
