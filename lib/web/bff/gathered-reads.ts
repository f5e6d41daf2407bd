import "server-only";
import { setImmediate as endOfTurn, setTimeout as pass } from "node:timers/promises";
import { refusedVisitorsHeader } from "@/lib/contract/failures";
import { type SharedAnswer, wholeAnswer } from "./shared-reads";
import type { UpstreamAnswer } from "./upstream";

/** Addresses of one call: more would be a header that servers refuse. */
const mostAskers = 200;
/** Who comes while a call is under way waits this long for it at most. */
const patienceMs = 250;

/** Visitors who ask for the same, in the order in which they came, and the answer that all of them get. */
type Round = { addresses: string[]; answer: Promise<SharedAnswer> };
type Ask = (addresses: readonly string[]) => Promise<UpstreamAnswer>;

/** By key: visitors who are not asked for yet, and the call that is under way. */
const gathering = new Map<string, Round>();
const underWay = new Map<string, Promise<unknown>>();

/**
 * Answers visitors who ask for the same at one moment with one call of the club API: who comes while it is under way is answered by
 * the next one. Every call begins after all who get its answer have asked, so nobody sees what was true before, and nothing is kept
 * beyond it. Null for a visitor whom the club API refuses: a call of his own tells why.
 */
export async function gatheredRead(key: string, address: string, ask: Ask): Promise<SharedAnswer | null> {
  const waiting = gathering.get(key);
  const round = waiting && waiting.addresses.length < mostAskers ? waiting : openRound(key, ask);
  const place = round.addresses.push(address) - 1;
  const found = await round.answer;
  return refusedPlaces(found.answer).includes(String(place)) ? null : found;
}

function openRound(key: string, ask: Ask): Round {
  const addresses: string[] = [];
  const round: Round = { addresses, answer: untilFree(key).then(() => send(key, round, ask)) };
  gathering.set(key, round);
  return round;
}

/** When the call under way has ended, or has taken too long; without one at the end of this turn of the event loop. */
function untilFree(key: string): Promise<unknown> {
  const before = underWay.get(key);
  return before ? Promise.race([before, pass(patienceMs, undefined, { ref: false })]) : endOfTurn();
}

function send(key: string, round: Round, ask: Ask): Promise<SharedAnswer> {
  if (gathering.get(key) === round) gathering.delete(key);
  const answer = wholeAnswer(() => ask(round.addresses));
  const ended: Promise<void> = answer
    .catch(() => undefined)
    .then(() => {
      if (underWay.get(key) === ended) underWay.delete(key);
    });
  underWay.set(key, ended);
  return answer;
}

function refusedPlaces({ headers }: UpstreamAnswer): string[] {
  return String(headers[refusedVisitorsHeader] ?? "").split(",");
}
