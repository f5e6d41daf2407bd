import { terrains } from "@/lib/contract/code-values/scene";
import { landscapeName, landscapeSets } from "@/lib/landscape/address";
import { heroInk, heroInkColors, landscapePlaceholder, skyBehindText } from "@/lib/landscape/scene/ink";
import { paletteOf } from "@/lib/landscape/scene/palette";
import { terrainScenes } from "@/lib/landscape/scene/terrains";
import { contrastRatio } from "@/lib/shared/contrast";

describe.each(terrains)("text on the sky of %s", (terrain) => {
  test.each(landscapeSets.map((set) => [landscapeName(set), set] as const))(
    "%s keeps 4.5:1 on every colour of its sky",
    (_, set) => {
      const ink = heroInkColors[heroInk(set.light, set.weather)];
      const ratios = skyBehindText(set, terrain).map((color) => contrastRatio(ink, color));
      expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test("the sky that is proved is the sky that is drawn", () => {
    for (const set of landscapeSets) {
      expect(skyBehindText(set, terrain)).toEqual(
        expect.arrayContaining([...paletteOf(set, terrainScenes[terrain]).sky]),
      );
    }
  });

  test("each set has its own placeholder, made of colours only", () => {
    const placeholders = landscapeSets.map((set) => landscapePlaceholder(set, terrain));
    expect(new Set(placeholders).size).toBe(landscapeSets.length);
    for (const placeholder of placeholders) {
      expect(placeholder).toMatch(/^linear-gradient\((#[0-9a-f]{6} \d+%(, )?){4}\)$/);
    }
  });
});
