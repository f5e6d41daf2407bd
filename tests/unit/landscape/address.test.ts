import {
  landscapeFormats,
  landscapeName,
  landscapeSegments,
  landscapeSets,
  layoutFacts,
  layouts,
  parseLandscapeAddress,
  parseLandscapeName,
} from "@/lib/landscape/address";

const every = landscapeSets.flatMap((set) =>
  layouts.flatMap((layout) =>
    layoutFacts[layout].widths.flatMap((width) =>
      landscapeFormats
        .filter((format) => layoutFacts[layout].formats.includes(format))
        .map((format) => ({ set, view: null, layout, width, format })),
    ),
  ),
);

describe("the address of a picture", () => {
  test("every address is read back as it was written, and no two are the same", () => {
    expect(every.map((address) => parseLandscapeAddress(landscapeSegments(address)))).toEqual(every);
    expect(new Set(every.map((address) => landscapeSegments(address).join("/"))).size).toBe(every.length);
  });

  test.each([
    [[]],
    [["dusk-clear-straw"]],
    [["dusk-clear-straw", "wide-1440.avif", ""]],
    [["dusk-clear-straw", "wide-1441.avif"]],
    [["dusk-clear-straw", "wide-01440.avif"]],
    [["dusk-clear-straw", "wide-1440.5.avif"]],
    [["dusk-clear-straw", "wide-1.44e3.avif"]],
    [["dusk-clear-straw", "wide-1440.png"]],
    [["dusk-clear-straw", "wide-1440.jpg"]],
    [["dusk-clear-straw", "wide-1440.AVIF"]],
    [["dusk-clear-straw", "wide-1440.avif\n"]],
    [["dusk-clear-straw", "tall-1440.avif"]],
    [["dusk-clear-straw", "toString-1440.avif"]],
    [["dusk-clear-straw", "../wide-1440.avif"]],
    [["../dusk-clear-straw", "wide-1440.avif"]],
    [["dusk-clear-straw ", "wide-1440.avif"]],
    [["dusk-clear", "wide-1440.avif"]],
    [["constructor", "wide-1440.avif"]],
    [["dusk-clear-straw-links", "wide-1440.avif"]],
    [["dusk-clear-straw-links-0009AF3C", "wide-1440.avif"]],
    [["dusk-clear-straw-links-09af3c", "wide-1440.avif"]],
    [["dusk-clear-straw-moor-0009af3c", "wide-1440.avif"]],
    [["dusk-clear-straw-links-0009af3c-links-0009af3c", "wide-1440.avif"]],
  ])("the forged address %j is refused", (segments) => {
    expect(parseLandscapeAddress(segments)).toBeNull();
  });

  test("a set's name is read back; a stranger's is null", () => {
    const views = [null, { terrain: "links", seed: 0 }, { terrain: "pine-hills", seed: 4294967295 }] as const;
    for (const view of views) {
      const named = landscapeSets.map((set) => ({ set, view }));
      expect(named.map(({ set }) => parseLandscapeName(landscapeName(set, view)))).toEqual(named);
    }
    expect(landscapeName({ light: "dusk", weather: "clear", season: "straw" }, null)).toBe(
      "dusk-clear-straw",
    );
    expect(parseLandscapeName("dusk-clear-straw-x")).toBeNull();
    expect(parseLandscapeName("dusk-hail-straw")).toBeNull();
  });
});
