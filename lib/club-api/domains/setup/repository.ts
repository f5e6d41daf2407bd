import { and, asc, count, desc, eq, gte, isNull, sql } from "drizzle-orm";
import type { SetupMark } from "@/lib/contract/site/setup-steps";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import {
  admins,
  clubEntries,
  clubWords,
  courses,
  holes,
  memberImports,
  members,
  practiceGrounds,
  references,
  setupSteps,
  siteCerts,
  siteInfos,
  teeSlots,
} from "../../db/tables";

export type MarkRow = typeof setupSteps.$inferSelect;
export type ImportRow = typeof memberImports.$inferSelect;

export function selectMarks(db: Database, clubIdx: number): Promise<MarkRow[]> {
  return db.select().from(setupSteps).where(ofClub(setupSteps, clubIdx));
}

export async function lockMark(tx: Database, clubIdx: number, step: SetupMark): Promise<MarkRow | null> {
  const rows = await tx
    .select()
    .from(setupSteps)
    .where(ofClub(setupSteps, clubIdx, eq(setupSteps.step, step)))
    .for("update");
  return rows[0] ?? null;
}

/** Stores a mark, or puts a newer one in its place. */
export async function saveMark(tx: Database, row: MarkRow): Promise<void> {
  await tx
    .insert(setupSteps)
    .values(row)
    .onConflictDoUpdate({ target: [setupSteps.clubIdx, setupSteps.step], set: row });
}

/** Of the records what the steps are judged by, where no domain that the set-up may use reads them. */
export async function selectFacts(db: Database, clubIdx: number) {
  const [info] = await db
    .select({ texts: siteInfos.texts, clubPhoneNo: siteInfos.clubPhoneNo, email: siteInfos.email })
    .from(siteInfos)
    .where(ofClub(siteInfos, clubIdx));
  const [cert] = await db
    .select({
      methods: siteCerts.methods,
      niceDriver: siteCerts.niceDriver,
      emailSender: siteCerts.emailSender,
      smsSender: siteCerts.smsSender,
    })
    .from(siteCerts)
    .where(ofClub(siteCerts, clubIdx));
  const courseRows = await db
    .select({ courseCode: courses.courseCode, names: courses.names, nextCourse: courses.nextCourse })
    .from(courses)
    .where(ofClub(courses, clubIdx))
    .orderBy(asc(courses.order));
  const holeRows = await db
    .select({
      courseCode: holes.courseCode,
      holeNo: holes.holeNo,
      par: holes.par,
      hdcp: holes.hdcp,
      distances: holes.distances,
    })
    .from(holes)
    .where(ofClub(holes, clubIdx))
    .orderBy(asc(holes.courseCode), asc(holes.holeNo));
  return { info, cert, courses: courseRows, holes: holeRows };
}

/** Administrators of a club; `reachable` are the super admins with a name, an address and a password of their own. */
export async function countPeople(
  db: Database,
  clubIdx: number,
): Promise<{ admins: number; reachable: number; members: number }> {
  const isReachable = sql`${admins.isSSAdmin} and not ${admins.isTempPassword} and ${admins.email} <> '' and ${admins.name} <> ''`;
  const [staff] = await db
    .select({ admins: count(), reachable: sql<number>`(count(*) filter (where ${isReachable}))::int` })
    .from(admins)
    .where(ofClub(admins, clubIdx, isNull(admins.deletedAt), eq(admins.state, "ACTIVE")));
  const [people] = await db.select({ members: count() }).from(members).where(ofClub(members, clubIdx));
  return { admins: staff?.admins ?? 0, reachable: staff?.reachable ?? 0, members: people?.members ?? 0 };
}

/** The words of a club, and how many visible records of each kind it has, by kind: `FACILITY`, `practice`, `gifts`. */
export async function selectRecords(db: Database, clubIdx: number) {
  const [words] = await db
    .select({ texts: clubWords.texts })
    .from(clubWords)
    .where(ofClub(clubWords, clubIdx));
  const entries = await db
    .select({ kind: clubEntries.kind, count: count() })
    .from(clubEntries)
    .where(ofClub(clubEntries, clubIdx, eq(clubEntries.isVisible, true), isNull(clubEntries.deletedAt)))
    .groupBy(clubEntries.kind);
  const [practice] = await db
    .select({ count: count() })
    .from(practiceGrounds)
    .where(
      ofClub(
        practiceGrounds,
        clubIdx,
        eq(practiceGrounds.isVisible, true),
        isNull(practiceGrounds.deletedAt),
      ),
    );
  const [gifts] = await db
    .select({ count: count() })
    .from(references)
    .where(
      ofClub(
        references,
        clubIdx,
        and(eq(references.type, "GIFT"), eq(references.isVisible, true), isNull(references.deletedAt)),
      ),
    );
  const counts = new Map<string, number>(entries.map((row) => [row.kind, row.count]));
  counts.set("practice", practice?.count ?? 0).set("gifts", gifts?.count ?? 0);
  return { words: words?.texts ?? {}, counts };
}

export async function countSlots(db: Database, clubIdx: number, from: string): Promise<number> {
  const [row] = await db
    .select({ slots: count() })
    .from(teeSlots)
    .where(ofClub(teeSlots, clubIdx, gte(teeSlots.playDate, from)));
  return row?.slots ?? 0;
}

export async function selectLatestImport(db: Database, clubIdx: number): Promise<ImportRow | null> {
  const rows = await db
    .select()
    .from(memberImports)
    .where(ofClub(memberImports, clubIdx))
    .orderBy(desc(memberImports.importIdx))
    .limit(1);
  return rows[0] ?? null;
}

export async function insertImport(
  tx: Database,
  row: Omit<typeof memberImports.$inferInsert, "importIdx">,
): Promise<ImportRow> {
  const [inserted] = await tx.insert(memberImports).values(row).returning();
  if (!inserted) throw new Error("an insert answers its row");
  return inserted;
}

/** Adds the counts of a part to an import. */
export async function countImported(
  tx: Database,
  { clubIdx, importIdx }: Pick<ImportRow, "clubIdx" | "importIdx">,
  part: { done: number; added: number; known: number; now: Date },
): Promise<ImportRow> {
  const [row] = await tx
    .update(memberImports)
    .set({
      done: sql`${memberImports.done} + ${part.done}`,
      added: sql`${memberImports.added} + ${part.added}`,
      known: sql`${memberImports.known} + ${part.known}`,
      updatedAt: part.now,
    })
    .where(ofClub(memberImports, clubIdx, eq(memberImports.importIdx, importIdx)))
    .returning();
  if (!row) throw new Error("an import that runs has a row");
  return row;
}

export async function finishImport(
  tx: Database,
  { clubIdx, importIdx }: Pick<ImportRow, "clubIdx" | "importIdx">,
  now: Date,
): Promise<ImportRow> {
  const [row] = await tx
    .update(memberImports)
    .set({ state: "DONE", updatedAt: now })
    .where(ofClub(memberImports, clubIdx, eq(memberImports.importIdx, importIdx)))
    .returning();
  if (!row) throw new Error("an import that runs has a row");
  return row;
}
