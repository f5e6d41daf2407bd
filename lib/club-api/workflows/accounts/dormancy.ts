import { memberState } from "@/lib/contract/code-values/members";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { endSessionsOf, memberAccount, readPasswordPolicy } from "../../domains/auth";
import { countDay } from "../../domains/dashboard";
import { deleteTokensOf } from "../../domains/identity";
import {
  lockMember,
  type Member,
  marketingDueBy,
  membersDormantBy,
  passwordsChangedBy,
  updateMember,
} from "../../domains/members";
import { policyNumber, readPolicies } from "../../domains/policies";
import type { Context } from "../../platform/context";
import { notifyPerson } from "../messages/notify";

const dayMs = 86_400_000;
/** Consent to advertising is confirmed every two years (Network Act, checklist P-03). */
const marketingDays = 730;

type DormancyPolicy = { isOn: boolean; days: number; noticeDays: number };

/** C0450 of a club. */
async function readDormancy(db: Database, clubIdx: number): Promise<DormancyPolicy> {
  const policy = (await readPolicies(db, clubIdx, ["C0450"])).get("C0450");
  return {
    isOn: (policy?.value1 ?? "Y") === "Y",
    days: policyNumber(policy?.value2, 365),
    noticeDays: policyNumber(policy?.value3, 30),
  };
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** Everybody who is found, in batches by idx, each in a transaction of his own. */
async function eachMember(
  db: Database,
  find: (afterIdx: number) => Promise<Member[]>,
  work: (tx: Database, member: Member) => Promise<void>,
): Promise<void> {
  for (let afterIdx = 0; ; ) {
    const batch = await find(afterIdx);
    const last = batch.at(-1);
    if (!last) return;
    for (const member of batch) await transaction(db, (tx) => work(tx, member));
    afterIdx = last.memberIdx;
  }
}

/** Accounts without a sign-in for C0450 v2 days become dormant (domain.md 7.13, 8.7); nobody does without the notice. */
export async function makeDormant(db: Database, ctx: Context): Promise<void> {
  const { clubIdx } = ctx.club;
  const { isOn, days, noticeDays } = await readDormancy(db, clubIdx);
  if (!isOn) return;
  const lastLoginBy = daysBefore(ctx.now, days);
  await eachMember(
    db,
    (afterIdx) => membersDormantBy(db, { clubIdx, afterIdx, lastLoginBy, isUnnotified: false }),
    async (tx, { memberIdx }) => {
      const member = await lockMember(tx, clubIdx, memberIdx);
      const since = member && (member.lastLoginAt ?? member.createdAt);
      const isDue = member?.state === memberState.active && since !== null && since <= lastLoginBy;
      const notifiedAt = member?.dormantNotifiedAt ?? null;
      if (!isDue || notifiedAt === null || notifiedAt > daysBefore(ctx.now, noticeDays)) return;
      await updateMember(tx, clubIdx, memberIdx, {
        state: memberState.dormant,
        dormantAt: ctx.now,
        updatedAt: ctx.now,
      });
      await endSessionsOf(tx, memberAccount(ctx, memberIdx), ctx.now);
      await deleteTokensOf(tx, clubIdx, memberIdx);
      await countDay(tx, ctx, "dormants");
    },
  );
}

/** Tells who will be dormant in C0450 v3 days, once per span without a sign-in. */
export async function announceDormancy(db: Database, ctx: Context): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  const { isOn, days, noticeDays } = await readDormancy(db, clubIdx);
  if (!isOn) return;
  const lastLoginBy = daysBefore(ctx.now, days - noticeDays);
  await eachMember(
    db,
    (afterIdx) => membersDormantBy(db, { clubIdx, afterIdx, lastLoginBy, isUnnotified: true }),
    async (tx, member) => {
      const since = member.lastLoginAt ?? member.createdAt;
      const dueMs = Math.max(since.getTime() + days * dayMs, ctx.now.getTime() + noticeDays * dayMs);
      await updateMember(tx, clubIdx, member.memberIdx, { dormantNotifiedAt: ctx.now });
      const date = clubDate(new Date(dueMs), zone);
      await notifyPerson(tx, ctx, member, "dormancyNotice", { date });
    },
  );
}

/** Tells once per password that it is older than C0430 allows. */
export async function remindOfPasswords(db: Database, ctx: Context): Promise<void> {
  const { clubIdx } = ctx.club;
  const { maxAgeDays } = await readPasswordPolicy(db, clubIdx);
  const changedBy = daysBefore(ctx.now, maxAgeDays);
  await eachMember(
    db,
    (afterIdx) => passwordsChangedBy(db, { clubIdx, afterIdx, changedBy }),
    (tx, member) => {
      const dedupeKey = `password:${member.memberIdx}:${member.passwordChangedAt.getTime()}`;
      return notifyPerson(tx, ctx, member, "passwordExpired", {}, { dedupeKey });
    },
  );
}

/** Tells every two years what a member agreed to get as advertising, and how to end it (P-03). */
export async function confirmMarketing(db: Database, ctx: Context): Promise<void> {
  const { clubIdx } = ctx.club;
  const saidBy = daysBefore(ctx.now, marketingDays);
  await eachMember(
    db,
    (afterIdx) => marketingDueBy(db, { clubIdx, afterIdx, saidBy }),
    async (tx, member) => {
      const { marketingSms, marketingEmail, marketingPush } = member;
      const ways = Object.entries({ SMS: marketingSms, EMAIL: marketingEmail, PUSH: marketingPush });
      const choice = ways.flatMap(([name, isOn]) => (isOn ? [name] : [])).join(", ");
      await updateMember(tx, clubIdx, member.memberIdx, { marketingToldAt: ctx.now });
      await notifyPerson(tx, ctx, member, "marketingReconfirm", { choice });
    },
  );
}
