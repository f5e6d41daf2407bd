import { textLines, textRows } from "@/lib/shared/texts/text";

test("lines are trimmed, and empty ones are none", () => {
  expect(textLines(" one \n\n\t\ntwo")).toEqual(["one", "two"]);
});

test("a row is a line, a cell ends at a bar", () => {
  expect(textRows("1998 | Mir and Sol open\n2004|Baram")).toEqual([
    ["1998", "Mir and Sol open"],
    ["2004", "Baram"],
  ]);
});

test("an empty text has no row", () => {
  expect(textRows("\n \n")).toEqual([]);
});
