import { createHash } from "node:crypto";
import { addressBlocks } from "@/lib/shared/addresses/address-blocks";

/** The parts that a /48 is counted as: whoever rents one is this many visitors at the most. */
const partsOfSite = 64;

/**
 * Identity of a visitor for counting: the IPv4 address, or one of 64 parts of the IPv6 /48,
 * always the same one for a /64. Nothing that the visitor may choose, such as his browser's name, is part of it.
 */
export function visitorIdentity(address: string): string {
  const [line, site] = addressBlocks(address);
  if (!line) return address;
  if (!site) return line.block;
  return `${site.block} ${createHash("sha256").update(line.block).digest().readUInt32BE() % partsOfSite}`;
}
