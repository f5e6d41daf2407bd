import { sanitizeRichText } from "@/lib/shared/texts/rich-text";
import { richTextPage } from "@/lib/shared/texts/rich-text-page";

const words = {
  info: "Good to know",
  caution: "Please note",
  table: "Table",
  play: (title: string) => `Play: ${title}`,
  host: (name: string) => `From ${name}`,
};
const page = (html: string) => richTextPage(sanitizeRichText(html), words);

describe("rich text on a page", () => {
  test("loads our stored pictures in the size that the screen needs, and late", () => {
    const image = page(
      '<img src="/files/content/a-1" alt="x > y" width="1200" height="800" data-width="small">',
    );
    expect(image).toContain(
      'srcset="/files/content/a-1?w=480 480w, /files/content/a-1?w=960 960w, /files/content/a-1 1200w"',
    );
    expect(image).toContain('sizes="(min-width: 48rem) 15rem, 100vw" loading="lazy" decoding="async"');
    for (const kept of ['width="1200"', 'height="800"', 'alt="x &gt; y"']) expect(image).toContain(kept);
  });

  test("never asks for a picture larger than it is, nor for the whole of a huge one", () => {
    expect(page('<img src="/files/content/a" alt="" width="300">')).toContain(
      'srcset="/files/content/a 300w"',
    );
    const huge = page('<img src="/files/content/a" alt="" width="4000">');
    expect(huge).toContain("?w=1600 1600w");
    expect(huge).not.toContain("4000w");
  });

  test("leaves other pictures as they are", () => {
    expect(page('<img src="/files/notice/1" alt="x">')).toBe(
      '<img src="/files/notice/1" alt="x" loading="lazy" decoding="async" />',
    );
  });

  test("gives a table a frame that scrolls by keyboard too", () => {
    expect(page("<table><tbody><tr><td>1</td></tr></tbody></table>")).toBe(
      '<div class="table-frame" role="group" tabindex="0" aria-label="Table"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
    );
  });

  test("says in a word what kind of callout it is", () => {
    expect(page('<aside data-callout="caution" lang="ko"><p>a</p></aside>')).toBe(
      '<aside role="note" data-callout="caution" lang="ko"><p class="callout-name">Please note</p><p>a</p></aside>',
    );
  });

  test("offers a video as a link to its host and loads nothing of it", () => {
    const video = page('<figure data-video="youtube:dQw4w9WgXcQ">Hole &lt;10&gt;</figure>');
    expect(video).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" rel="noopener">');
    expect(video).toContain("<span>Play: Hole &lt;10&gt;</span>");
    expect(video).toContain("From YouTube");
    expect(video).not.toMatch(/<iframe|<img|src=/);
  });

  test("says the host of a video without a title", () => {
    expect(page('<figure data-video="vimeo:76979871"> </figure>')).toContain("<span>Play: Vimeo</span>");
  });
});
