import { type Address, readAddress, writeAddress } from "./address-range";

/**
 * A part of the network that is counted as one source. `factor`: how many times a limit's number all its addresses
 * together may have.
 */
export type AddressBlock = { block: string; factor: number };

/** Prefix of one subscriber's line (RFC 6177, RFC 7934): whoever has one address of it has all. */
const lineBits = 64;
/** Largest prefix of one hoster's customer or tunnel: 65,536 lines. */
const siteBits = 48;
/**
 * Eight lines' worth for a whole /48: whoever rents one gains little, and the households and phones that a provider put
 * into one block have more room than those behind one shared IPv4 address.
 */
const siteFactor = 8;
/** The well-known prefix of IPv4 clients behind a translator (RFC 6052): the IPv4 address is in the last 32 bits. */
const translated = 0x0064_ff9b_0000_0000_0000_0000n;

/**
 * The blocks that an address is counted in, the narrowest first: an IPv4 address itself, an IPv6 address its /64 and its
 * /48. IPv4 in the clothes of IPv6 is IPv4. What is no address is its own block, so that it is limited as well.
 */
export function addressBlocks(address: string): readonly AddressBlock[] {
  const known = readAddress(address);
  if (!known) return [{ block: address, factor: 1 }];
  const ipv4 = ipv4Of(known);
  if (ipv4 !== null) return [{ block: writeAddress(4, ipv4), factor: 1 }];
  return [
    { block: blockOf(known.value, lineBits), factor: 1 },
    { block: blockOf(known.value, siteBits), factor: siteFactor },
  ];
}

/** The narrowest block of an address, which stands for one source: the IPv4 address or the IPv6 /64. */
export function addressBlock(address: string): string {
  return addressBlocks(address)[0]?.block ?? address;
}

function ipv4Of({ family, value }: Address): bigint | null {
  if (family === 4) return value;
  return value >> 32n === translated ? value & 0xffff_ffffn : null;
}

function blockOf(value: bigint, bits: number): string {
  const rest = BigInt(128 - bits);
  return `${writeAddress(6, (value >> rest) << rest)}/${bits}`;
}
