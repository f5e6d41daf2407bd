import { readdirSync, readFileSync } from "node:fs";

/*
 * No space follows a full-width full stop. Whether a text ends with one is known by the text, so a text that is followed by a sentence
 * or a link goes through `withGap` or `joinSentences` (lib/shared/texts/sentences.ts), never with a written space.
 */
const written = /\bt\([^\n]*\)\}\{" "\}|\{t\([^\n]*\)\} \{t\(/g;

const spacesIn = (source: string) => source.match(written) ?? [];

test("no view writes the space between two texts itself", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx"))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(500);
  const faults = files.flatMap((file) =>
    spacesIn(readFileSync(file, "utf8")).map((space) => `${file}: ${space}`),
  );
  expect(faults).toEqual([]);
});

test.each([
  ['{t("off")}{" "}', 1],
  ['{isOpen ? t("book") : t("ask")}{" "}', 1],
  ['{t("size", { depth })} {t(falls)}', 1],
  ['<DateField label={t("from")} {...field} />', 0],
  ['{withGap(t("off"))}', 0],
  ['<s>{t("usual", { fee })}</s>{" "}', 0],
])("the finder reads %s", (source, count) => {
  expect(spacesIn(source)).toHaveLength(count);
});
