import {
  landscapeAddressCount,
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
        .map((format) => ({ set, layout, width, format })),
    ),
  ),
);

describe("the address of a picture", () => {
  test("every address is read back as it was written, and the count is their number", () => {
    expect(every.map((address) => parseLandscapeAddress(landscapeSegments(address)))).toEqual(every);
    expect(landscapeAddressCount).toBe(every.length);
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
  ])("the forged address %j is refused", (segments) => {
    expect(parseLandscapeAddress(segments)).toBeNull();
  });

  test("a set's name is read back; a stranger's is null", () => {
    expect(landscapeSets.map((set) => parseLandscapeName(landscapeName(set)))).toEqual(landscapeSets);
    expect(parseLandscapeName("dusk-clear-straw-x")).toBeNull();
    expect(parseLandscapeName("dusk-hail-straw")).toBeNull();
  });
});
