import { textLines } from "@/lib/shared/texts/text";

test("lines are trimmed, and empty ones are none", () => {
  expect(textLines(" one \n\n\t\ntwo")).toEqual(["one", "two"]);
});
