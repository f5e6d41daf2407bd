import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { listClubs, policyNumber, readPolicies } from "../policies";
import { insertArchives, type NewArchive, selectDataToArchive } from "./repository";
import { type RetentionPolicy, yearsLater } from "./rules";

const dayMs = 86_400_000;

/** C0460 of a club. */
export async function readRetentionPolicy(db: Database, clubIdx: number): Promise<RetentionPolicy> {
  const policy = (await readPolicies(db, clubIdx, ["C0460"])).get("C0460");
  return {
    rejoinDays: policyNumber(policy?.value1, 30),
    accessDays: policyNumber(policy?.value2, 90),
    paymentYears: policyNumber(policy?.value3, 5),
    complaintYears: policyNumber(policy?.value4, 3),
  };
}

/** The most days that a club of the server keeps accesses. */
export async function longestAccessDays(db: Database): Promise<number> {
  const days: number[] = [];
  for (const { clubIdx } of await listClubs(db))
    days.push((await readRetentionPolicy(db, clubIdx)).accessDays);
  return Math.max(...days);
}

/** Who it was, as far as the kept records must name somebody. */
export type ArchivedPerson = { memberIdx: number; id: string; name: string; phoneNo: string };

/** Sets aside what has to be kept: payments, complaints and accesses, each with its own end (domain.md 7.13). */
export async function archiveMember(tx: Database, ctx: Context, person: ArchivedPerson): Promise<void> {
  const { clubIdx } = ctx.club;
  const { memberIdx, ...named } = person;
  const policy = await readRetentionPolicy(tx, clubIdx);
  const data = await selectDataToArchive(tx, clubIdx, memberIdx);
  const row = (kind: NewArchive["kind"], content: Record<string, unknown>, purgeAt: Date): NewArchive => ({
    clubIdx,
    memberIdx,
    kind,
    content,
    createdAt: ctx.now,
    purgeAt,
  });
  const { payments, complaints, accesses } = data;
  const rows: NewArchive[] = [];
  if (payments.visits.length + payments.fines.length > 0) {
    rows.push(row("PAYMENT", { ...named, ...payments }, yearsLater(ctx.now, policy.paymentYears)));
  }
  if (complaints.length > 0) {
    rows.push(row("COMPLAINT", { ...named, complaints }, yearsLater(ctx.now, policy.complaintYears)));
  }
  if (accesses.length > 0) {
    const purgeAt = new Date(ctx.now.getTime() + policy.accessDays * dayMs);
    rows.push(row("ACCESS", { id: person.id, accesses }, purgeAt));
  }
  await insertArchives(tx, rows);
}
