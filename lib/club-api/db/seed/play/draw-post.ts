import { createHash } from "node:crypto";
import { seedHash } from "@/lib/shared/draws/draw";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import type { drawPosts } from "../../tables";
import type { ClubData } from "../club-data";
import type { Seeding } from "../seeding";
import { englishMonths } from "../tools/dated-text";
import { inItsLanguages } from "../tools/in-languages";

/** Which times of its days a draw gives. */
export type PoolShape = { courseCode: string; period: string };
/** The draws of a club that has them. */
export type Draws = NonNullable<ClubData["draws"]>;
type PostOf = { drawPostIdx: number; playDates: readonly string[]; secret: string };

/** A draw of the demo as its publisher left it; its days are those of post 71 (domain.md 10, R14) before the first round. */
export async function demoPost(
  { clubIdx, days, authors }: Seeding,
  draws: Draws,
  { drawPostIdx, playDates, secret }: PostOf,
) {
  const [first = ""] = playDates;
  const at = (distance: number, time: string) => atClubTime(addDays(first, distance), time, days.zone);
  const madeAt = at(-33, "14:00");
  return {
    clubIdx,
    drawPostIdx,
    texts: textsOf(draws, first),
    playDates: [...playDates],
    periods: [draws.pool.period],
    courseCodes: [draws.pool.courseCode],
    memberTypes: draws.memberTypes,
    applyFrom: at(-26, "09:00"),
    applyTo: at(-23, "17:00"),
    drawAt: at(-22, "10:00"),
    announceAt: at(-22, "14:00"),
    confirmUntil: at(-19, "17:00"),
    releaseAt: at(-18, "09:00"),
    maxChoices: 3,
    minPlayers: 2,
    mode: "WEIGHTED",
    seed: secret,
    seedHash: await seedHash(secret),
    amendments: [],
    createdAt: madeAt,
    createdBy: authors.desk,
    updatedAt: madeAt,
    updatedBy: authors.desk,
  } satisfies Partial<typeof drawPosts.$inferInsert>;
}

/** 32 hex characters that follow from a text: secrets and salts of the demo. */
export function demoSecret(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

export const demoSalt = (drawIdx: number) => demoSecret(`salt ${drawIdx}`);

function textsOf({ titles, contents }: Draws, date: string) {
  const month = Number(date.slice(5, 7));
  const week = String(Math.ceil(Number(date.slice(8)) / 7));
  const isWeekend = weekCodeOf(date) === 7 || weekCodeOf(date) === 1;
  const title = isWeekend ? titles.weekend : titles.weekday;
  return inItsLanguages(title, (text, language) => ({
    title: text
      .replace("{month}", language === "en" ? (englishMonths[month - 1] ?? "") : String(month))
      .replace("{week}", week),
    contents: contents[language] ?? "",
  }));
}
