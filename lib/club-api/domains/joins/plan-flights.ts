import { joinLevels } from "@/lib/shared/join-choices";
import type { Language } from "@/lib/shared/languages";
import { BitSet } from "./bit-set";
import { type Exclusions, isKeptApart, type Request } from "./rules";

/** An empty tee time that can be booked online. */
export type FreeTime = {
  sheetIdx: number;
  playDate: string;
  teeTime: string;
  courseCode: string;
  minPlayers: number;
  maxPlayers: number;
  /** The member types whose members may book it now. */
  memberTypes: readonly string[];
};

/** A request that no open party takes, and on which days its golfer cannot play or has declined to. */
export type Seeker = Request & { memberType: string; daysOut: ReadonlySet<string> };

/** Golfers who fit each other, who asked first first, and a tee time within all their hours. */
export type PlannedFlight<T extends FreeTime = FreeTime> = { time: T; golfers: readonly Seeker[] };

/** A pair alone is no flight: it can book by itself. */
const fewestGolfers = 2;

/**
 * Flights of golfers alone: whoever asked first is placed first, in the largest flight that can be made of who asked after, on
 * its earliest time. Nobody is in two flights, no time is given twice.
 */
export function planFlights<T extends FreeTime>(
  seekers: readonly Seeker[],
  times: readonly T[],
  exclusions: Exclusions,
): PlannedFlight<T>[] {
  const line = seekers.toSorted((one, other) => one.requestIdx - other.requestIdx);
  const places = placesByMember(line);
  const matesOf = remembered((place: number) => {
    const [one] = line.slice(place);
    const isMate = one ? mateOf(one, exclusions) : () => false;
    return BitSet.of(line, (other, at) => at > place && isMate(other));
  });
  const open = openTimes(line, times);
  const flights: PlannedFlight<T>[] = [];
  let left = BitSet.of(line, () => true);
  for (const [place, first] of line.entries()) {
    if (!left.has(place)) continue;
    const flight = bestFlight(first, place, open, { line, left, matesOf });
    if (!flight) continue;
    open.splice(
      open.findIndex(({ time }) => time === flight.time),
      1,
    );
    left = left.without(flight.golfers.flatMap(membersOf).flatMap((member) => places.get(member) ?? []));
    flights.push(flight);
  }
  return flights;
}

/** A tee time and the places in the line of whom it suits. */
type OpenTime<T> = { time: T; who: BitSet };
/** `matesOf`: who asked after a golfer and could play with him. */
type Line = { line: readonly Seeker[]; left: BitSet; matesOf: (place: number) => BitSet };

/** The places in the line of each member, as a golfer or a partner. */
function placesByMember(line: readonly Seeker[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<number, number[]>();
  for (const [place, seeker] of line.entries()) {
    for (const member of membersOf(seeker)) places.set(member, [...(places.get(member) ?? []), place]);
  }
  return places;
}

/** The times in their order, each with whom it suits: days, hours and types are each looked at once. */
function openTimes<T extends FreeTime>(line: readonly Seeker[], times: readonly T[]): OpenTime<T>[] {
  const onDay = remembered((date: string) => BitSet.of(line, (seeker) => isOnDay(seeker, date)));
  const inHours = remembered((time: string) => BitSet.of(line, (seeker) => isInHours(seeker, time)));
  const ofTypes = remembered((types: string) => {
    const allowed = types.split(",");
    return BitSet.of(line, ({ memberType }) => allowed.includes(memberType));
  });
  return times.toSorted(byTime).map((time) => ({
    time,
    who: onDay(time.playDate)
      .and(inHours(time.teeTime))
      .and(ofTypes(time.memberTypes.join(","))),
  }));
}

/** Finds the value of each key once, when it is first asked for. */
function remembered<Key, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}

