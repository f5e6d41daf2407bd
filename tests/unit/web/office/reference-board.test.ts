import { clubFormats } from "@/lib/shared/money/club-formats";
import {
  changedReference,
  newReference,
  type ReferenceDraft,
  referenceBoardOf,
} from "@/lib/web/boards/reference";

const formats = clubFormats([{ key: "C0080", values: ["KR"] }]);
const board = referenceBoardOf(formats);
const context = { language: "ko", zone: "Asia/Seoul" } as const;
const empty = board.empty(context);
const ko = { title: "로고 볼", contents: "", category: "" };

function draftWith(part: Partial<ReferenceDraft> = {}): ReferenceDraft {
  return { ...empty, texts: { ...empty.texts, ko }, type: "GIFT", ...part };
}
const problemsOf = (part: Partial<ReferenceDraft>) => board.problems(draftWith(part), context, null);
const saved = { idx: 9, version: 3, files: [], pictures: { image: "/files/reference/7" } };

test("only goods are sent with a price and a link", () => {
  const sold = { price: "45,000", productLink: " https://shop.example/1 " };
  expect(newReference(draftWith(sold), "ko", formats).body).toMatchObject({
    type: "GIFT",
    price: 45_000,
    productLink: "https://shop.example/1",
  });
  expect(newReference(draftWith({ ...sold, type: "RULE" }), "ko", formats).body).toMatchObject({
    type: "RULE",
    price: null,
    productLink: null,
  });
});

test("a picture that is taken away is named, files that go are too", () => {
  const { body } = changedReference(
    draftWith({ pictures: { image: null }, removedFiles: [5] }),
    saved,
    formats,
  );
  expect(body).toMatchObject({ imageUrl: null, removeFiles: [5] });
  expect(changedReference(draftWith(), saved, formats).body).not.toHaveProperty("imageUrl");
});

describe("what keeps reference data from being saved", () => {
  test("a kind that is not chosen", () => {
    expect(problemsOf({ type: "" })).toEqual([{ field: "type", reason: "required" }]);
  });

  test.each(["12.5", "-3", "5 dollars", "1e9"])("%s as a price", (price) => {
    expect(problemsOf({ price })).toEqual([{ field: "price", reason: "format" }]);
  });

  test("no price is none, and what is not for sale is not asked for one", () => {
    expect(problemsOf({ price: " " })).toEqual([]);
    expect(problemsOf({ type: "RULE", price: "x", productLink: "x" })).toEqual([]);
  });

  test("a link that a browser would run", () => {
    expect(problemsOf({ productLink: "javascript:alert(1)" })).toEqual([
      { field: "productLink", reason: "format" },
    ]);
  });
});

test("an older price comes back as the club writes it", () => {
  expect(board.ofRow?.({ price: "45000" }, context)).toEqual({ price: "45,000" });
  expect(board.ofRow?.({ price: null }, context)).toEqual({});
});
