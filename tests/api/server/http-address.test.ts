import { createAddressReader, normalizeAddress } from "@/lib/club-api/platform/network/address";

const reader = createAddressReader(["127.0.0.1", "10.1.0.0/16", "fd00::/8"]);

test.each([
  ["a stranger's socket", "203.0.113.7", undefined, "203.0.113.7"],
  ["a stranger who claims another address", "203.0.113.7", "192.0.2.1", "203.0.113.7"],
  ["the web for itself", "127.0.0.1", undefined, null],
  ["the web for a visitor", "127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["a proxy of a trusted range", "10.1.200.3", "203.0.113.7", "203.0.113.7"],
  ["a neighbour of the range", "10.2.0.1", "203.0.113.7", "10.2.0.1"],
  ["a trusted IPv6 proxy", "fd12::1", "2001:db8::1", "2001:db8::1"],
  ["a mapped trusted socket", "::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["a mapped visitor", "127.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"],
  ["a proxy that passes on no address", "127.0.0.1", "somebody", "127.0.0.1"],
  ["a proxy that passes on a list", "127.0.0.1", "203.0.113.7, 10.0.0.1", "127.0.0.1"],
])("%s", (_name, socket, passedOn, expected) => {
  expect(reader.read(socket, passedOn)).toBe(expected);
});

test("one address has one spelling", () => {
  expect(normalizeAddress("2001:DB8:0:0:0:0:0:1")).toBe("2001:db8::1");
  expect(normalizeAddress("fe80::1%eth0")).toBe("fe80::1");
  expect(normalizeAddress("::ffff:c000:0201")).toBe("192.0.2.1");
  expect(normalizeAddress("1.2.3")).toBeNull();
  expect(normalizeAddress("")).toBeNull();
});
