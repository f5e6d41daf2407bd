import { nextSort, readNoticeListQuery, writeNoticeListQuery } from "@/lib/web/office/notice-list-query";

const read = (text: string) => readNoticeListQuery(new URLSearchParams(text));

describe("a place in the notice list", () => {
  test.each(["", "page=3", "page=2&size=50&keyword=winter&state=hidden&sort=-viewCount", "sort=title"])(
    "survives its address: %s",
    (text) => {
      expect(writeNoticeListQuery(read(text))).toBe(text);
    },
  );

  test.each(["page=0", "page=x", "size=7", "state=gone", "sort=contents", "sort=--title"])(
    "what is not understood is left at its default: %s",
    (text) => {
      expect(read(text)).toEqual(read(""));
    },
  );

  test("numbers begin with the largest, titles with the first letter", () => {
    expect(nextSort(null, "viewCount")).toEqual({ field: "viewCount", isDescending: true });
    expect(nextSort(null, "title")).toEqual({ field: "title", isDescending: false });
  });
});
