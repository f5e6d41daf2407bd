import type { Database } from "../../database";
import { teamForms, teamSeasons } from "../../tables";
import type { Seeding } from "../seeding";
import { datedWords } from "../tools/dated-text";
import { inItsLanguages } from "../tools/in-languages";

/** The team season of the coming year, and the application of a group (domain.md 10, R18, R19). */
export async function seedTeams(tx: Database, { clubIdx, days, data }: Seeding): Promise<void> {
  if (data.teams === null) return;
  const { title, rules, applyFrom, applyTo, announceOn, ...season } = data.teams.season;
  const openedAt = days.moment(applyFrom.distance, applyFrom.timeOfDay);
  await tx.insert(teamSeasons).values({
    ...season,
    clubIdx,
    year: days.year + 1,
    texts: inItsLanguages(datedWords(title, days), (text, language) => ({
      title: text,
      rules: rules[language] ?? "",
    })),
    applyFrom: openedAt,
    applyTo: days.moment(applyTo.distance, applyTo.timeOfDay),
    announceDate: days.day(announceOn),
    createdAt: openedAt,
    updatedAt: openedAt,
  });
  const { sent, ...form } = data.teams.form;
  const sentAt = days.moment(sent.distance, sent.timeOfDay);
  await tx.insert(teamForms).values({
    ...form,
    clubIdx,
    seasonIdx: season.seasonIdx,
    schedule: [],
    createdAt: sentAt,
    updatedAt: sentAt,
  });
}
