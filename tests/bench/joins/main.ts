import { planFlights } from "@/lib/club-api/domains/joins/plan-flights";
import { findParties, isKeptApart } from "@/lib/club-api/domains/joins/rules";
import { publish, row } from "../shared/rows.mjs";
import { flightCrowd, joinCrowd } from "./crowd";

const bound = 50;
const runs = 200;

/** 200 open parties and 500 golfers: who fits where, and of each fit whether anybody is kept apart. */
function searchParties(): () => number {
  const { parties, requests, exclusions } = joinCrowd(200, 500);
  return () => {
    const found = findParties(requests, parties, exclusions);
    return requests
      .flatMap((request) => (found.get(request.requestIdx) ?? []).map((party) => ({ party, request })))
      .filter(({ party, request }) => !isKeptApart(party, request, exclusions)).length;
  };
}

/** 200 empty tee times and 500 golfers whom no party takes: the flights that can be made of them. */
function searchFlights(): () => number {
  const { times, seekers, exclusions } = flightCrowd(200, 500);
  return () => planFlights(seekers, times, exclusions).length;
}

/** The same where nobody goes with anybody: each golfer is looked at for every time, and no flight is made. */
function searchInVain(): () => number {
  const { times, seekers } = flightCrowd(200, 500);
  const alone = times.map((time) => ({ ...time, minPlayers: 4, maxPlayers: 4 }));
  const spread = seekers.map((seeker) => ({
    ...seeker,
    players: 1,
    partnerIdx: null,
    level: "MIDDLE" as const,
    pace: "ANY" as const,
    fromDate: "2026-12-01",
    toDate: "2026-12-14",
  }));
  const idxs = seekers.map(({ memberIdx }) => memberIdx);
  const avoided = [0, 1].map((side) => new Set(idxs.filter((_, place) => place % 2 === side)));
  const halves = new Map(idxs.map((idx, place) => [idx, avoided[place % 2] ?? new Set<number>()]));
  return () => planFlights(spread, alone, halves).length;
}

function measure(name: string, search: () => number) {
  const times: number[] = [];
  let found = 0;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    found = search();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(runs / 2)] ?? 0;
  return row({
    measure: `${name}, median`,
    ours: `${median.toFixed(2)} ms`,
    bound: `${bound} ms`,
    isMet: median <= bound,
    found,
    "first, ms": times[0]?.toFixed(2),
    "p95, ms": (sorted[Math.floor(runs * 0.95)] ?? 0).toFixed(2),
  });
}

publish([
  measure("golfers and open parties", searchParties()),
  measure("golfers and empty times", searchFlights()),
  measure("the same in vain", searchInVain()),
]);
