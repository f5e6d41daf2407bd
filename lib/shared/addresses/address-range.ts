export type AddressFamily = 4 | 6;
/** An internet address as a number. `isMapped`: written as IPv6, but it means the IPv4 address (`::ffff:192.0.2.1`). */
export type Address = { family: AddressFamily; value: bigint; isMapped: boolean };
export type AddressSpan = { family: AddressFamily; first: bigint; last: bigint };

const byte = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ipv4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`);
const mappedPrefix = 0xffffn << 32n;

/** Reads an IPv4 or IPv6 address; a zone index is cut, IPv4-mapped IPv6 is IPv4. Null when it is no address. */
export function readAddress(text: string): Address | null {
  const [address = ""] = text.trim().split("%");
  if (ipv4.test(address)) return { family: 4, value: valueOf4(address), isMapped: false };
  const value = readIpv6(address);
  if (value === null) return null;
  const isMapped = value >> 32n === mappedPrefix >> 32n;
  return isMapped ? { family: 4, value: value - mappedPrefix, isMapped } : { family: 6, value, isMapped };
}

/**
 * The first and last address of an entry: `a.b.c.d`, a CIDR range, or from–to. Null when it is no range: two families,
 * the end before the start, a CIDR with an end.
 */
export function addressSpan(from: string, to: string | null): AddressSpan | null {
  const [base = "", bits, ...rest] = from.trim().split("/");
  if (rest.length > 0 || (bits !== undefined && to !== null)) return null;
  const first = readAddress(base);
  if (!first) return null;
  if (bits !== undefined) return cidrSpan(first, bits);
  const last = to === null ? first : readAddress(to);
  if (last?.family !== first.family || last.value < first.value) return null;
  return { family: first.family, first: first.value, last: last.value };
}

/** How many addresses a range covers. */
export function spanSize({ first, last }: AddressSpan): bigint {
  return last - first + 1n;
}

/** Whether an address lies in a range. */
export function isInSpan(span: AddressSpan, text: string): boolean {
  const address = readAddress(text);
  return address?.family === span.family && address.value >= span.first && address.value <= span.last;
}

/** An address of a family in words that everybody knows: `192.0.2.1`, `2001:db8::1`. */
export function writeAddress(family: AddressFamily, value: bigint): string {
  if (family === 4) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join(".");
  const groups = Array.from({ length: 8 }, (_, at) =>
    ((value >> BigInt(112 - at * 16)) & 0xffffn).toString(16),
  );
  // The longest run of zeros is left out once, of two equal ones the first (RFC 5952).
  const runs = groups.join(":").match(/\b0(?::0)+\b/g) ?? [];
  const longest = runs.reduce((one, other) => (other.length > one.length ? other : one), "");
  if (!longest) return groups.join(":");
  const [before = "", ...after] = groups.join(":").split(new RegExp(`(?:^|(?<=:))${longest}(?:$|(?=:))`));
  return `${before.replace(/:$/, "")}::${after.join(longest).replace(/^:/, "")}`;
}

function cidrSpan({ family, value, isMapped }: Address, bits: string): AddressSpan | null {
  if (!/^\d{1,3}$/.test(bits)) return null;
  const length = Number(bits) - (isMapped ? 96 : 0);
  const width = family === 4 ? 32 : 128;
  if (length < 0 || length > width) return null;
  const size = 1n << BigInt(width - length);
  const first = (value / size) * size;
  return { family, first, last: first + size - 1n };
}

function valueOf4(address: string): bigint {
  return address.split(".").reduce((value, part) => (value << 8n) + BigInt(part), 0n);
}

/** The number of an IPv6 address; null when the text is none. */
function readIpv6(text: string): bigint | null {
  const [head = "", tail, ...rest] = text.split("::");
  const before = groupsOf(head, tail === undefined);
  const after = groupsOf(tail ?? "", true);
  if (rest.length > 0 || !before || !after) return null;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...before, ...Array<bigint>(missing).fill(0n), ...after];
  return groups.reduce((value, group) => (value << 16n) + group, 0n);
}

/** Groups of one side of `::`; the last two of an address may be written as IPv4. */
function groupsOf(part: string, isEnd: boolean): bigint[] | null {
  if (part === "") return [];
  const texts = part.split(":");
  const last = texts.at(-1) ?? "";
  const four = isEnd && ipv4.test(last) ? valueOf4(last) : null;
  const plain = four === null ? texts : texts.slice(0, -1);
  if (!plain.every((text) => /^[0-9a-f]{1,4}$/i.test(text))) return null;
  const groups = plain.map((text) => BigInt(`0x${text}`));
  return four === null ? groups : [...groups, four >> 16n, four & 0xffffn];
}
