import "server-only";
import { createHash } from "node:crypto";
import type { CallOutput } from "@/lib/contract/routes";
import type { Course } from "@/lib/contract/site/course-pages";
import type { Language } from "@/lib/shared/languages";
import { clubDate } from "@/lib/shared/time/club-time";
import type { BffRequest } from "@/lib/web/bff/bff-call";
import { webNow } from "@/lib/web/clock";
import { asker } from "@/lib/web/first/first-answer";
import { homeReads } from "@/lib/web/my/home-reads";
import { type Club, getClub } from "@/lib/web/queries/club";
import { getCourses } from "@/lib/web/queries/courses";
import type { SessionData } from "@/lib/web/session/options";

export type OfflineRound = CallOutput<"GET /my-reservation/bookings/{id}">["list"][number];
type Today = NonNullable<CallOutput<"GET /my-reservation/frontdesk/{id}">["today"]>;

/** A member's rounds for reading without network; `now` is in epoch milliseconds. */
export type OfflineRounds = {
  club: Club;
  language: Language;
  now: number;
  rounds: readonly OfflineRound[];
  /** The check-in of today's round, on its day. */
  today: Today | null;
  /** The courses of the next round, in the order of play. */
  courses: readonly Course[];
};

/** Raised with the page's own form: what browsers have of an earlier one is not the same. */
const edition = 1;

/** The entity tag of what a page shows, whenever it was read. */
export function tagOf({ now: _now, ...shown }: OfflineRounds): string {
  return `"${createHash("sha256")
    .update(JSON.stringify([edition, shown]))
    .digest("base64url")}"`;
}

/** More than are needed before there is a network again. */
const mostRounds = 5;

/** Reads what a member needs without network; null while a part of it cannot be had. */
export async function readOfflineRounds(
  request: BffRequest,
  session: SessionData,
  asked: Language,
): Promise<OfflineRounds | null> {
  const now = webNow();
  const { user, accessTokenExpire } = session;
  if (user.memberIdx === null || user.pending !== null || accessTokenExpire <= now) return null;
  const { languages, defaultLanguage } = await getClub(asked);
  const language = languages.includes(asked) ? asked : defaultLanguage;
  const club = await getClub(language);
  const today = clubDate(new Date(now), club.formats.standardTimeZone);
  const ask = asker(request, language, new Map());
  const reads = homeReads(user.memberIdx, today, language);
  const desk = { params: { id: String(user.memberIdx) }, query: { size: "1", lang: language } };
  const [booked, named, visits, all] = await Promise.all([
    ask(...reads.booked),
    ask(...reads.named),
    ask("GET /my-reservation/frontdesk/{id}", desk),
    getCourses(language),
  ]);
  if (!booked || !named || !visits) return null;
  const rounds = [...booked.list, ...named.list].toSorted(byTime).slice(0, mostRounds);
  return { club, language, now, rounds, today: visits.today, courses: coursesOf(rounds[0], all) };
}

const byTime = (one: OfflineRound, other: OfflineRound) =>
  `${one.playDate} ${one.teeTime}`.localeCompare(`${other.playDate} ${other.teeTime}`);

function coursesOf(round: OfflineRound | undefined, all: readonly Course[]): Course[] {
  if (!round) return [];
  const codes = Number(round.holeCode) > 9 ? [round.courseCode, round.courseOut] : [round.courseCode];
  return [...new Set(codes)].flatMap((code) => all.find(({ courseCode }) => courseCode === code) ?? []);
}
