import { pictureSet, readPictureAddress } from "@/lib/web/pictures/address";

test("an upload comes in every width, each of which is an address that is answered", () => {
  const set = pictureSet("/files/event/31") ?? "";
  const addresses = set.split(", ").map((one) => one.split(" ")[0]?.split("/").slice(2) ?? []);
  expect(
    addresses.map(([width = "", kind = "", file = ""]) => readPictureAddress(width, kind, file)),
  ).toEqual([320, 640, 960, 1440].map((width) => ({ url: "/files/event/31", width })));
});

test.each([
  "/landscape/dusk/wide-1440.webp",
  "https://elsewhere.example/files/event/31",
  "/files/event/../31",
])("%s is no upload and stays as it is", (url) => {
  expect(pictureSet(url)).toBeUndefined();
});

test.each([
  ["321", "event", "31.webp"],
  ["0640", "event", "31.webp"],
  ["640", "..", "31.webp"],
  ["640", "Event", "31.webp"],
  ["640", "event", "31.jpg"],
  ["640", "event", "031.webp"],
  ["640", "event", "31.webp.webp"],
])("/pictures/%s/%s/%s is nobody's address", (width, kind, file) => {
  expect(readPictureAddress(width, kind, file)).toBeNull();
});
