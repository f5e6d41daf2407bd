import { isIP } from "node:net";
import { normalizeAddress } from "./address";

/** One entry of a club's list of addresses (domain.md 6 `IpBlock`), as every call needs it. */
export type AddressRule = {
  ipIdx: number;
  ipFrom: string;
  ipTo: string | null;
  mode: "DENY" | "ALLOW";
  scope: "ALL" | "ADMIN";
  /** ISO 8601; null never ends. */
  expireAt: string | null;
};

type Span = { family: 4 | 6; first: bigint; last: bigint };

/** What the rules say to an address; `rule` is the one that decided, null where none speaks of it. */
export type AddressVerdict = { isRefused: boolean; rule: AddressRule | null };

/**
 * Whether an address may call: DENY wins; where a scope has a live ALLOW entry, every other address of that scope is
 * refused (domain.md 6). `concernsAdmins` adds the entries of scope ADMIN. An address that cannot be read is on no list.
 */
export function judgeAddress(
  rules: readonly AddressRule[],
  address: string,
  { concernsAdmins, now }: { concernsAdmins: boolean; now: Date },
): AddressVerdict {
  const live = rules.filter(
    (rule) =>
      (rule.scope === "ALL" || concernsAdmins) &&
      (rule.expireAt === null || Date.parse(rule.expireAt) > now.getTime()),
  );
  const holding = live.filter((rule) => holds(rule, address));
  const denied = holding.find((rule) => rule.mode === "DENY");
  if (denied) return { isRefused: true, rule: denied };
  const allowing = live.filter((rule) => rule.mode === "ALLOW");
  const isLeftOut = (["ALL", "ADMIN"] as const).some((scope) => {
    const list = allowing.filter((rule) => rule.scope === scope);
    return list.length > 0 && !list.some((rule) => holding.includes(rule));
  });
  return { isRefused: isLeftOut, rule: isLeftOut ? null : (holding[0] ?? null) };
}

/**
 * The first and last address of an entry: `a.b.c.d`, a CIDR range, or from–to; IPv4, IPv6, and IPv4-mapped IPv6, which
 * means the IPv4 address. Null when it is no range: two families, the end before the start, a CIDR with an end.
 */
export function addressSpan(ipFrom: string, ipTo: string | null): Span | null {
  const [base = "", bits, ...rest] = ipFrom.trim().split("/");
  if (rest.length > 0 || (bits !== undefined && ipTo !== null)) return null;
  if (bits !== undefined) return cidrSpan(base, bits);
  const from = readAddress(base);
  const to = ipTo === null ? from : readAddress(ipTo);
  if (!from || !to || from.family !== to.family || to.value < from.value) return null;
  return { family: from.family, first: from.value, last: to.value };
}

function holds(rule: AddressRule, address: string): boolean {
  const asked = readAddress(address);
  const span = asked && addressSpan(rule.ipFrom, rule.ipTo);
  return span?.family === asked?.family && span != null && asked != null
    ? asked.value >= span.first && asked.value <= span.last
    : false;
}

function cidrSpan(base: string, bits: string): Span | null {
  const address = readAddress(base);
  if (!address || !/^\d{1,3}$/.test(bits)) return null;
  const isMapped = address.family === 4 && isIP(base.trim()) === 6;
  const length = Number(bits) - (isMapped ? 96 : 0);
  const width = address.family === 4 ? 32 : 128;
  if (length < 0 || length > width) return null;
  const size = 1n << BigInt(width - length);
  const first = (address.value / size) * size;
  return { family: address.family, first, last: first + size - 1n };
}

function readAddress(text: string): { family: 4 | 6; value: bigint } | null {
  const normal = normalizeAddress(text);
  if (normal === null) return null;
  if (isIP(normal) === 4) return { family: 4, value: joined(normal.split(".").map(Number), 8n) };
  return { family: 6, value: joined(groupsOf(normal), 16n) };
}

/** The eight groups of an IPv6 address as `normalizeAddress` writes it. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const read = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const before = read(head);
  if (tail === undefined) return before;
  const after = read(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function joined(parts: readonly number[], bits: bigint): bigint {
  return parts.reduce((value, part) => (value << bits) + BigInt(part), 0n);
}
