import sharp from "sharp";
import { plainBrand } from "@/lib/shared/brand/brand";
import { drawIcon, icoOf } from "@/lib/web/icons/icon";
import { iconFiles, iconPath, isIconFile } from "@/lib/web/icons/icon-files";
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
