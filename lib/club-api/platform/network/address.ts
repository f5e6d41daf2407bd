import { BlockList, isIP } from "node:net";
import { addressSpan, isInSpan } from "@/lib/shared/addresses/address-range";

export type AddressReader = {
  /**
   * The visitor's address: what a trusted proxy passes on, else the socket's own. Null when a trusted proxy
   * speaks for itself. No other header is looked at, so none can be forged (checklist F1).
   */
  read(socketAddress: string | undefined, passedOn: string | undefined): string | null;
  /** The visitors for whom a trusted proxy asks at once; none from anybody else. */
  readMany(socketAddress: string | undefined, passedOn: string | undefined): string[];
  /** Whether the other end of a socket may say whom it speaks for. */
  trusts(socketAddress: string | undefined): boolean;
};

const maxAddresses = 500;

/** `trusted` are addresses or CIDR ranges of the web servers in front. */
export function createAddressReader(trusted: readonly string[]): AddressReader {
  const list = createAddressList(trusted);
  return {
    trusts: (socketAddress) => list.has(socketAddress ?? ""),
    readMany(socketAddress, passedOn = "") {
      if (passedOn === "" || !list.has(socketAddress ?? "")) return [];
      const found = passedOn.split(",", maxAddresses).map(normalizeAddress);
      return found.filter((address) => address !== null);
    },
    read(socketAddress, passedOn) {
      const socket = normalizeAddress(socketAddress ?? "");
      if (socket === null) return "unknown";
      if (!list.has(socket)) return socket;
      if (passedOn === undefined) return null;
      return normalizeAddress(passedOn) ?? socket;
    },
  };
}

/** A set of addresses and CIDR ranges of both families; throws on an entry that is neither. */
export function createAddressList(entries: readonly string[]): { has(address: string): boolean } {
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  // The few web servers in front ask again and again, and each look makes an object outside of the heap.
  const known = new Map<string, boolean>();
  const look = (address: string) => {
    const normal = normalizeAddress(address);
    return normal !== null && list.check(normal, familyOf(normal));
  };
  return {
    has(address) {
      const isListed = known.get(address) ?? look(address);
      if (known.size >= maxKnown) known.clear();
      known.set(address, isListed);
      return isListed;
    },
  };
}

const maxKnown = 1000;

function addEntry(list: BlockList, entry: string): void {
  const [base = "", bits, ...rest] = entry.split("/");
  const address = normalizeAddress(base);
  if (address === null || rest.length > 0) throw new Error(`${entry} is not an address`);
  if (bits === undefined) {
    list.addAddress(address, familyOf(address));
    return;
  }
  const isOutOfRange = !/^\d{1,3}$/.test(bits) || Number(bits) > (familyOf(address) === "ipv4" ? 32 : 128);
  if (isOutOfRange) throw new Error(`${entry} is not an address range`);
  list.addSubnet(address, Number(bits), familyOf(address));
}

/** One spelling per address: IPv4-mapped IPv6 becomes IPv4, a zone index is cut; null when it is no address. */
export function normalizeAddress(address: string): string | null {
  const withoutZone = address.trim().split("%")[0]?.toLowerCase() ?? "";
  const family = isIP(withoutZone);
  if (family === 0) return null;
  if (family === 4) return withoutZone;
  const short = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => Math.floor(bits / 2 ** shift) % 256).join(".");
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** One entry of a club's list of addresses (domain.md 6 `IpBlock`), as every call needs it. */
export type AddressRule = {
  ipIdx: number;
  ipFrom: string;
  ipTo: string | null;
  mode: "DENY" | "ALLOW" | "OWN";
  scope: "ALL" | "ADMIN";
  /** ISO 8601; null never ends. */
  expireAt: string | null;
};

/** Verdict of the rules on an address; `rule` is the one that decided, null when none matched. */
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

/** Whether an address lies in a network that the club has named its own: many visitors share it. */
export function isOwnNetwork(rules: readonly AddressRule[], address: string, now: Date): boolean {
  return rules.some(
    (rule) =>
      rule.mode === "OWN" &&
      (rule.expireAt === null || Date.parse(rule.expireAt) > now.getTime()) &&
      holds(rule, address),
  );
}

function holds(rule: AddressRule, address: string): boolean {
  const span = addressSpan(rule.ipFrom, rule.ipTo);
  return span !== null && isInSpan(span, address);
}
