import { addressBlock, addressBlocks } from "@/lib/shared/addresses/address-blocks";

const siteFactor = 8;

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:cb00:7109", "203.0.113.9"],
  ["64:ff9b::203.0.113.9", "203.0.113.9"],
  ["unknown", "unknown"],
  ["", ""],
])("%p is one block of its own", (address, block) => {
  expect(addressBlocks(address)).toEqual([{ block, factor: 1 }]);
});

test.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:2::%eth0", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::1", "2001:db8:1:ffff::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8::/64", "2001:db8::/48"],
  ["::1", "::/64", "::/48"],
])("%p is counted by its /64, and eight times as generously by its /48", (address, line, site) => {
  expect(addressBlocks(address)).toEqual([
    { block: line, factor: 1 },
    { block: site, factor: siteFactor },
  ]);
  expect(addressBlock(address)).toBe(line);
});
