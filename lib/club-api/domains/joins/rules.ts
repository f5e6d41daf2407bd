import type { JoinLevel, JoinPace } from "@/lib/shared/join-choices";
import type { Language } from "@/lib/shared/languages";

/** The club's policy C0570; it allows nothing while it is off. */
export type JoinPolicy = { isOn: boolean; guests: boolean; days: number; requests: number };

/** An open party with places to give. */
export type Party = {
  bookingIdx: number;
  playDate: string;
  teeTime: string;
  freeSeats: number;
  /** The members of the party, the booker among them. */
  members: readonly number[];
  /** Empty: anybody's. */
  levels: readonly JoinLevel[];
  languages: readonly Language[];
  pace: JoinPace;
};

/** A request that waits, with what its golfer chose. */
export type Request = {
  requestIdx: number;
  memberIdx: number;
  partnerIdx: number | null;
  players: number;
  fromDate: string;
  toDate: string;
  fromTime: string;
  toTime: string;
  level: JoinLevel;
  languages: readonly Language[];
  pace: JoinPace;
};

/** Whom each member would not be joined with. */
export type Exclusions = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * The parties that fit each request, the best first. Of exclusions only the golfer's own are looked at: what another member
 * has written changes nothing of what a golfer is shown (`isKeptApart` does its work later).
 */
export function findParties<P extends Party>(
  requests: readonly Request[],
  parties: readonly P[],
  exclusions: Exclusions,
): Map<number, P[]> {
  const byDate = new Map<string, P[]>();
  for (const party of parties.toSorted(byTime)) {
    const ofDay = byDate.get(party.playDate);
    if (ofDay) ofDay.push(party);
    else byDate.set(party.playDate, [party]);
  }
  return new Map(
    requests.map((request) => [
      request.requestIdx,
      fitting(request, byDate, exclusions.get(request.memberIdx)),
    ]),
  );
}

/** The same pace first, then the earlier time. */
function fitting<P extends Party>(
  request: Request,
  byDate: ReadonlyMap<string, readonly P[]>,
  avoided: ReadonlySet<number> | undefined,
): P[] {
  const samePace: P[] = [];
  const others: P[] = [];
  for (const [date, parties] of byDate) {
    if (date < request.fromDate || date > request.toDate) continue;
    for (const party of parties) {
      if (fits(party, request, avoided)) (party.pace === request.pace ? samePace : others).push(party);
    }
  }
  return [...samePace, ...others];
}

function fits(party: Party, request: Request, avoided: ReadonlySet<number> | undefined): boolean {
  const { memberIdx, partnerIdx, players, fromTime, toTime, level, languages, pace } = request;
  return (
    party.freeSeats >= players &&
    party.teeTime >= fromTime &&
    party.teeTime <= toTime &&
    (party.levels.length === 0 || party.levels.includes(level)) &&
    (party.languages.length === 0 || party.languages.some((language) => languages.includes(language))) &&
    (party.pace === "ANY" || pace === "ANY" || party.pace === pace) &&
    !party.members.some(
      (member) => member === memberIdx || member === partnerIdx || (avoided?.has(member) ?? false),
    )
  );
}

function byTime(one: Party, other: Party): number {
  const [first, second] = [`${one.playDate} ${one.teeTime}`, `${other.playDate} ${other.teeTime}`];
  if (first !== second) return first < second ? -1 : 1;
  return one.bookingIdx - other.bookingIdx;
}

/** Whether anybody of the party would not play with one of the newcomers, or one of them with anybody of the party. */
export function isKeptApart(
  { members }: Pick<Party, "members">,
  { memberIdx, partnerIdx }: Pick<Request, "memberIdx" | "partnerIdx">,
  exclusions: Exclusions,
): boolean {
  return (
    avoidsAny(members, memberIdx, exclusions) ||
    (partnerIdx !== null && avoidsAny(members, partnerIdx, exclusions))
  );
}

function avoidsAny(members: readonly number[], newcomer: number, exclusions: Exclusions): boolean {
  const own = exclusions.get(newcomer);
  for (const member of members) {
    if (own?.has(member) || exclusions.get(member)?.has(newcomer)) return true;
  }
  return false;
}

/** Places that a party can still give: what its booker offers less who has joined and stayed, within the flight. */
export function freeSeatsOf(party: {
  seats: number;
  joined: number;
  taken: number;
  maxPlayers: number;
}): number {
  const { seats, joined, taken, maxPlayers } = party;
  return Math.max(0, Math.min(seats - joined, maxPlayers - taken));
}
