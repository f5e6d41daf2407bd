import { postcodeAddress } from "@/lib/web/address-search";
import { addressWindow, addressWindowPolicy } from "@/lib/web/address-search/window-page";

/** Addresses of the fictional Mir-si, in the shape of `oncomplete` (domain.md 9.4). */
const road = {
  zonecode: "00027",
  userSelectedType: "R",
  roadAddress: "경기 미르시 솔바람로 27",
  jibunAddress: "경기 미르시 솔동 100-3",
  bname: "솔동",
  buildingName: "미르마을",
  apartment: "Y",
};

test.each([
  ["a street with its quarter and apartment building", {}, "경기 미르시 솔바람로 27 (솔동, 미르마을)"],
  ["a building that is no apartment is not named", { apartment: "N" }, "경기 미르시 솔바람로 27 (솔동)"],
  ["a village is no quarter", { bname: "솔리", apartment: "" }, "경기 미르시 솔바람로 27"],
  ["a lot number stands alone", { userSelectedType: "J" }, "경기 미르시 솔동 100-3"],
  ["a lot without a number is its street", { userSelectedType: "J", jibunAddress: "" }, road.roadAddress],
])("%s", (_, change, address) => {
  expect(postcodeAddress({ ...road, ...change })).toEqual({ zipCode: "00027", address });
});

test("an address is no longer than its field", () => {
  expect(postcodeAddress({ ...road, roadAddress: "가".repeat(500) })?.address).toHaveLength(200);
});

test.each([
  [null],
  ["text"],
  [{}],
  [{ ...road, zonecode: "27" }],
  [{ ...road, zonecode: 27 }],
  [{ ...road, userSelectedType: "X" }],
  [{ ...road, bname: undefined }],
  [{ ...road, roadAddress: "", jibunAddress: "" }],
])("whatever is not of the service's shape is no address: %j", (data) => {
  expect(postcodeAddress(data)).toBeNull();
});

test("the window reaches the service's own hosts and none of our calls", () => {
  const policy = addressWindowPolicy("https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js");
  expect(policy).toContain(
    "frame-src https://t1.kakaocdn.net https://t1.daumcdn.net https://postcode.map.kakao.com",
  );
  expect(policy).toContain("connect-src 'none'");
  expect(addressWindowPolicy("https://post.example/a.js")).toContain("frame-src https://post.example;");
  expect(addressWindowPolicy("https://evilkakaocdn.net/a.js")).not.toContain("kakao.com");
});

test("nothing that an operator or a translator writes breaks out of the window's document", () => {
  const html = addressWindow('https://post.example/"><script>', "ko", {
    title: "</title><script>",
    wait: "<b>",
    failed: "&",
  });
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain("<b>");
});
