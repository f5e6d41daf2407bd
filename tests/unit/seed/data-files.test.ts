import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";
import { clubFiles, readClubData } from "@/lib/club-api/db/seed/club-data";
import { commonFiles, listPresets, presetFiles, readPreset } from "@/lib/club-api/db/seed/preset-data";
import { fileOf } from "@/lib/club-api/db/seed/read-folder";
import { amount } from "@/lib/club-api/db/seed/schemas/texts";
import { templates, templatesFile } from "@/lib/club-api/domains/outbox/templates";
import { parseData } from "@/lib/club-api/platform/data-file";
import { policyProblem } from "@/lib/shared/policy-checks";

const root = "lib/club-api/db/seed/data";
const presetsRoot = "lib/club-api/presets";
const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
const clubs = foldersOf(root).filter((folder) => folder !== "common");
const allFiles: Record<string, z.ZodType> = { ...clubFiles, ...presetFiles };
const contentOf = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(`${root}/${folder}/boards/${fileOf(name)}.json`, "utf8"));
const sentenceOf = (schema: z.ZodType, content: unknown): string => {
  try {
    parseData("mirsol/some.json", schema, content);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "no fault";
};

test.each(clubs)("the club %s is read as a whole, over its preset and what every club has", (folder) => {
  const data = readClubData(folder);
  expect(data.club.clubCode).toMatch(/^[A-Z]{2}\d{2}$/);
  expect(data.common.codes.map(({ id }) => id)).toContain("memberTypes");
  expect(data.policies.length).toBeGreaterThan(40);
  expect(Object.keys(commonFiles).every((name) => name in data.common)).toBe(true);
});

test.each(clubs)(
  "banners that the home page of the club %s shows at once have subjects of their own",
  (folder) => {
    const shown = readClubData(folder).banners.filter(
      ({ menuCodes, from, to }) => menuCodes.includes("010000") && from <= 0 && to > 0,
    );
    expect(shown.length).toBeGreaterThan(1);
    const subjects = shown.map(({ drawing }) => drawing ?? "landscape");
    expect(new Set(subjects).size).toBe(subjects.length);
  },
);

test.each(clubs)("every PDF of the club %s has a page in each of its languages", (folder) => {
  const { files, policies } = readClubData(folder);
  const spoken = policies.find(({ code }) => code === "C0090")?.values[0]?.split(",") ?? [];
  const pdfs = files.filter(({ fileName }) => fileName.endsWith(".pdf"));
  expect(pdfs.length).toBeGreaterThan(1);
  for (const { pages } of pdfs) expect(Object.keys(pages ?? {}).sort()).toEqual(spoken.toSorted());
});

test("a club has its own entries and, where it says nothing, its preset's", () => {
  const value = (name: string) => readClubData("mirsol").policies.find(({ code }) => code === name)?.values;
  expect(value("C0010")).toEqual(["27", "18", "1,2,3", "N"]);
  expect(value("C0080")).toEqual(["KR", "KRW", "₩", "ko-KR"]);
  expect(readClubData("mirsol").lostItems).toHaveLength(10);
});

describe("a preset", () => {
  const presets = foldersOf(presetsRoot);
  const offered = listPresets().map(({ name }) => name);

  test("is a folder: every kind of club that the product knows is offered", () => {
    expect(offered).toEqual(presets.filter((name) => !["world", "korea"].includes(name)));
    expect(offered).toContain("korean-public");
  });

  test.each(offered)("%s is whole with what it is based on, and fits its schemas", (name) => {
    const preset = readPreset(name);
    const policies = new Map(preset.policies.map(({ code, values }) => [code, values]));
    expect(preset.policies.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["C0010", "C0080", "C0090", "C0190", "C0540"]),
    );
    const courseCodes = preset.courses.map(({ courseCode }) => courseCode);
    expect(policies.get("C0010")?.[2]?.split(",")).toEqual(courseCodes);
    for (const { courseCodes: used } of preset.rules.teePlan.templates)
      expect(courseCodes).toEqual(expect.arrayContaining(used));
    for (const { nextCourse } of preset.courses) expect(courseCodes).toContain(nextCourse);
    // The telephone of the booking office is the club's to enter.
    for (const { code, values } of preset.policies.filter(({ code: one }) => one !== "C0100")) {
      expect([code, policyProblem(code, padded(values))]).toEqual([code, null]);
    }
  });

  test.each(offered)("%s has a price for everybody who may book, in every part of its days", (name) => {
    const { rules } = readPreset(name);
    const priced = new Set(
      rules.feeVersions.flatMap(({ card }) =>
        card.map(({ memberType, period }) => `${memberType} ${period}`),
      ),
    );
    const periods = [...new Set(rules.teePlan.templates.map(({ period }) => period))];
    const wanted = rules.openings.flatMap(({ memberType }) =>
      periods.map((period) => `${memberType} ${period}`),
    );
    expect(wanted.filter((one) => !priced.has(one))).toEqual([]);
  });

  test.each(offered)(
    "%s keeps in its own code groups what the rules read of an entry: its group and its values",
    (name) => {
      const { codes, common } = readPreset(name);
      const read = ({ group, values }: { group?: unknown; values?: unknown }) => ({ group, values });
      const changed = codes.flatMap(({ id, entries }) => {
        const known = common.codes.find((one) => one.id === id)?.entries ?? [];
        return entries.flatMap((entry) => {
          const before = known.find(({ key }) => key === entry.key);
          const isSame = !before || JSON.stringify(read(before)) === JSON.stringify(read(entry));
          return isSame || id === "courses" ? [] : `${id} ${entry.key}`;
        });
      });
      expect(changed).toEqual([]);
    },
  );

  test("names no club: its texts speak of whichever club is made from it", () => {
    const texts = offered.map((name) => JSON.stringify(readPreset(name)));
    const names = clubs.flatMap((club) => {
      const { info } = readClubData(club).club;
      return [...Object.values(info.texts).map(({ clubName }) => clubName), info.email, info.clubPhoneNo];
    });
    expect(names.filter((name) => texts.some((text) => text.includes(name)))).toEqual([]);
  });

  test("that is not there, lacks a file or goes in a circle is told in one sentence", async () => {
    const folder = await mkdtemp(join(tmpdir(), "presets-"));
    const write = async (name: string, head: object) => {
      await mkdir(join(folder, name));
      await writeFile(
        join(folder, name, "preset.json"),
        JSON.stringify({ names: each, summary: each, ...head }),
      );
    };
    const each = { en: "x", ko: "x", ja: "x", zh: "x" };
    await write("bare", {});
    await write("one", { basedOn: "other" });
    await write("other", { basedOn: "one" });
    await write("odd", { colour: "green" });
    expect(() => readPreset("none", folder)).toThrow("There is no preset none.");
    expect(() => readPreset("bare", folder)).toThrow(
      "The preset bare and what it is based on have no policies.json.",
    );
    expect(() => readPreset("one", folder)).toThrow("The preset one is based on itself.");
    expect(() => readPreset("odd", folder)).toThrow(
      'The data file odd/preset.json is faulty at its top: Unrecognized key: "colour".',
    );
    await writeFile(join(folder, "bare", "colours.json"), "[]");
    expect(() => readPreset("bare", folder)).toThrow(
      "The data file bare/colours.json has a name that nothing reads.",
    );
    await rm(folder, { recursive: true });
  });
});

