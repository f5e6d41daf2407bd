import "server-only";
import { addressBlock } from "@/lib/shared/addresses/address-blocks";

/** The club API counts who is on the site; a visitor is told to it this often at most. */
const everyMs = 30_000;
/** Addresses of one call: more would be a header that servers refuse. The others wait for the next call. */
const maxAddresses = 200;
const maxRemembered = 20_000;

const told = new Map<string, number>();
const waiting = new Map<string, string>();

/** Notes that the visitor at an address is on the site, where the answer comes from a shared read. */
export function noteVisitor(
  address: string | null,
  // Real clock: how long ago this process has told it.
  now = Date.now(),
): void {
  if (address === null) return;
  const who = addressBlock(address);
  const last = told.get(who);
  if (last !== undefined && now - last < everyMs) return;
  if (told.size >= maxRemembered) told.clear();
  told.set(who, now);
  waiting.set(who, address);
}

/** The visitors that the club API does not know of yet, for the header of the next shared call. */
export function takeVisitors(): string[] {
  const next = [...waiting].slice(0, maxAddresses);
  for (const [who] of next) waiting.delete(who);
  return next.map(([, address]) => address);
}
