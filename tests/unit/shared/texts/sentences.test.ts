import { joinSentences, withGap } from "@/lib/shared/texts/sentences";

test("sentences stand apart by a space, and in Chinese and Japanese by their own full stop", () => {
  expect(joinSentences(["Free until noon.", "Then 20%."])).toBe("Free until noon. Then 20%.");
  expect(joinSentences(["정오까지 무료입니다.", "이후 20%입니다."])).toBe(
    "정오까지 무료입니다. 이후 20%입니다.",
  );
  expect(joinSentences(["正午まで無料です。", "その後は20%です。"])).toBe(
    "正午まで無料です。その後は20%です。",
  );
  expect(joinSentences(["中午前免费。", "之后收取20%。"])).toBe("中午前免费。之后收取20%。");
});

test("sentences that are not said leave nothing behind", () => {
  expect(joinSentences([null, "One.", false, undefined, "", "Two."])).toBe("One. Two.");
  expect(joinSentences([])).toBe("");
});

test("a number or link after a label keeps its distance, a full-width colon is enough", () => {
  expect(withGap("Call us:")).toBe("Call us: ");
  expect(withGap("电话咨询：")).toBe("电话咨询：");
  expect(withGap("")).toBe("");
});
