import { cleanPasted } from "@/components/ishm/editor/paste/clean-pasted";
import { googleDocs, hangul, webPage } from "./clipboard-others";
import { wordList, wordTable } from "./clipboard-word";

const cleaned = (html: string) => {
  const { html: clean, lostPictures } = cleanPasted(html, "https://club.example");
  return { html: clean.replace(/\s+/g, " ").replace(/> </g, "><"), lostPictures };
};

describe("what is pasted", () => {
  test("from Word has real lists, one inside another, and its headings", () => {
    expect(cleaned(wordList)).toEqual({
      html:
        "<h2>Winter rules</h2><p><strong>From December</strong> on, the course opens at 8.</p>" +
        "<ul><li>Mir<ul><li>from the lake</li></ul></li><li>Sol</li></ul><ol><li>Check in</li></ol>",
      lostPictures: 0,
    });
  });

  test("from Word has its table, headed by the bold row, without the picture that only that computer has", () => {
    expect(cleaned(wordTable)).toEqual({
      html:
        '<table><tbody><tr><th scope="col" colspan="2"><p>Green fee</p></th></tr>' +
        "<tr><td><p>Weekday</p></td><td><p>120,000</p></td></tr></tbody></table>",
      lostPictures: 1,
    });
  });

  test("from Hangul has its words, marks and table, not its document", () => {
    expect(cleaned(hangul)).toEqual({
      html:
        "<p><strong>동계 휴장 안내</strong></p><p>12월부터 <u>8시</u>에 엽니다.</p>" +
        '<table><tbody><tr><th scope="col"><p>구분</p></th><th scope="col"><p>요금</p></th></tr>' +
        "<tr><td><p>주중</p></td><td><p></p></td></tr></tbody></table>",
      lostPictures: 0,
    });
  });

  test("from Google Docs is bold only where it looked bold", () => {
    expect(cleaned(googleDocs)).toEqual({
      html:
        "<h2>Opening</h2><p>We open <em><strong>early</strong></em>" +
        '<a href="https://www.example.com/">here</a></p><ul><li><p>one</p></li></ul>',
      lostPictures: 1,
    });
  });

  test("from a web page keeps the site's own pictures and no others, no script, no handler", () => {
    expect(cleaned(webPage)).toEqual({
      html:
        "<h3>News</h3><p>Line one</p><p>Line two</p>" +
        '<p><img src="/files/content/abc" alt="Pines" width="640" height="480"></p>',
      lostPictures: 1,
    });
  });

  test("in the same editor stays as it was", () => {
    const own = '<p data-pm-slice="1 1 []" lang="ko">가</p>';
    expect(cleanPasted(own, "")).toEqual({ html: own, lostPictures: 0 });
  });
});
