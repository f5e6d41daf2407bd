import { isIP } from "node:net";
import { normalizeAddress } from "@/lib/club-api/platform/network/address";
import {
  addressSpan,
  isInSpan,
  readAddress,
  spanSize,
  writeAddress,
} from "@/lib/shared/addresses/address-range";

const sizeOf = (from: string, to: string | null = null) => {
  const span = addressSpan(from, to);
  return span && spanSize(span);
};

describe("how many addresses an entry covers", () => {
  test.each([
    ["192.0.2.1", null, 1n],
    [" 192.0.2.1 ", null, 1n],
    ["192.0.2.0/24", null, 256n],
    ["192.0.2.77/24", null, 256n],
    ["192.0.2.1/32", null, 1n],
    ["0.0.0.0/0", null, 4_294_967_296n],
    ["192.0.2.250", "192.0.3.4", 11n],
    ["2001:db8::", null, 1n],
    ["2001:db8::/64", null, 2n ** 64n],
    ["2001:db8::1", "2001:db8::ff", 255n],
    ["::ffff:192.0.2.0/120", null, 256n],
    ["::/0", null, 2n ** 128n],
  ])("%s to %s: %s", (from, to, size) => {
    expect(sizeOf(from, to)).toBe(size);
  });

  test.each([
    ["", null],
    ["192.0.2", null],
    ["192.0.2.256", null],
    ["192.0.2.01", null],
    ["192.0.2.1/33", null],
    ["192.0.2.1/", null],
    ["192.0.2.0/24/1", null],
    ["192.0.2.0/24", "192.0.2.9"],
    ["192.0.2.9", "192.0.2.7"],
    ["192.0.2.9", "2001:db8::1"],
    ["192.0.2.9", ""],
    ["2001:db8::/129", null],
    ["::ffff:192.0.2.0/95", null],
    ["1:2:3:4:5:6:7:8:9", null],
    ["1::2::3", null],
    ["12345::", null],
  ])("%s to %s is none", (from, to) => {
    expect(sizeOf(from, to)).toBeNull();
  });
});

test("an address lies in a range of its own family only", () => {
  const span = addressSpan("192.0.2.0/24", null);
  if (!span) throw new Error("no range");
  expect(isInSpan(span, "192.0.2.255")).toBe(true);
  expect(isInSpan(span, "::ffff:192.0.2.7")).toBe(true);
  expect(isInSpan(span, "192.0.3.0")).toBe(false);
  expect(isInSpan(span, "::c000:201")).toBe(false);
  expect(isInSpan(span, "nowhere")).toBe(false);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:DB8:0:0:0:0:0:1", "2001:db8::1"],
  ["2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"],
  ["2001:0:0:1:0:0:0:1", "2001:0:0:1::1"],
  ["1:0:0:2:3:0:0:4", "1::2:3:0:0:4"],
  ["::", "::"],
  ["::1", "::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["64:ff9b::192.0.2.33", "64:ff9b::c000:221"],
])("%s is written as %s", (text, written) => {
  const address = readAddress(text);
  expect(address && writeAddress(address.family, address.value)).toBe(written);
});

test("reads the same texts as Node does, and means the same by them", () => {
  const parts = ["", "0", "1", "ffff", "10", "255", "256", "g", "192.0.2.1", "01", "%1"];
  const joins = [".", ":", "::"];
  const texts = parts.flatMap((one) =>
    joins.flatMap((join) =>
      parts.flatMap((two) => [
        `${one}${join}${two}`,
        ...joins.map((next) => `${one}${join}${two}${next}${one}`),
        `1:2:3:4:5:6:${one}${join}${two}`,
        `1.2.${one}${join}${two}`,
        `::ffff:${one}${join}${two}`,
      ]),
    ),
  );
  expect(texts.length).toBeGreaterThan(2000);
  for (const text of texts) {
    const normal = normalizeAddress(text);
    const address = readAddress(text);
    expect([text, address?.family ?? 0]).toEqual([text, normal === null ? 0 : isIP(normal)]);
    expect([text, address && writeAddress(address.family, address.value)]).toEqual([text, normal]);
  }
});
