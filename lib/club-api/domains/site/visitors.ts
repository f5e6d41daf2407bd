import type { Database } from "../../db/database";
import { countPresent, notePresence } from "../../db/presence-store";
import { serverKey } from "../../db/secrets";
import { deriveToken } from "../../platform/crypto";
import { visitorIdentity } from "../../platform/network/visitor-identity";

/** How long a visitor counts as being on the site after his browser last asked something. */
export const presenceMinutes = 5;

const minuteMs = 60_000;
const keyName = "present-visitors";
const prefixOf = (clubIdx: number) => `visitor:${clubIdx}:`;

/**
 * Notes that the visitor at an address is on the site: as a keyed hash that is forgotten after minutes. Several visitors
 * behind one address count as one.
 */
export async function noteVisitor(
  db: Database,
  { clubIdx, address, now }: { clubIdx: number; address: string; now: Date },
): Promise<void> {
  const prefix = prefixOf(clubIdx);
  const visitor = visitorIdentity(address);
  await notePresence(db, {
    who: prefix + visitor,
    forMs: presenceMinutes * minuteMs,
    now,
    name: async () => prefix + deriveToken(await serverKey(db, keyName, now), prefix, visitor),
  });
}

/** How many visitors are on the site of a club. */
export function countVisitors(db: Database, clubIdx: number, now: Date): Promise<number> {
  return countPresent(db, prefixOf(clubIdx), now);
}
