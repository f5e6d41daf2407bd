import { productImageAddress } from "@/lib/web/pictures/product-image";

const base = "https://images.club.example";

// seed 429
test.each([
  ["/files/reference/12", "/files/reference/12"],
  ["https://shop.example/towel.jpg", "https://shop.example/towel.jpg"],
  ["gifts/towel.jpg", "https://images.club.example/gifts/towel.jpg"],
  ["/gifts/towel.jpg", "https://images.club.example/gifts/towel.jpg"],
])("%s is shown from %s", (imageUrl, address) => {
  expect(productImageAddress(imageUrl, base)).toBe(address);
});

test("without a host of product pictures only whole addresses and own files are shown", () => {
  expect(productImageAddress("gifts/towel.jpg", null)).toBeNull();
  expect(productImageAddress("/files/reference/12", null)).toBe("/files/reference/12");
});
