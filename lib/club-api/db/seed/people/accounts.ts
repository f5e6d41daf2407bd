import { daysBetween } from "@/lib/shared/time/calendar";
import { hashPassword } from "../../../platform/crypto";
import { randomToken } from "../../../platform/random";
import type { Database } from "../../database";
import { adminMenuPerms, admins, memberExtras, members, permGroups } from "../../tables";
import type { ClubData } from "../club-data";
import { languagesOf } from "../club-languages";
import type { FrameSeeding, Seeding } from "../seeding";

/** Passwords of the demo accounts, hashed before the transaction of the seed is open: hashing is slow on purpose. */
export type AccountHashes = {
  members: readonly string[];
  admins: readonly string[];
  /** Of a password that nobody knows: members who are there, and never sign in. */
  nobody: string;
};

/** One hash an account, each with a salt of its own. */
export async function hashAccounts({ members: people, admins: office }: ClubData): Promise<AccountHashes> {
  return {
    members: await Promise.all(people.members.map(() => hashPassword(people.password))),
    admins: await Promise.all(office.admins.map(() => hashPassword(office.password))),
    nobody: await hashPassword(randomToken()),
  };
}

/** Permission groups and their rights (domain.md 10). */
export async function seedGroups(tx: Database, { clubIdx, data }: FrameSeeding): Promise<void> {
  const { groups } = data;
  await tx.insert(permGroups).values(
    groups.map(({ menuCodes: _, mayWrite: __, ...group }) => ({
      ...nameOf(group, data),
      ...group,
      clubIdx,
    })),
  );
  await tx.insert(adminMenuPerms).values(
    groups.flatMap(({ groupIdx, mayWrite, menuCodes }) =>
      menuCodes.map((menuCode) => ({
        clubIdx,
        groupIdx,
        menuCode,
        isRead: true,
        isCreate: mayWrite,
        isUpdate: mayWrite,
        isDelete: mayWrite,
      })),
    ),
  );
}

/** A group's name and description in the language that the club speaks first. */
function nameOf(
  { texts }: Pick<FrameSeeding["data"]["groups"][number], "texts">,
  data: FrameSeeding["data"],
) {
  const first = languagesOf(data)[0];
  const { groupName = "", description = "" } = (first && texts[first]) ?? Object.values(texts)[0] ?? {};
  return { groupName, description };
}

/** Members and admins; the groups are there (domain.md 10). */
export async function seedAccounts(tx: Database, seeding: Seeding, hashes: AccountHashes): Promise<void> {
  const { clubIdx, clubCode, now, data } = seeding;
  await tx.insert(admins).values(
    data.admins.admins.map((admin, position) => ({
      ...admin,
      clubIdx,
      passwordHash: hashes.admins[position] ?? "",
      passwordChangedAt: now,
      authClub: [clubCode],
      lang: data.names.lang,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const people = data.members.members;
  await tx
    .insert(members)
    .values(people.map((member, position) => memberRow(member, seeding, hashes.members[position] ?? "")));
  const extras = people.flatMap(({ memberIdx, extra }) => (extra ? { ...extra, clubIdx, memberIdx } : []));
  if (extras.length > 0) await tx.insert(memberExtras).values(extras);
}

function memberRow(
  member: ClubData["members"]["members"][number],
  { clubIdx, now, days, data }: Seeding,
  passwordHash: string,
) {
  const { lastLoginDay, dormantDay, extra: _, ...rest } = member;
  /** A day of the file at the same distance from today, so that the demo looks alike on any day. */
  const moved = (day: string) => days.moment(daysBetween(data.members.asOf, day), "10:00");
  return {
    ...rest,
    clubIdx,
    passwordHash,
    passwordChangedAt: now,
    lastLoginAt: lastLoginDay === undefined ? now : moved(lastLoginDay),
    dormantAt: dormantDay === undefined ? null : moved(dormantDay),
    createdAt: moved(member.joinedAt),
    updatedAt: now,
  };
}
