import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { terrains } from "@/lib/contract/code-values/scene";
import { heroInkColors } from "@/lib/landscape/scene/ink";
import { landscapeSvg } from "@/lib/landscape/scene/scene";
import { contrastRatio } from "@/lib/shared/contrast";
import { landscapeImage } from "@/lib/web/pictures/landscape";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "landscape-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** The view of the club of these tests, besides its standard one. */
const isOwn = async (view: { terrain: string; seed: number } | null) => view === null || view.seed === 1;

const phone = { name: "dusk-clear-straw", layout: "tall", width: 390, format: "avif", isOwn } as const;

async function cachedFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe("the kept pictures", () => {
  test("ten requests at once draw once and leave one whole file, which later requests read", async () => {
    const images = await Promise.all(Array.from({ length: 10 }, () => landscapeImage({ ...phone, folder })));
    expect(new Set(images).size).toBe(1);
    const files = await cachedFiles();
    expect(files).toHaveLength(1);
    const [file = ""] = files;
    expect(await readFile(file)).toEqual(images[0]);
    await writeFile(file, "kept");
    expect(String(await landscapeImage({ ...phone, folder }))).toBe("kept");
  }, 30_000);

  test("the picture has the size and format that its address says", async () => {
    const image = await landscapeImage({ ...phone, folder });
    const { width, height, format, compression } = await sharp(image ?? undefined).metadata();
    expect({ width, height, format, compression }).toEqual({
      width: 390,
      height: 640,
      format: "heif",
      compression: "av1",
    });
    expect(image?.length).toBeLessThanOrEqual(30 * 1024);
  }, 30_000);

  test.each([
    { ...phone, name: "../dusk-clear-straw" },
    { ...phone, name: "dusk-hail-straw" },
    { ...phone, seed: 1.5 },
    { ...phone, width: 391 },
    { ...phone, width: Number.NaN },
    { ...phone, format: "jpg" as const },
  ])("a forged request is refused and leaves no file: %j", async (request) => {
    expect(await landscapeImage({ ...request, folder })).toBeNull();
    expect(await cachedFiles()).toEqual([]);
  });

  test("a view that is not the club's is not drawn; what was drawn of it before is still answered", async () => {
    const name = "dusk-clear-straw-links-00000001";
    const own = await landscapeImage({ ...phone, name, folder });
    expect(own?.length).toBeGreaterThan(1000);
    expect(await landscapeImage({ ...phone, name: "dusk-clear-straw-links-00000002", folder })).toBeNull();
    expect(await landscapeImage({ ...phone, name, folder, isOwn: async () => false })).toEqual(own);
    expect(await cachedFiles()).toHaveLength(1);
  }, 30_000);

  test("a folder that cannot be written still gives the picture", async () => {
    const blocked = join(folder, "file");
    await writeFile(blocked, "");
    expect((await landscapeImage({ ...phone, folder: blocked }))?.length).toBeGreaterThan(1000);
  }, 30_000);
});

describe("the drawn sky", () => {
  test.each(
    terrains.flatMap((terrain) => [
      [terrain, "noon", "rain", "dark"] as const,
      [terrain, "night", "clear", "light"] as const,
    ]),
  )(
    "%s, %s and %s: the pixels behind text keep 4.5:1",
    async (terrain, light, weather, ink) => {
      const svg = landscapeSvg({
        terrain,
        light,
        weather,
        season: "green",
        seed: 27,
        layout: "wide",
        width: 360,
        height: 215,
      });
      const area = { left: 16, top: 4, width: 130, height: 88 };
      const { data } = await sharp(Buffer.from(svg))
        .removeAlpha()
        .extract(area)
        .resize(26, 18)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const hex = (i: number) => `#${data.subarray(i * 3, i * 3 + 3).toString("hex")}`;
      const ratios = Array.from({ length: 26 * 18 }, (_, i) => contrastRatio(heroInkColors[ink], hex(i)));
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    },
    30_000,
  );
});
