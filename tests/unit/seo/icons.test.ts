import sharp from "sharp";
import { plainBrand } from "@/lib/shared/brand/brand";
import { pictureColors } from "@/lib/shared/brand/picture-colors";
import { drawIcon } from "@/lib/web/icons/draw-icon";
import { icoOf } from "@/lib/web/icons/icon";
import { iconFiles, iconPath, iconSource, isHouseIcon, isIconFile } from "@/lib/web/icons/icon-files";
import { webManifest } from "@/lib/web/seo/frame";
import { clubOf } from "../../support/club";

const house = { picture: null, look: null };
const club = { brand: plainBrand, clubName: "Pine Club" };

const red = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: "#ff0000" } })
    .png()
    .toBuffer();

test("an installed app opens in its language, with icons in the sizes that phones want, two of them maskable", () => {
  const manifest = webManifest(clubOf(), "ko");
  expect(manifest).toMatchObject({ name: "Pine Club", lang: "ko", start_url: "/ko", scope: "/" });
  expect(webManifest(clubOf(), "en").start_url).toBe("/");
  const kinds = manifest.icons?.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]);
});

test("another picture of the club is another address", () => {
  expect(iconPath({ ...house, picture: "/files/site/1" }, "icon-192.png")).not.toBe(
    iconPath(house, "icon-192.png"),
  );
  expect(isIconFile("toString")).toBe(false);
});

test("every icon has the size of its name", async () => {
  for (const picture of [null, await red()]) {
    for (const input of Object.values(iconFiles)) {
      const info = await sharp(await drawIcon({ ...club, ...input, picture })).metadata();
      expect(info).toMatchObject({ format: "png", width: input.size, height: input.size });
    }
  }
});

test("a maskable icon is filled to its corners, and the picture keeps to the middle", async () => {
  const png = await drawIcon({ ...club, size: 100, isMaskable: true, picture: await red() });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 100 + x) * info.channels).subarray(0, 3)];
  expect(info.channels).toBe(3);
  expect(at(0, 0)).toEqual([247, 242, 231]);
  expect(at(15, 50)).toEqual([247, 242, 231]);
  expect(at(50, 50)[0]).toBeGreaterThan(240);
});

test("a file that is no picture leaves the house mark", async () => {
  const broken = await drawIcon({ ...club, size: 48, isMaskable: false, picture: Buffer.from("<html>") });
  expect(broken.equals(await drawIcon({ ...club, size: 48, isMaskable: false, picture: null }))).toBe(true);
});

test("the ICO wraps the PNG as it is", async () => {
  const png = await drawIcon({ ...club, size: 48, isMaskable: false, picture: null });
  const ico = icoOf(png, 48);
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6)]).toEqual([1, 1, 48]);
  expect(ico.subarray(ico.readUInt32LE(18)).equals(png)).toBe(true);
});

describe("a club with colours of its own", () => {
  const brand = { ...plainBrand, main: "#0b2545" } as const;

  test("has its initials in its colours instead of the house mark", async () => {
    const icon = { size: 96, isMaskable: true, picture: null };
    const own = await drawIcon({ ...icon, brand, clubName: "Lochkeil Links" });
    const { data, info } = await sharp(own).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 96 + x) * info.channels).subarray(0, 3)];
    const hex = (channels: number[]) =>
      `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
    expect(hex(at(0, 0))).toBe(pictureColors(brand).dark);
    const other = await drawIcon({ ...icon, brand, clubName: "Mirsol" });
    expect(own.equals(other)).toBe(false);
    const pixels = Array.from({ length: 96 * 96 }, (_, one) => hex(at(one % 96, Math.floor(one / 96))));
    const inked = pixels.flatMap((color, one) => (color === pictureColors(brand).onDark ? [one] : []));
    expect(inked.length).toBeGreaterThan(100);
    // Within the circle of four fifths that phones leave of it.
    expect(inked.every((one) => Math.hypot((one % 96) - 48, Math.floor(one / 96) - 48) < 38)).toBe(true);
  });

  test("says its colours in the manifest, at addresses of its own, and draws no house mark", () => {
    const plain = webManifest(clubOf(), "en");
    expect(plain).toMatchObject({ background_color: "#f7f2e7", theme_color: "#143025" });
    const own = webManifest(clubOf({ brand }), "en");
    const colors = pictureColors(brand);
    expect(own).toMatchObject({ background_color: colors.paper, theme_color: colors.dark });
    expect(own.icons?.[0]?.src).not.toBe(plain.icons?.[0]?.src);
    expect(isHouseIcon(iconSource(clubOf()))).toBe(true);
    expect(isHouseIcon(iconSource(clubOf({ brand })))).toBe(false);
  });

  test("the stacked logo stands in for the picture of the icon", () => {
    const { addition } = clubOf();
    const logo = { ...addition, logoSimpleUd: "/files/logo/4" };
    expect(iconSource(clubOf({ addition: logo })).picture).toBe("/files/logo/4");
    expect(iconSource(clubOf({ addition: { ...logo, favicon: "/files/logo/5" } })).picture).toBe(
      "/files/logo/5",
    );
  });
});
