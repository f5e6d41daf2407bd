import { addressSpan, isInSpan } from "@/lib/shared/addresses/address-range";

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

function holds(rule: AddressRule, address: string): boolean {
  const span = addressSpan(rule.ipFrom, rule.ipTo);
  return span !== null && isInSpan(span, address);
}