test.each<[string, readonly string[], string]>([
  [
    "lacks a language of the club",
    ["en"],
    "Expected a text in en, ja, the languages of the club, not in en.",
  ],
  [
    "is in a language the club has not",
    ["en", "ja", "ko"],
    "Expected a text in en, ja, the languages of the club, not in en, ja, ko.",
  ],
])("a text of a club that %s stops the seed with its file and place", async (_fault, languages, sentence) => {
  const folder = await mkdtemp(join(tmpdir(), "clubs-"));
  await cp(`${root}/dunrath`, join(folder, "dunrath"), { recursive: true });
  const faqs = contentOf("dunrath", "faqs") as { question: Record<string, string> }[];
  const question = Object.fromEntries(languages.map((language) => [language, "When?"]));
  const faulty = faqs.map((faq, place) => (place === 3 ? { ...faq, question } : faq));
  await writeFile(join(folder, "dunrath", "boards", "faqs.json"), JSON.stringify(faulty));
  expect(() => readClubData("dunrath", folder)).toThrow(
    `The data file dunrath/faqs.json is faulty at 3.question: ${sentence}`,
  );
  await rm(folder, { recursive: true });
});

test("a club without coupons, draws and teams has none of them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "clubs-"));
  await cp(`${root}/dunrath`, join(folder, "dunrath"), { recursive: true });
  await rm(join(folder, "dunrath", "coupons.json"));
  const { coupons, draws, teams } = readClubData("dunrath", folder);
  expect([coupons, draws, teams]).toEqual([null, null, null]);
  await rm(folder, { recursive: true });
});

