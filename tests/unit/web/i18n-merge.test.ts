import type { TextCategory } from "@/lib/contract/code-values/texts";
import { mergeServerMessages } from "@/lib/web/i18n/merge";

const base = { home: { events: { title: "File", empty: "Empty" } }, common: { save: "Save" } };
const entry = (code: string, msg: string, category: TextCategory = "10") => ({ category, code, msg });

test("the club wins over the system, the system over the file", () => {
  const merged = mergeServerMessages(base, [
    entry("home.events.title", "System"),
    entry("home.events.title", "Club"),
  ]);
  expect(merged).toEqual({ ...base, home: { events: { title: "Club", empty: "Empty" } } });
});

test.each([
  ["an unknown key", entry("home.events.titel", "x")],
  ["a whole branch", entry("home.events", "x")],
  ["another category", entry("home.events.title", "x", "50")],
  ["a prototype", entry("__proto__.title", "x")],
  ["a constructor", entry("constructor.name", "x")],
])("%s changes nothing", (_name, one) => {
  expect(mergeServerMessages(base, [one])).toEqual(base);
  expect({}).not.toHaveProperty("title");
});

test("the files themselves stay as they are", () => {
  mergeServerMessages(base, [entry("common.save", "Keep")]);
  expect(base.common.save).toBe("Save");
});
