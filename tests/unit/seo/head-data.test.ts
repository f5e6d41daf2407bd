import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { HeadTags } from "@/components/site/layout/frame/site-frame";

const markup = (text: string | undefined) => renderToStaticMarkup(createElement(HeadTags, { text }));

test("the club's own tags are put out, escaped (E-09)", () => {
  const text =
    '<meta name="msvalidate.01" content="A1"><meta property="fb:app_id" content="&quot;&gt;&lt;script&gt;">';
  expect(markup(text)).toBe(
    '<meta name="msvalidate.01" content="A1"/><meta property="fb:app_id" content="&quot;&gt;&lt;script&gt;"/>',
  );
});

test("what the page says of itself is not said twice, and nothing else than tags is put out", () => {
  expect(markup('<meta property="og:title" content="Other"><meta property="og:image:alt" content="x">')).toBe(
    "",
  );
  expect(markup('<meta name="author" content="a"><script>alert(1)</script>')).toBe("");
  expect(markup(undefined)).toBe("");
});
