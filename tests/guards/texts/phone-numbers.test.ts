import { readdirSync, readFileSync } from "node:fs";

/*
 * A telephone number within a sentence stays on one line (`unbroken`, lib/shared/texts/text.ts): its hyphens are places where
 * browsers break. Numbers that stand alone, in fields and links, are not read here.
 */
const bare = /\bt\([^)]*\bphone: (?!unbroken\()[\w.]+/g;
const finder = (source: string) => [...source.matchAll(bare)].map(([call]) => call);

test("every telephone number in a sentence of the site stays on one line", () => {
  const files = ["components/site", "components/member"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(
    files.flatMap((file) => finder(readFileSync(file, "utf8")).map((call) => `${file}: ${call}`)),
  ).toEqual([]);
});

test.each([
  ['t("call", { phone: context.phone })', 1],
  ["t(`ways.LATE`, { phone: context.phone })", 1],
  ['t("call", { phone: unbroken(context.phone) })', 0],
  ["<CallTheClub phone={booking.phone} />", 0],
])("the finder reads %s", (source, count) => {
  expect(finder(source)).toHaveLength(count);
});
