import type { FreeTime, Seeker } from "@/lib/club-api/domains/joins/plan-flights";
import type { Exclusions, Party, Request } from "@/lib/club-api/domains/joins/rules";
import { joinLevels, joinPaces } from "@/lib/shared/join-choices";
import { languages } from "@/lib/shared/languages";
import { addDays } from "@/lib/shared/time/calendar";

const firstDay = "2026-12-01";
const pick = <T>(values: readonly T[], place: number): T => values[place % values.length] as T;

/** Open parties and golfers of two weeks, spread by plain counting so that every run has the same. */
export function joinCrowd(partyCount: number, golferCount: number) {
  const parties: Party[] = Array.from({ length: partyCount }, (_, place) => ({
    bookingIdx: place + 1,
    playDate: addDays(firstDay, place % 14),
    teeTime: `${String(6 + (place % 9)).padStart(2, "0")}:${pick(["00", "14", "28", "42"], place)}`,
    freeSeats: 1 + (place % 3),
    members: [place * 3, place * 3 + 1],
    levels: place % 4 === 0 ? [] : [pick(joinLevels, place), pick(joinLevels, place + 1)],
    languages: place % 3 === 0 ? [] : [pick(languages, place)],
    pace: pick(joinPaces, place),
  }));
  const requests: Request[] = Array.from({ length: golferCount }, (_, place) => ({
    requestIdx: place + 1,
    memberIdx: 10_000 + place,
    partnerIdx: null,
    players: 1 + (place % 2),
    fromDate: addDays(firstDay, place % 7),
    toDate: addDays(firstDay, (place % 7) + 7),
    fromTime: "06:00",
    toTime: place % 2 === 0 ? "12:00" : "18:00",
    level: pick(joinLevels, place),
    languages: [pick(languages, place), pick(languages, place + 2)],
    pace: pick(joinPaces, place + 1),
  }));
  const exclusions: Exclusions = new Map(
    requests.map(({ memberIdx }, place) => [memberIdx, new Set([place % 600, (place * 7) % 600])]),
  );
  return { parties, requests, exclusions };
}

/** The same golfers where no party takes them, and empty tee times of the two weeks; some avoid each other. */
export function flightCrowd(timeCount: number, golferCount: number) {
  const { requests } = joinCrowd(0, golferCount);
  const times: FreeTime[] = Array.from({ length: timeCount }, (_, place) => ({
    sheetIdx: place + 1,
    playDate: addDays(firstDay, place % 14),
    teeTime: `${String(6 + (place % 9)).padStart(2, "0")}:${pick(["00", "14", "28", "42"], place)}`,
    courseCode: pick(["A", "B"], place),
    minPlayers: 2 + (place % 2),
    maxPlayers: place % 5 === 0 ? 3 : 4,
    memberTypes: place % 6 === 0 ? ["01"] : ["01", "02"],
  }));
  const seekers: Seeker[] = requests.map((request, place) => ({
    ...request,
    partnerIdx: place % 6 === 1 ? 20_000 + place : null,
    memberType: place % 4 === 0 ? "02" : "01",
    daysOut: new Set(place % 5 === 0 ? [addDays(firstDay, place % 14)] : []),
  }));
  const exclusions: Exclusions = new Map(
    requests.map(({ memberIdx }, place) => [
      memberIdx,
      new Set([10_000 + ((place * 7) % golferCount), 20_000 + ((place * 3) % golferCount)]),
    ]),
  );
  return { times, seekers, exclusions };
}
