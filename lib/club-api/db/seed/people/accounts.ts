import { hashPassword } from "../../../platform/crypto";
import { randomToken } from "../../../platform/random";
import type { Database } from "../../database";
import { adminMenuPerms, admins, members, permGroups } from "../../tables";
import { type DemoMember, demoMembers } from "./demo-members";

const memberPassword = "Mirsol2026!";
const adminPassword = "MirsolAdm1n!";
/** The day that domain.md 10 describes; every date of the demo keeps its distance to it. */
const demoDay = Date.parse("2026-11-23T00:00:00+09:00");
const boardMenus = ["930000", "930100", "930200", "930300", "930400", "930500", "930600"];

/** Passwords of the demo accounts, hashed before the transaction of the seed is open: hashing is slow on purpose. */
export type AccountHashes = {
  members: readonly string[];
  admins: readonly string[];
  /** Of a password that nobody knows: members who are there, and never sign in. */
  nobody: string;
};

export async function hashAccounts(): Promise<AccountHashes> {
  return {
    members: await Promise.all(demoMembers.map(() => hashPassword(memberPassword))),
    admins: await Promise.all(demoAdmins.map(() => hashPassword(adminPassword))),
    nobody: await hashPassword(randomToken()),
  };
}

/** Permission groups and their rights (domain.md 10). */
export async function seedGroups(tx: Database, clubIdx: number): Promise<void> {
  await tx.insert(permGroups).values([
    {
      groupIdx: 10,
      clubIdx,
      groupName: "Reservation office",
      description: "Reads the boards",
      isDefault: true,
    },
    { groupIdx: 20, clubIdx, groupName: "Content editors", description: "Writes the boards" },
  ]);
  await tx
    .insert(adminMenuPerms)
    .values([10, 20].flatMap((groupIdx) => boardMenus.map((menu) => permission(clubIdx, groupIdx, menu))));
}

/** Members and admins; the groups are there (domain.md 10). */
export async function seedAccounts(
  tx: Database,
  { clubIdx, clubCode, now, hashes }: { clubIdx: number; clubCode: string; now: Date; hashes: AccountHashes },
): Promise<void> {
  await tx.insert(admins).values(
    demoAdmins.map((admin, position) => ({
      ...admin,
      clubIdx,
      passwordHash: hashes.admins[position] ?? "",
      passwordChangedAt: now,
      authClub: [clubCode],
      lang: "ko",
      createdAt: now,
      updatedAt: now,
    })),
  );
  await tx
    .insert(members)
    .values(
      demoMembers.map((member, position) => memberRow(member, clubIdx, now, hashes.members[position] ?? "")),
    );
}

const demoAdmins = [
  {
    adminIdx: 1,
    id: "ssadmin1",
    name: "홍솔",
    email: "admin@mirsol.example",
    phoneNo: "010-0000-0091",
    isSSAdmin: true,
    groupIdx: null,
  },
  {
    adminIdx: 2,
    id: "bookadmin1",
    name: "강예약",
    email: "booking@mirsol.example",
    phoneNo: "010-0000-0092",
    isSSAdmin: false,
    groupIdx: 10,
  },
  {
    adminIdx: 3,
    id: "contents1",
    name: "문내용",
    email: "contents@mirsol.example",
    phoneNo: "010-0000-0093",
    isSSAdmin: false,
    groupIdx: 20,
  },
];

function permission(clubIdx: number, groupIdx: number, menuCode: string) {
  const mayWrite = groupIdx === 20;
  return {
    clubIdx,
    groupIdx,
    menuCode,
    isRead: true,
    isCreate: mayWrite,
    isUpdate: mayWrite,
    isDelete: mayWrite,
  };
}

function memberRow(member: DemoMember, clubIdx: number, now: Date, passwordHash: string) {
  const { lastLoginDay, dormantDay, ...rest } = member;
  return {
    ...rest,
    clubIdx,
    passwordHash,
    passwordChangedAt: now,
    phoneNo: `010-0000-00${String(member.memberIdx).slice(-2)}`,
    lastLoginAt: lastLoginDay === undefined ? now : moved(lastLoginDay, now),
    dormantAt: dormantDay === undefined ? null : moved(dormantDay, now),
    createdAt: moved(member.joinedAt, now),
    updatedAt: now,
  };
}

/** A day of the document at the same distance from today, so that the demo looks alike on any day. */
function moved(day: string, now: Date): Date {
  const distance = Date.parse(`${day}T10:00:00+09:00`) - demoDay;
  const today = Math.floor((now.getTime() + 9 * 3_600_000) / 86_400_000) * 86_400_000 - 9 * 3_600_000;
  return new Date(today + distance);
}