test.each(["80000", "4.50", "0"])("%s is an amount", (text) => {
  expect(amount.safeParse(text).success).toBe(true);
});
test.each(["4.505", "1,000", "-3", "4.", ""])("%j is no amount", (text) => {
  expect(amount.safeParse(text).success).toBe(false);
});

const padded = ([one = "", two = "", three = "", four = ""]: readonly string[]) =>
  [one, two, three, four] as const;

type Row = Record<string, unknown>;

describe("a faulty file is told in one sentence, with its name and the place in it", () => {
  const notices = () => contentOf("mirsol", "notices") as Row[];
  const withFirst = (change: Row) => notices().map((row, at) => (at === 0 ? { ...row, ...change } : row));

  test.each<[string, string, unknown, string]>([
    [
      "a text in no language",
      "notices",
      withFirst({ title: {} }),
      "0.title: Expected a text in at least one language.",
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
    const sentence = sentenceOf(allFiles[name] as z.ZodType, content);
    expect(sentence).toBe(`The data file mirsol/some.json is faulty at ${place}`);
  });

  test("a notice to persons that lacks a value", () => {
    const { events, ...rest } = templates.en;
    const booked = { subject: "Booked", text: "See you at {time}." };
    expect(sentenceOf(templatesFile, { ...rest, events: { ...events, booked } })).toContain(
      "events.booked.text: Expected exactly these placeholders: date, time, course.",
    );
    const { booked: _gone, ...others } = events;
    expect(sentenceOf(templatesFile, { ...rest, events: others })).toContain("events.booked: Invalid input");
  });
});

test("a file of a club that is there twice stops the seed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "clubs-"));
  await cp(`${root}/dunrath`, join(folder, "dunrath"), { recursive: true });
  await cp(join(folder, "dunrath", "boards", "faqs.json"), join(folder, "dunrath", "faqs.json"));
  expect(() => readClubData("dunrath", folder)).toThrow("The data file dunrath/faqs.json is there twice.");
  await rm(folder, { recursive: true });
});

test.each(clubs)(
  "events of %s lead to tee times or the practice, and a banner with an event's name to it",
  (club) => {
    type Linked = { link?: string };
    const events = contentOf(club, "events") as (Linked & { eventIdx: number; title: { en: string } })[];
    const banners = contentOf(club, "banners") as (Linked & { names: { en: string } })[];
    const links = events.flatMap(({ link }) => link ?? []);
    expect(links.filter((link) => link !== "/reservation" && link !== "/pft")).toEqual([]);
    const astray = banners.filter(({ names, link }) => {
      const event = events.find(({ title }) => title.en === names.en);
      return event && link && link !== `/community/event/${event.eventIdx}`;
    });
    expect(astray).toEqual([]);
  },
);
