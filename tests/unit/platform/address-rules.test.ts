import { type AddressRule, judgeAddress } from "@/lib/club-api/platform/network/address";
import { addressSpan } from "@/lib/shared/addresses/address-range";

const now = new Date("2026-11-23T10:00:00+09:00");
const rule = (ipFrom: string, more: Partial<AddressRule> = {}): AddressRule => ({
  ipIdx: 1,
  ipFrom,
  ipTo: null,
  mode: "DENY",
  scope: "ALL",
  expireAt: null,
  ...more,
});
const refuses = (rules: AddressRule[], address: string, concernsAdmins = false) =>
  judgeAddress(rules, address, { concernsAdmins, now }).isRefused;

test.each([
  ["198.51.100.7", null, "198.51.100.7", true],
  ["198.51.100.7", null, "198.51.100.8", false],
  ["198.51.100.0/24", null, "198.51.100.255", true],
  ["198.51.100.0/24", null, "198.51.101.0", false],
  ["198.51.100.77/24", null, "198.51.100.1", true],
  ["0.0.0.0/0", null, "203.0.113.1", true],
  ["0.0.0.0/0", null, "2001:db8::1", false],
  ["198.51.100.7", "198.51.100.9", "198.51.100.9", true],
  ["198.51.100.7", "198.51.100.9", "198.51.100.10", false],
  ["198.51.99.250", "198.51.100.5", "198.51.100.0", true],
  ["198.51.100.7", null, "::ffff:198.51.100.7", true],
  ["198.51.100.7", null, "::FFFF:c633:6407", true],
  ["::ffff:198.51.100.7", null, "198.51.100.7", true],
  ["::ffff:198.51.100.0/120", null, "198.51.100.200", true],
  ["2001:db8:1::/48", null, "2001:db8:1:ffff::5", true],
  ["2001:db8:1::/48", null, "2001:db8:2::5", false],
  ["2001:db8::1", "2001:db8::ff", "2001:0DB8:0:0:0:0:0:80", true],
  ["fe80::1", null, "fe80::1%eth0", true],
  ["::", null, "::", true],
])("%s to %s holds %s: %s", (ipFrom, ipTo, address, expected) => {
  expect(refuses([rule(ipFrom, { ipTo })], address)).toBe(expected);
});

test.each([
  ["198.51.100.9", "198.51.100.7"],
  ["198.51.100.0/24", "198.51.100.9"],
  ["198.51.100.0/33", null],
  ["198.51.100.0/-1", null],
  ["198.51.100.0/", null],
  ["198.51.100", null],
  ["198.51.100.7", "2001:db8::1"],
  ["2001:db8::/129", null],
  ["::ffff:198.51.100.0/95", null],
  ["example.com", null],
  ["198.51.100.7/24/8", null],
])("%s to %s is no range", (ipFrom, ipTo) => {
  expect(addressSpan(ipFrom, ipTo)).toBeNull();
});

test("DENY wins over ALLOW", () => {
  const rules = [rule("203.0.113.0/24", { mode: "ALLOW" }), rule("203.0.113.7")];
  expect(refuses(rules, "203.0.113.7")).toBe(true);
  expect(refuses(rules, "203.0.113.8")).toBe(false);
});

test("with an ALLOW of a scope every other address of that scope is refused", () => {
  const office = rule("203.0.113.0/24", { mode: "ALLOW", scope: "ADMIN" });
  expect(refuses([office], "192.0.2.1")).toBe(false);
  expect(refuses([office], "192.0.2.1", true)).toBe(true);
  expect(refuses([office], "203.0.113.5", true)).toBe(false);
  // An ALLOW for all does not open the office.
  const all = rule("192.0.2.0/24", { mode: "ALLOW" });
  expect(refuses([office, all], "192.0.2.1", true)).toBe(true);
  expect(refuses([office, all], "203.0.113.5", true)).toBe(true);
});

test("an entry ends at its moment", () => {
  const until = (time: string) => [rule("192.0.2.1", { expireAt: time })];
  expect(refuses(until("2026-11-23T10:00:01+09:00"), "192.0.2.1")).toBe(true);
  expect(refuses(until("2026-11-23T10:00:00+09:00"), "192.0.2.1")).toBe(false);
  const gone = [rule("203.0.113.0/24", { mode: "ALLOW", expireAt: "2026-11-23T09:59:59+09:00" })];
  expect(refuses(gone, "192.0.2.1")).toBe(false);
});

test("an address that cannot be read is on no ALLOW list and on no DENY list", () => {
  expect(refuses([rule("0.0.0.0/0")], "unknown")).toBe(false);
  expect(refuses([rule("0.0.0.0/0", { mode: "ALLOW" })], "unknown")).toBe(true);
});
