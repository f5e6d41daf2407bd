import { auditListShape } from "@/components/ishm/audit/audit-list";
import { bannerListShape } from "@/components/ishm/banners/banner-list";
import { noticeListShape } from "@/components/ishm/notices/notice-list";
import { penaltyListShape } from "@/components/ishm/penalties/penalty-list";
import { type ListShape, nextSort, readListQuery, writeListQuery } from "@/lib/web/office/list-query";

const read = (text: string) => readListQuery(noticeListShape, new URLSearchParams(text));

describe("a place in a list", () => {
  test.each(["", "page=3", "page=2&size=50&keyword=winter&state=hidden&sort=-viewCount", "sort=title"])(
    "survives its address: %s",
    (text) => {
      expect(writeListQuery(read(text))).toBe(text);
    },
  );

  test.each(["page=0", "page=x", "size=7", "state=gone", "sort=contents", "sort=--title"])(
    "what is not understood is left at its default: %s",
    (text) => {
      expect(read(text)).toEqual(read(""));
    },
  );

  test.each<[ListShape, string, string]>([
    [penaltyListShape, "penaltyCode=10&memberIdx=100002", "penaltyCode=a+b&memberIdx=-1"],
    [
      auditListShape,
      "entity=terms&entityKey=9&memberIdx=7&from=2026-11-23",
      "entity=%27&entityKey=a+b&memberIdx=x&from=2026-02-30",
    ],
    [bannerListShape, "menuCode=100000", "menuCode=home"],
  ])("a filter holds what its call takes, or nothing: case %#", (shape, known, unknown) => {
    const again = (text: string) => writeListQuery(readListQuery(shape, new URLSearchParams(text)));
    expect(again(known)).toBe(known);
    expect(again(unknown)).toBe("");
  });

  test("numbers begin with the largest, titles with the first letter", () => {
    expect(nextSort(noticeListShape, null, "viewCount")).toEqual({ field: "viewCount", isDescending: true });
    expect(nextSort(noticeListShape, null, "title")).toEqual({ field: "title", isDescending: false });
  });
});
