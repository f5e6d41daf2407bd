import { originKindsOf } from "@/components/ishm/fnb/fnb-origin";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { formatMoney, readMoney } from "@/lib/shared/money/money";
import { ok } from "@/lib/shared/result";
import { allRows } from "@/lib/web/boards/all-rows";
import { changedFaq, type FaqDraft, faqBoard, newFaq } from "@/lib/web/boards/faq";
import { fnbBoardOf } from "@/lib/web/boards/fnb";
import { changedDish, type FnbDraft, newDish } from "@/lib/web/boards/fnb-draft";
import { revived } from "@/lib/web/boards/revival";

const context = { language: "ko", zone: "Asia/Seoul" } as const;
const formatsOf = (country: string) => clubFormats([{ key: "C0080", values: [country] }]);
const won = formatsOf("KR");
const euro = formatsOf("DE");
const saved = { idx: 7, version: 3, files: [], pictures: {} };

describe("a question", () => {
  const ko = { question: "언제 열리나요?", answer: "<p>28일 전</p>" };
  const draftWith = (texts: Partial<FaqDraft["texts"]>, part: Partial<FaqDraft> = {}): FaqDraft => {
    const empty = faqBoard.empty(context);
    return { ...empty, questionType: "10", ...part, texts: { ...empty.texts, ...texts } };
  };
  const problemsOf = (draft: FaqDraft) => faqBoard.problems(draft, context, null);

  test("is sent without a place: the server puts a new one last", () => {
    const { body } = newFaq(draftWith({ ko }), "ko");
    expect(body).toEqual({ questionType: "10", isVisible: true, ...ko, i18n: {} });
  });

  test("a change tells every language and the version", () => {
    expect(changedFaq(draftWith({ ko }), saved).body).toEqual({
      questionType: "10",
      isVisible: true,
      version: 3,
      i18n: { en: null, ko, ja: null, zh: null },
    });
  });

  test("needs a type, and an answer in each language in which it is asked", () => {
    const en = { question: "When?", answer: "<p></p>" };
    expect(problemsOf(draftWith({ ko }))).toEqual([]);
    expect(problemsOf(draftWith({ ko, en }, { questionType: "" }))).toEqual([
      { field: "questionType", reason: "required" },
      { field: "i18n.en.answer", reason: "required" },
    ]);
  });
});

describe("a dish", () => {
  const board = fnbBoardOf(won);
  const ko = { name: "솔잎 갈비탕", category: "한식", description: "", originInfo: "쇠고기: 호주산" };
  const draftWith = (part: Partial<FnbDraft> = {}): FnbDraft => {
    const empty = board.empty(context);
    return { ...empty, outlet: "10", price: "22,000", ...part, texts: { ...empty.texts, ko } };
  };

  test("is new under the number 0, its price a whole number in won and a text in euro", () => {
    const call = newDish(draftWith(), "ko", won);
    expect(call.params.id).toBe("0");
    expect(call.body).toMatchObject({ ...ko, price: 22_000, outlet: "10", season: "ALL", spicy: 0 });
    expect(newDish(draftWith({ price: "1.234,5" }), "ko", euro).body.price).toBe("1234.50");
  });

  test("gives its picture away, or takes another one, with the save", () => {
    const taken = changedDish(draftWith({ pictures: { image: null } }), saved, won);
    expect(taken.body).toMatchObject({ imageUrl: null, version: 3 });
    const file = new File(["x"], "dish.png");
    const replaced = changedDish(draftWith({ pictures: { image: file } }), saved, won);
    expect(replaced.files).toEqual([{ part: "image", file }]);
    expect(replaced.body).not.toHaveProperty("imageUrl");
  });

  test.each([
    ["outlet", { outlet: "" }, "required"],
    ["price", { price: " " }, "required"],
    ["price", { price: "many" }, "format"],
    ["price", { price: "22.5" }, "format"],
    ["price", { price: "-1" }, "format"],
  ])("without a proper %s it is not saved: %j", (field, part, reason) => {
    expect(board.problems(draftWith(part), context, null)).toEqual([{ field, reason }]);
  });

  test("an older state brings its price back as the club writes it", () => {
    const row = { price: "18000", spicy: 2, allergens: ["egg"] };
    const next = revived(draftWith(), { ...row, ...board.ofRow?.(row, context) });
    expect(next).toMatchObject({ price: "18,000", spicy: 2, allergens: ["egg"] });
  });
});

describe("an amount that was typed", () => {
  test.each([
    ["22000", won, "22000"],
    ["₩22,000", won, "22000"],
    ["２２，０００", won, "22000"],
    ["22.5", won, null],
    ["", won, null],
    ["-5", won, null],
    ["1.234,50 €", euro, "1234.50"],
    ["1.234,505", euro, null],
    ["1,2,3", euro, null],
  ])("%s is %s", (text, formats, amount) => {
    expect(readMoney(text, formats)).toBe(amount);
  });

  test.each([won, euro, formatsOf("US"), formatsOf("FR")])(
    "is what was written, in every club",
    (formats) => {
      expect(Number(readMoney(formatMoney(1_234_567, formats), formats))).toBe(1_234_567);
    },
  );
});

describe("the foods whose origin Korea wants to know", () => {
  const text = { name: "", category: "", description: "", originInfo: "" };
  test.each([
    ["솔잎 갈비탕", [], ["meat"]],
    ["묵은지 돼지고기찌개", [], ["meat", "kimchi"]],
    ["산나물 비빔밥", [], ["rice"]],
    ["황태해장국", [], ["fish"]],
    ["牛奶冰沙", [], []],
    ["Fried chicken, half", [], ["meat"]],
    ["막국수", ["pork", "egg"], ["meat"]],
    ["커피", ["milk"], []],
    ["Priceless tea", [], []],
  ])("%s %j seems to hold %j", (name, allergens, kinds) => {
    expect(originKindsOf({ text: { ...text, name }, allergens })).toEqual(kinds);
  });
});

test("all rows of a list are read page by page", async () => {
  const all = Array.from({ length: 230 }, (_, at) => at);
  const asked: string[] = [];
  const answer = await allRows(async ({ page }) => {
    asked.push(page);
    const from = (Number(page) - 1) * 100;
    return ok({ list: all.slice(from, from + 100), total: all.length });
  });
  expect(answer).toEqual(ok(all));
  expect(asked).toEqual(["1", "2", "3"]);
});
