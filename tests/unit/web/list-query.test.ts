import { nextSort, readListQuery, writeListQuery } from "@/lib/web/office/list-query";
import { noticeListShape } from "@/lib/web/office/notice-list";

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

  test("numbers begin with the largest, titles with the first letter", () => {
    expect(nextSort(noticeListShape, null, "viewCount")).toEqual({ field: "viewCount", isDescending: true });
    expect(nextSort(noticeListShape, null, "title")).toEqual({ field: "title", isDescending: false });
  });
});
