import { entryFault } from "@/lib/club-api/domains/club-entries/rules";
import { entryCreateBody } from "@/lib/contract/boards/club-entries";

const none = {
  phone: null,
  fromMonth: null,
  toMonth: null,
  happenedOn: null,
  wayKind: null,
  bearing: null,
  km: null,
  placeKind: null,
};
const place = { ...none, bearing: 172, km: 7, placeKind: "rail" };
const words = (part: object = {}) => ({ ko: { title: "미르역", hours: "", text: "", ...part } });

test("an entry has the settings of its kind", () => {
  expect(entryFault("PLACE", place, words())).toBeNull();
  expect(entryFault("WAY", { ...none, wayKind: "CAR" }, words({ text: "7분" }))).toBeNull();
  expect(entryFault("HISTORY", { ...none, happenedOn: "1998-10-09" }, words())).toBeNull();
  expect(entryFault("HISTORY", none, words())).toBeNull();
  const months = { fromMonth: 4, toMonth: 10 };
  expect(
    entryFault("FACILITY", { ...none, ...months, imageUrl: "/files/1" }, words({ hours: "06:00" })),
  ).toBeNull();
});

test.each([
  ["a place without a bearing", "PLACE", { ...place, bearing: null }, {}, "bearing"],
  ["a place with a telephone", "PLACE", { ...place, phone: "02-1" }, {}, "phone"],
  ["a way of no kind", "WAY", none, {}, "wayKind"],
  ["history that lies somewhere", "HISTORY", { ...none, km: 4 }, {}, "km"],
  ["a facility that opens in April and never closes", "FACILITY", { ...none, fromMonth: 4 }, {}, "toMonth"],
  [
    "a facility that closes in October and never opens",
    "FACILITY",
    { ...none, toMonth: 10 },
    {},
    "fromMonth",
  ],
  ["history with hours", "HISTORY", none, { hours: "06:00" }, "hours"],
  ["a place with a text", "PLACE", place, { text: "x" }, "text"],
  ["a way with a picture", "WAY", { ...none, wayKind: "CAR", imageUrl: "/files/1" }, {}, "image"],
] as const)("%s is refused by the name of the field", (_, kind, settings, text, field) => {
  expect(entryFault(kind, settings, words(text))?.[0]).toBe(field);
});

test.each(["98", "1998-13", "1998-02-30", "yesterday", "1998-1-1"])(
  "%s is no date of history",
  (happenedOn) => {
    expect(entryCreateBody.safeParse({ kind: "HISTORY", title: "x", happenedOn }).success).toBe(false);
  },
);

test.each(["1998", "1998-10", "1998-10-09", "2024-02-29"])("%s is a date of history", (happenedOn) => {
  expect(entryCreateBody.safeParse({ kind: "HISTORY", title: "x", happenedOn }).success).toBe(true);
});

test.each([
  ["a kind that is none", { kind: "GARDEN", title: "x" }],
  ["a field of another kind", { kind: "HISTORY", title: "x", bearing: 3 }],
  ["a text of another kind", { kind: "HISTORY", title: "x", hours: "06:00" }],
  ["a place beyond the world", { kind: "PLACE", title: "x", bearing: 360, km: 4, placeKind: "road" }],
  ["a telephone that is none", { kind: "FACILITY", title: "x", phone: "call us" }],
])("a new entry with %s is refused", (_, body) => {
  expect(entryCreateBody.safeParse(body).success).toBe(false);
});
