import type { UserSession } from "@/lib/contract/accounts/auth";
import { memberState } from "@/lib/contract/code-values/members";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { type Admin, findAdminByLoginId, noteAdminLogin } from "../../domains/admins";
import {
  adminRefusal,
  checkPassword,
  type DeviceOwner,
  findKnownDevice,
  logLogin,
  logRefusedLogin,
  memberRefusal,
  openSession,
} from "../../domains/auth";
import { issueToken } from "../../domains/identity";
import { findMemberByLoginId, type Member, noteMemberLogin } from "../../domains/members";
import { readRetentionPolicy } from "../../domains/withdrawals";
import { ClubFailure } from "../../platform/failure";
import { adminSession, memberSession, type SignInContext } from "./user-session";

export type SignInInput = {
  id: string;
  password: string;
  chk: boolean;
  address: string | null;
  userAgent: string | null;
  /** Device tokens of the browser's earlier sign-ins, of any account. */
  deviceTokens: readonly string[];
};

/** Answer to a dormant member instead of tokens (domain.md 7.13). */
export type DormantAnswer = {
  memberIdx: number;
  id: string;
  inactive: true;
  inactiveDate: string;
  activationToken: string;
  accessToken: null;
  refreshToken: null;
};

/**
 * Signs a member in. The password is checked before anything is told about the account: suspended (1003),
 * withdrawn (1004), pending (1005) and dormant are answers to the right password only (domain.md M1). Each try leaves a
 * line in the access log; one with the id of nobody, or of somebody who left, names nobody there.
 */
export async function signInMember(
  db: Database,
  context: SignInContext,
  input: SignInInput,
): Promise<UserSession | DormantAnswer> {
  const { club, now } = context;
  const member = await findMemberByLoginId(db, club.clubIdx, input.id);
  const isKnown = member !== null && !(await isForgotten(db, context, member));
  const owner = isKnown ? deviceOwner("member", member, member.memberIdx) : null;
  const accountIdx = member && member.state !== memberState.withdrawn ? member.memberIdx : null;
  const source = { ...sourceOf(context, input), kind: "member", accountIdx } as const;
  const deviceId = await findKnownDevice(db, owner, input.deviceTokens, now);
  await logRefusedLogin(db, source, async () => {
    await checkPassword(db, loginTry(context, input, { kind: "member", owner, deviceId }), now);
    const refusal = member && memberRefusal(member.state);
    if (refusal) throw new ClubFailure(refusal);
  });
  if (!member) throw new Error("A password fitted no member.");
  if (member.state === memberState.dormant) {
    await logLogin(db, source, "DORMANT");
    return dormantAnswer(db, context, member);
  }
  const opened = await logRefusedLogin(db, source, () =>
    transaction(db, async (tx) => {
      const session = deviceOwner("member", member, member.memberIdx);
      const tokens = await openSession(tx, { ...session, deviceId, ...origin(input) }, now);
      await noteMemberLogin(tx, member, now);
      return tokens;
    }),
  );
  return memberSession(db, context, member, opened);
}

/** Signs an admin in, in the same order of answers. */
export async function signInAdmin(
  db: Database,
  context: SignInContext,
  input: SignInInput,
): Promise<UserSession> {
  const { club, now } = context;
  const admin: Admin | null = await findAdminByLoginId(db, club.clubIdx, input.id);
  const owner = admin && deviceOwner("admin", admin, admin.adminIdx);
  const source = { ...sourceOf(context, input), kind: "admin", accountIdx: admin?.adminIdx ?? null } as const;
  const deviceId = await findKnownDevice(db, owner, input.deviceTokens, now);
  await logRefusedLogin(db, source, async () => {
    await checkPassword(db, loginTry(context, input, { kind: "admin", owner, deviceId }), now);
    const refusal = admin && adminRefusal(admin.state);
    if (refusal) throw new ClubFailure(refusal);
  });
  if (!admin || !owner) throw new Error("A password fitted no admin.");
  const opened = await logRefusedLogin(db, source, () =>
    transaction(db, async (tx) => {
      const tokens = await openSession(tx, { ...owner, deviceId, ...origin(input) }, now);
      await noteAdminLogin(tx, admin, now, input.address);
      return tokens;
    }),
  );
  return adminSession(db, context, admin, opened);
}

function deviceOwner(
  kind: DeviceOwner["kind"],
  { clubIdx, passwordHash }: Pick<DeviceOwner, "clubIdx" | "passwordHash">,
  accountIdx: number,
): DeviceOwner {
  return { clubIdx, kind, accountIdx, passwordHash };
}

function loginTry(
  { club }: SignInContext,
  { id, password, address }: SignInInput,
  found: { kind: DeviceOwner["kind"]; owner: DeviceOwner | null; deviceId: string | null },
) {
  const { kind, owner, deviceId } = found;
  const { clubIdx, zone } = club;
  const passwordHash = owner?.passwordHash ?? null;
  return { clubIdx, kind, id, password, passwordHash, source: { deviceId, address }, zone };
}

/** Of a try, what the access log takes. */
function sourceOf({ club, now }: SignInContext, { address }: SignInInput) {
  return { clubIdx: club.clubIdx, address, at: now };
}

function origin(input: SignInInput) {
  return { chk: input.chk, address: input.address, userAgent: input.userAgent };
}

/** A withdrawn id answers like an unknown one from the day on that lets the person join again (C0460 v1). */
async function isForgotten(db: Database, { club, now }: SignInContext, member: Member): Promise<boolean> {
  if (member.state !== memberState.withdrawn || member.withdrawnAt === null) return false;
  const { rejoinDays } = await readRetentionPolicy(db, member.clubIdx);
  return clubDate(now, club.zone) >= addDays(clubDate(member.withdrawnAt, club.zone), rejoinDays);
}

async function dormantAnswer(db: Database, context: SignInContext, member: Member): Promise<DormantAnswer> {
  const { token } = await issueToken(db, context, { kind: "ACTIVATE" }, member.memberIdx);
  return {
    memberIdx: member.memberIdx,
    id: member.id,
    inactive: true,
    inactiveDate: clubDate(member.dormantAt ?? context.now, context.club.zone),
    activationToken: token,
    accessToken: null,
    refreshToken: null,
  };
}
