import { asc, eq, sql } from "drizzle-orm";
import type { SeasonSpan } from "@/lib/shared/tee-times/seasons";
import type { TeePlan, TeeTemplate } from "@/lib/shared/tee-times/templates";
import type { Database } from "../../../db/database";
import { ofClub } from "../../../db/of-club";
import { teePlans, teeSeasons, teeTemplates } from "../../../db/tables";
import type { TextsByLanguage } from "../../../platform/texts";

export type NamedSeason = SeasonSpan & { names: TextsByLanguage<string> };
/** A version of the tee times, from a day (`yyyy-MM-dd`) on. */
export type SavedPlan = TeePlan<NamedSeason> & { fromDate: string; savedAt: Date };

/** Where the first version begins: before any day that a club has sheets of. */
export const firstPlanDate = "2000-01-01";

/** The versions of a club by the day on which they begin. */
export async function selectTeePlans(db: Database, clubIdx: number): Promise<SavedPlan[]> {
  const [plans, seasons, templates] = await Promise.all([
    db.select().from(teePlans).where(ofClub(teePlans, clubIdx)).orderBy(asc(teePlans.fromDate)),
    db.select().from(teeSeasons).where(ofClub(teeSeasons, clubIdx)).orderBy(asc(teeSeasons.order)),
    db.select().from(teeTemplates).where(ofClub(teeTemplates, clubIdx)).orderBy(asc(teeTemplates.templateNo)),
  ]);
  return plans.map(({ fromDate, savedAt }) => ({
    fromDate,
    savedAt,
    seasons: seasons.filter((row) => row.fromDate === fromDate).map(seasonOfRow),
    templates: templates.filter((row) => row.fromDate === fromDate).map(templateOfRow),
  }));
}

function seasonOfRow({ seasonCode, names, fromDay, toDay }: typeof teeSeasons.$inferSelect): NamedSeason {
  return { seasonCode, names, fromDay, toDay };
}

function templateOfRow({
  clubIdx: _club,
  fromDate: _from,
  templateNo: _place,
  ...template
}: typeof teeTemplates.$inferSelect): TeeTemplate {
  return template;
}

type NewPlan = Omit<SavedPlan, "templates"> & {
  templates: readonly Omit<typeof teeTemplates.$inferInsert, "clubIdx" | "fromDate" | "templateNo">[];
};

/** Puts a version in the place of the one that begins on the same day, or adds it. */
export async function replaceTeePlan(
  tx: Database,
  clubIdx: number,
  { fromDate, savedAt, seasons, templates }: NewPlan,
): Promise<void> {
  await deleteTeePlan(tx, clubIdx, fromDate);
  await tx.insert(teePlans).values({ clubIdx, fromDate, savedAt });
  const place = { clubIdx, fromDate };
  await tx
    .insert(teeSeasons)
    .values(seasons.map((season, order) => ({ ...season, ...place, order: order + 1 })));
  if (templates.length === 0) return;
  await tx
    .insert(teeTemplates)
    .values(templates.map((template, at) => ({ ...template, ...place, templateNo: at + 1 })));
}

/** Takes a version away with its seasons and templates. */
export async function deleteTeePlan(tx: Database, clubIdx: number, fromDate: string): Promise<void> {
  await tx.delete(teePlans).where(ofClub(teePlans, clubIdx, eq(teePlans.fromDate, fromDate)));
}

/** Two saves of a club's tee times follow each other: the later one sees what the earlier one left. */
export async function lockTeePlans(tx: Database, clubIdx: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tee plans ${clubIdx}`}, 0))`);
}
