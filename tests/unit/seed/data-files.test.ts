import { readdirSync, readFileSync } from "node:fs";
import type { z } from "zod";
import { clubFiles, commonFiles, fileOf, readClubData } from "@/lib/club-api/db/seed/club-data";
import { templates, templatesFile } from "@/lib/club-api/domains/outbox/templates";
import { parseData } from "@/lib/club-api/platform/data-file";

const root = "lib/club-api/db/seed/data";
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const filesOf = (folder: string): Record<string, z.ZodType> =>
  folder === "common" ? commonFiles : clubFiles;
const contentOf = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(`${root}/${folder}/${fileOf(name)}.json`, "utf8"));
const sentenceOf = (schema: z.ZodType, content: unknown): string => {
  try {
    parseData("mirsol/some.json", schema, content);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "no fault";
};

test.each(folders)("data/%s holds the files that have a schema, and no others", (folder) => {
  const expected = Object.keys(filesOf(folder)).map((name) => `${fileOf(name)}.json`);
  expect(readdirSync(`${root}/${folder}`).sort()).toEqual(expected.sort());
});

const files = folders.flatMap((folder) =>
  Object.keys(filesOf(folder)).map((name): [string, string] => [folder, name]),
);

test.each(files)("data/%s: %s fits its schema", (folder, name) => {
  const schema = filesOf(folder)[name] as z.ZodType;
  expect(sentenceOf(schema, contentOf(folder, name))).toBe("no fault");
});

test("a club is read as a whole, with what every club has", async () => {
  const data = await readClubData("mirsol");
  expect(data.club.clubCode).toBe("MS01");
  expect(data.lostItems).toHaveLength(10);
  expect(data.common.codes.map(({ id }) => id)).toContain("memberTypes");
});

type Row = Record<string, unknown>;

describe("a faulty file is told in one sentence, with its name and the place in it", () => {
  const notices = () => contentOf("mirsol", "notices") as Row[];
  const withFirst = (change: Row) => notices().map((row, at) => (at === 0 ? { ...row, ...change } : row));

  test.each<[string, string, unknown, string]>([
    [
      "a text without a language",
      "notices",
      withFirst({ title: { en: "Winter", ko: "겨울", zh: "冬" } }),
      "0.title.ja: Invalid input: expected string, received undefined.",
    ],
    ["a field too many", "notices", withFirst({ pinned: true }), '0: Unrecognized key: "pinned".'],
    [
      "a placeholder that nobody fills",
      "notices",
      withFirst({ title: { en: "{days+1}", ko: "", ja: "", zh: "" } }),
      "0.title.en: Only {day+N}, {day-N} and {year+N} are known here.",
    ],
    [
      "a dish of no category",
      "dishes",
      { categories: {}, dishes: (contentOf("mirsol", "dishes") as { dishes: Row[] }).dishes.slice(0, 1) },
      "dishes.0.category: No such category.",
    ],
    ["another kind of content", "faqs", {}, "its top: Invalid input: expected array, received object."],
  ])("%s", (_fault, name, content, place) => {
    const sentence = sentenceOf(filesOf("mirsol")[name] as z.ZodType, content);
    expect(sentence).toBe(`The data file mirsol/some.json is faulty at ${place}`);
  });

  test("a notice to persons that lacks a value", () => {
    const { frame, events } = templates.en;
    const booked = { subject: "Booked", text: "See you at {time}." };
    expect(sentenceOf(templatesFile, { frame, events: { ...events, booked } })).toContain(
      "events.booked.text: Expected exactly these placeholders: date, time, course.",
    );
    const { booked: _gone, ...others } = events;
    expect(sentenceOf(templatesFile, { frame, events: others })).toContain("events.booked: Invalid input");
  });
});
