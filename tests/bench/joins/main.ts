import { findParties, isKeptApart } from "@/lib/club-api/domains/joins/rules";
import { joinCrowd } from "./crowd";

const bound = 50;
const runs = 200;

/** 200 open parties and 500 golfers: who fits where, and of each fit whether anybody is kept apart. */
function main(): void {
  const { parties, requests, exclusions } = joinCrowd(200, 500);
  const times: number[] = [];
  let fits = 0;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    const found = findParties(requests, parties, exclusions);
    fits = 0;
    for (const request of requests) {
      for (const party of found.get(request.requestIdx) ?? []) {
        if (!isKeptApart(party, request, exclusions)) fits += 1;
      }
    }
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const p95 = sorted[Math.floor(runs * 0.95)] ?? 0;
  const median = sorted[Math.floor(runs / 2)] ?? 0;
  console.table([
    {
      parties: parties.length,
      golfers: requests.length,
      fits,
      "median, ms": median.toFixed(2),
      "first, ms": times[0]?.toFixed(2),
      "p95, ms": p95.toFixed(2),
      "bound, ms": bound,
      verdict: median <= bound ? "met" : "NOT MET",
    },
  ]);
  if (median > bound) process.exitCode = 1;
}

main();
