import { readdirSync, readFileSync } from "node:fs";

/*
 * A day of play, and a day or moment until or from which something can be done, is written with its weekday: by `formatDay`
 * and `formatDeadline` (lib/shared/time/deadline.ts), or the office's `useDeadline`. Other days and moments, such as when a record was
 * made, have none.
 */
const field =
  "(?:playDate|suspend(?:From|To)|valid(?:From|To)|apply(?:From|To)|keepUntil|freeCancelUntil|declineUntil|until|purgeAt|dueAt|due|" +
  "announce(?:Date|From|At)|effectiveDate|fromDate|(?:start|end)Date|expires?At|open(?:From|At|sAt)|closeAt|releaseAt|" +
  "(?:start|end|planned)At)";
const plain = new RegExp(`\\bformatDate(?:Time)?\\((?:new Date\\()?(?:[\\w?]+\\.)*${field}\\b`, "g");

function bareDeadlines(source: string): string[] {
  return [...source.matchAll(plain)].map(([call]) => call);
}

test("every day of play and every deadline of a screen has its weekday", () => {
  const files = ["app", "components", "lib/web"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  const bare = files.flatMap((file) =>
    bareDeadlines(readFileSync(file, "utf8")).map((call) => `${file}: ${call}`),
  );
  expect(bare).toEqual([]);
});

test.each([
  ["formatDate(row.playDate, formats)", 1],
  ["formatDateTime(new Date(state.endAt), club.formats)", 1],
  ["formatDate(season?.announceDate, formats)", 1],
  ["formatDate(notice.createdAt, formats)", 0],
  ["formatDay(row.playDate, writer)", 0],
])("the finder reads %s", (source, count) => {
  expect(bareDeadlines(source)).toHaveLength(count);
});
