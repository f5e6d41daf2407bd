import type { UserSession } from "@/lib/contract/accounts/auth";
import type { HeldDelegation } from "@/lib/contract/accounts/delegations";
import { certificationType, memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { maskName } from "@/lib/shared/texts/mask";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { openDelegateSession, returnToParent } from "../../domains/auth";
import {
  acceptInvitation,
  type DelegateKey,
  type Delegation,
  findDelegation,
  heldBy,
  namesOf,
  readInvitation,
  requireDelegation,
  shownHeld,
} from "../../domains/delegations";
import { ageOn, type Certified, minimumAge, peekToken, spendToken } from "../../domains/identity";
import { findByPerson, findMember, lockMember } from "../../domains/members";
import { activeSuspension } from "../../domains/penalties";
import type { Context, Delegate } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { delegateSession, memberSession } from "../accounts/user-session";
import { notifyMember } from "../messages/notify";
import { requireEditToken } from "./give";

/** A browser that a session is opened in. */
export type Browser = { address: string | null; userAgent: string | null };

/** Shows an invitation; the member's name is masked until it is accepted. Throws 4901, 4909. */
export async function showInvitation(
  db: Database,
  ctx: Context,
  token: string,
): Promise<CallOutput<"POST /ext/delegation-invitation">> {
  const { delegation, memberName } = await readInvitation(db, ctx, token);
  const { acts, monthlyActs, endsOn, inviteEndsAt } = delegation;
  const until = clubTimestamp(inviteEndsAt, ctx.club.zone);
  return { memberName: maskName(memberName), acts, monthlyActs, endsOn, inviteEndsAt: until };
}

/**
 * A signed-in member accepts an invitation, with a checked password. Throws 1404, 4908 for whoever is suspended, and as
 * `acceptInvitation`.
 */
export function acceptAsMember(
  db: Database,
  ctx: Context,
  delegateIdx: number,
  { token, editToken }: { token: string; editToken: string | null },
): Promise<HeldDelegation> {
  return transaction(db, async (tx) => {
    // Of two invitations at once the second sees the first.
    await lockMember(tx, ctx.club.clubIdx, delegateIdx);
    await requireEditToken(tx, ctx, delegateIdx, editToken);
    await refuseBarred(tx, ctx, delegateIdx);
    const accepted = await acceptInvitation(tx, ctx, token, { delegateIdx });
    await noteAcceptance(tx, ctx, accepted);
    return shownHeld(await requireHeld(tx, ctx, { delegateIdx }, accepted.delegationIdx));
  });
}

/** A verified person accepts an invitation and acts at once. Throws 1106, 4910, and as `acceptInvitation`. */
export function acceptAsPerson(
  db: Database,
  ctx: Context,
  { token, certToken }: { token: string; certToken: string },
  browser: Browser,
): Promise<UserSession> {
  return transaction(db, async (tx) => {
    const { personHash, name } = await spendPerson(tx, ctx, certToken);
    const accepted = await acceptInvitation(tx, ctx, token, { personHash, personName: name });
    await noteAcceptance(tx, ctx, accepted);
    return openFor(tx, ctx, accepted, { ...browser, parentIdx: null });
  });
}

/** For whom a verified person may act; the proof can be used once more. Throws 1106. */
export async function heldByPerson(
  db: Database,
  ctx: Context,
  certToken: string,
): Promise<CallOutput<"POST /member/held-delegations">> {
  await requireDelegation(db, ctx.club.clubIdx);
  const proof = await peekToken(db, ctx, "CERT", certToken);
  const { personHash } = personOf(proof?.content);
  return { list: (await heldBy(db, ctx, { personHash })).map(shownHeld) };
}

/** A verified person acts for a member from now on. Throws 1106, 4910, 4905. */
export function actAsPerson(
  db: Database,
  ctx: Context,
  { certToken, delegationIdx }: { certToken: string; delegationIdx: number },
  browser: Browser,
): Promise<UserSession> {
  return transaction(db, async (tx) => {
    const { personHash } = await spendPerson(tx, ctx, certToken);
    const { delegation } = await requireHeld(tx, ctx, { personHash }, delegationIdx);
    return openFor(tx, ctx, delegation, { ...browser, parentIdx: null });
  });
}

/** A signed-in member acts for another one from now on. Throws 4905, 4908. */
export function actAsMember(
  db: Database,
  ctx: Context,
  { memberIdx, sessionIdx }: { memberIdx: number; sessionIdx: number },
  { delegationIdx, ...browser }: Browser & { delegationIdx: number },
): Promise<UserSession> {
  return transaction(db, async (tx) => {
    await refuseBarred(tx, ctx, memberIdx);
    const { delegation } = await requireHeld(tx, ctx, { delegateIdx: memberIdx }, delegationIdx);
    return openFor(tx, ctx, delegation, { ...browser, parentIdx: sessionIdx });
  });
}

/** A member goes on in the own session. Throws 463 when that has ended, and for a person without an account. */
export function stopActing(db: Database, ctx: Context, sessionIdx: number): Promise<UserSession> {
  return transaction(db, async (tx) => {
    const own = await returnToParent(tx, sessionIdx, ctx.now);
    const member = own && (await findMember(tx, ctx.club.clubIdx, own.memberIdx));
    if (!own || !member) throw new ClubFailure("AUTH_INVALID_SESSION");
    return memberSession(tx, signInOf(ctx), member, own.tokens);
  });
}

/** The permission by which a delegate acts. Throws 4905. */
export async function readActing(
  db: Database,
  ctx: Context,
  { delegationIdx, delegateIdx }: Delegate,
): Promise<HeldDelegation> {
  const key = { clubIdx: ctx.club.clubIdx, delegationIdx };
  const personHash = delegateIdx === null ? (await findDelegation(db, key))?.personHash : null;
  const by = delegateIdx === null ? { personHash: personHash ?? "" } : { delegateIdx };
  return shownHeld(await requireHeld(db, ctx, by, delegationIdx));
}

/** A permission that somebody holds now; 4905 for any other. */
async function requireHeld(db: Database, ctx: Context, by: DelegateKey, delegationIdx: number) {
  await requireDelegation(db, ctx.club.clubIdx);
  const found = (await heldBy(db, ctx, by)).find((one) => one.delegation.delegationIdx === delegationIdx);
  if (!found) throw new ClubFailure("DLG_ENDED");
  return found;
}

/** 4908 for a delegate whose own bookings are suspended: nobody gets round a penalty in somebody else's name. */
export async function refuseBarred(db: Database, ctx: Context, delegateIdx: number): Promise<void> {
  const delegate = await findMember(db, ctx.club.clubIdx, delegateIdx);
  const isBarred = delegate?.state !== memberState.active || (await activeSuspension(db, ctx, delegateIdx));
  if (isBarred) throw new ClubFailure("DLG_SUSPENDED");
}

/** The person of a proof by identity check; 1106 for any other. */
function personOf(content: { purpose: string; certified: Certified } | undefined) {
  const certified = content?.certified;
  if (content?.purpose !== "DELEGATE" || certified?.certType !== certificationType.mobileIdentity) {
    throw new ClubFailure("CERT_REQUIRED");
  }
  return { personHash: certified.diHash, name: certified.name, birth: certified.birth };
}

/** Uses up the proof of a person who has no account here; 4910 for a member, who signs in. */
async function spendPerson(tx: Database, ctx: Context, certToken: string) {
  const person = personOf((await spendToken(tx, ctx, "CERT", certToken))?.content);
  const known = await findByPerson(tx, ctx.club.clubIdx, { diHash: person.personHash });
  if (known) throw new ClubFailure("DLG_SIGN_IN");
  if (ageOn(person.birth, clubDate(ctx.now, ctx.club.zone)) < minimumAge)
    throw new ClubFailure("DLG_UNDER_AGE");
  return person;
}

async function noteAcceptance(tx: Database, ctx: Context, accepted: Delegation): Promise<void> {
  const { delegationIdx, memberIdx, label, endsOn } = accepted;
  await recordAudit(tx, ctx, {
    action: "UPDATE",
    entity: "delegation",
    entityKey: delegationIdx,
    after: { state: "ACTIVE", delegateIdx: accepted.delegateIdx },
    memberIdx,
  });
  const delegate = (await namesOf(tx, accepted))?.delegateName ?? label;
  await notifyMember(tx, ctx, memberIdx, "delegateAccepted", () => ({ delegate, date: endsOn }));
}

async function openFor(
  tx: Database,
  ctx: Context,
  delegation: Delegation,
  { parentIdx, address, userAgent }: Browser & { parentIdx: number | null },
): Promise<UserSession> {
  const { clubIdx, memberIdx, delegationIdx, endsAt } = delegation;
  const member = await findMember(tx, clubIdx, memberIdx);
  if (member?.state !== memberState.active) throw new ClubFailure("DLG_MEMBER");
  const session = { clubIdx, memberIdx, delegationIdx, parentIdx, endsAt, address, userAgent };
  const tokens = await openDelegateSession(tx, session, ctx.now);
  if (!tokens) throw new ClubFailure("AUTH_INVALID_SESSION");
  return delegateSession(tx, signInOf(ctx), { member, delegation, tokens });
}

function signInOf({ club, choice, now }: Context) {
  return { club, language: choice.language, now };
}
