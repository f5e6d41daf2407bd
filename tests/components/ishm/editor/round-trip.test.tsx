import { Editor } from "@tiptap/core";
import { extensions } from "@/components/ishm/editor/extensions";
import { storedHtml } from "@/components/ishm/editor/stored-html";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";

/** The text that is stored again after the editor has read it and somebody has saved without a change. */
function savedAgain(html: string): string {
  const editor = new Editor({
    element: document.createElement("div"),
    extensions,
    content: html,
    injectCSS: false,
  });
  const stored = storedHtml(editor);
  editor.destroy();
  return sanitizeRichText(stored);
}

const texts: Record<string, string> = {
  "headings and marks":
    '<h2>Title</h2><h3>b</h3><h4>c</h4><p lang="ko">가 <strong>b</strong> <em>i</em> <u>u</u> <s>s</s><br />x <code>y</code></p>',
  lists: "<ul><li>1<ul><li>1.1</li></ul></li><li>2</li></ul><ol><li>a</li></ol>",
  "quotation, code and line": "<blockquote><p>q</p></blockquote><pre><code>x</code></pre><hr /><p>end</p>",
  "a link": '<p><a rel="noopener" href="/community">site</a></p>',
  "an image with all it says":
    '<p>a <img src="/files/content/x_1" alt="007" width="640" height="480" data-width="small" /> b</p>',
  "an image that is decoration": '<p><img src="/files/notice/1" alt="" /></p>',
  "a table in its parts":
    '<table><caption>Fees</caption><thead><tr><th colspan="2" scope="col">a</th></tr></thead><tbody><tr><th lang="en" scope="row">1</th><td>2</td></tr></tbody><tfoot><tr><td>3</td><td>4</td></tr></tfoot></table>',
  "nothing but an image": '<p><img src="/files/content/a" alt="x" /></p>',
  "a table without a head":
    '<table><tbody><tr><th scope="col">a</th></tr><tr><td>1</td></tr></tbody></table>',
  "cells of several blocks":
    "<table><tbody><tr><td><p>1</p><p>2</p></td><td><ul><li>x</li></ul></td></tr></tbody></table>",
  callouts:
    '<aside data-callout="info"><p>a</p></aside><aside lang="ja" data-callout="caution"><ul><li>b</li></ul></aside>',
  "a video":
    '<figure data-video="youtube:dQw4w9WgXcQ">The tenth hole &amp; more</figure><figure data-video="vimeo:76979871"></figure>',
};

describe("a text that is opened and saved", () => {
  test.each(Object.entries(texts))("is unchanged: %s (A-13)", (_, html) => {
    expect(sanitizeRichText(html)).toBe(html);
    expect(savedAgain(html)).toBe(html);
  });

  test("has forgotten images that only one browser knew", () => {
    for (const src of ["data:image/png;base64,AA", "blob:https://a.example/1", "file:///C:/a.png"]) {
      expect(savedAgain(`<p>a<img src="${src}" alt="x"></p>`)).toBe("<p>a</p>");
    }
  });
});