/** The largest flight, then the earliest. */
function bestFlight<T extends FreeTime>(
  first: Seeker,
  place: number,
  open: readonly OpenTime<T>[],
  choice: Line,
): PlannedFlight<T> | null {
  const company = choice.matesOf(place).and(choice.left);
  let best: (PlannedFlight<T> & { players: number }) | null = null;
  for (const { time, who } of open) {
    if (!who.has(place)) continue;
    const found = fill(first, company.and(who), time, choice);
    const isEnough = found.golfers.length >= fewestGolfers && found.players >= time.minPlayers;
    if (!isEnough || (best && found.players <= best.players)) continue;
    best = { time, ...found };
    if (found.players === time.maxPlayers) break;
  }
  return best && { time: best.time, golfers: best.golfers };
}

/** Takes in who asked next and fits everybody who is in, until the flight is full. */
function fill(
  first: Seeker,
  company: BitSet,
  { maxPlayers }: FreeTime,
  { line, matesOf }: Line,
): { golfers: Seeker[]; players: number } {
  const golfers = [first];
  let { players } = first;
  let common: readonly Language[] = first.languages;
  let left = company;
  for (let place = left.next(0); place >= 0 && players < maxPlayers; place = left.next(place + 1)) {
    const seeker = line[place];
    const shared = common.filter((language) => seeker?.languages.includes(language));
    if (!seeker || players + seeker.players > maxPlayers || shared.length === 0) continue;
    golfers.push(seeker);
    players += seeker.players;
    common = shared;
    left = left.and(matesOf(place));
  }
  return { golfers, players };
}

/** Whether another request could be of one flight with a request: other persons, levels next to each other, a language, the pace, no list. */
function mateOf(one: Seeker, exclusions: Exclusions): (other: Seeker) => boolean {
  const party = { members: membersOf(one) };
  const band = joinLevels.indexOf(one.level);
  return (other) =>
    (one.pace === other.pace || one.pace === "ANY" || other.pace === "ANY") &&
    Math.abs(band - joinLevels.indexOf(other.level)) <= 1 &&
    one.languages.some((language) => other.languages.includes(language)) &&
    !party.members.includes(other.memberIdx) &&
    (other.partnerIdx === null || !party.members.includes(other.partnerIdx)) &&
    !isKeptApart(party, other, exclusions);
}

const isOnDay = ({ fromDate, toDate, daysOut }: Seeker, date: string): boolean =>
  date >= fromDate && date <= toDate && !daysOut.has(date);

/** Whether a time of day is within a golfer's hours. */
export const isInHours = (
  { fromTime, toTime }: Pick<Request, "fromTime" | "toTime">,
  time: string,
): boolean => time >= fromTime && time <= toTime;

export function membersOf({ memberIdx, partnerIdx }: Pick<Request, "memberIdx" | "partnerIdx">): number[] {
  return partnerIdx === null ? [memberIdx] : [memberIdx, partnerIdx];
}

function byTime(one: FreeTime, other: FreeTime): number {
  const [first, second] = [`${one.playDate} ${one.teeTime}`, `${other.playDate} ${other.teeTime}`];
  if (first !== second) return first < second ? -1 : 1;
  return one.sheetIdx - other.sheetIdx;
}

const hourMs = 3_600_000;
/** How long golfers have to answer, and the least that is left to them. */
const answerHours = 12;
const leastHours = 2;

/** Until when a flight is answered: twelve hours, and before the latest moment at which it can be booked; null when that is too near. */
export function answerUntil(now: Date, latest: Date): Date | null {
  const until = Math.min(now.getTime() + answerHours * hourMs, latest.getTime());
  return until >= now.getTime() + leastHours * hourMs ? new Date(until) : null;
}

/** A golfer's place in a flight that is proposed. */
export type FlightAnswer = "ASKED" | "YES" | "NO" | "LATE" | "OUT";

/** The next step of a flight: wait for answers, book it, or end it because too few are left. */
export function flightStep(
  golfers: readonly { answer: FlightAnswer; players: number }[],
  minPlayers: number,
): "WAIT" | "BOOK" | "END" {
  const live = golfers.filter(({ answer }) => answer === "ASKED" || answer === "YES");
  const players = live.reduce((sum, golfer) => sum + golfer.players, 0);
  if (live.length < fewestGolfers || players < minPlayers) return "END";
  return live.every(({ answer }) => answer === "YES") ? "BOOK" : "WAIT";
}
