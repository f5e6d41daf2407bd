import fc from "fast-check";
import { JSDOM } from "jsdom";
import { sanitizeRichText } from "@/lib/shared/texts/rich-text";

const forbiddenElements =
  "script,style,iframe,object,embed,svg,math,xmp,noscript,template,textarea,form,input,button,link,meta,base,title,select";
const forbiddenAttributes = /^(on.*|style|id|name|class|srcset|formaction|xlink:href|action)$/i;

/** Callouts and videos that are none of ours: another kind, one inside another, another host, more than a title. */
const foreignForms = [
  "aside:not([data-callout=info], [data-callout=caution]), aside aside, figure *",
  'figure:not([data-video^="youtube:"], [data-video^="vimeo:"])',
  "[data-width]:not([data-width=small], [data-width=medium], [data-width=full])",
].join();

/** Faults in the text as a browser parses it. */
function faultsIn(html: string): string[] {
  const { document } = new JSDOM(`<!doctype html><body><div>${html}</div></body>`).window;
  const faults = [...document.querySelectorAll(forbiddenElements)].map((element) => element.tagName);
  for (const element of document.querySelectorAll("div *")) {
    if (element.matches(foreignForms)) faults.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      if (forbiddenAttributes.test(name)) faults.push(name);
      const isAddress = name === "href" || name === "src";
      if (isAddress && /^[\s\p{Cc}]*(javascript|data|vbscript|file|blob):/iu.test(value)) faults.push(value);
    }
  }
  return faults;
}

const attackTags = fc.constantFrom(
  ...["script", "style", "xmp", "svg", "math", "mtext", "mglyph", "annotation-xml", "foreignObject", "title"],
  ...["noscript", "noembed", "noframes", "iframe", "textarea", "template", "plaintext", "select", "option"],
  ...["form", "table", "tr", "td", "p", "a", "img", "b", "i", "h1", "h2", "li", "pre", "code", "div", "span"],
  ...["aside", "figure", "figcaption", "caption", "thead"],
);
const attackAttributes = fc.constantFrom(
  ...[
    "onerror=alert(1)",
    "ONLOAD='alert(1)'",
    "style=position:fixed",
    "id=x",
    "name=getElementById",
    "class=c",
  ],
  ...["href=javascript:alert(1)", 'href="java\tscript:alert(1)"', "href='&#106;avascript:alert(1)'", "src=x"],
  ...["src=data:text/html,x", "href=//evil.example", "href=https://a.example", "lang=ko", "alt='</style>'"],
  ...['title="</xmp><img src=x onerror=alert(1)>"', "colspan=2", "srcset=x", "encoding=text/html"],
  ...["data-callout=info", "data-callout=caution", "data-callout=evil", "data-video=youtube:dQw4w9WgXcQ"],
  ...[
    "data-video=evil:dQw4w9WgXcQ",
    "data-video='youtube:x&quot;><script>'",
    "data-width=small",
    "data-width=9",
  ],
);
const attackText = fc.constantFrom(
  ...[
    "text",
    "&lt;script&gt;",
    "<",
    ">",
    '"',
    "&",
    "&amp;amp;",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "</",
    "\0",
  ],
  ...[
    "<script>alert(1)</script>",
    "</xmp>",
    "</style>",
    "</title><img src=x onerror=alert(1)>",
    "<br/>",
    "안녕",
  ],
);
const payload = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: "small" },
    attackText,
    fc
      .tuple(attackTags, fc.array(attackAttributes, { maxLength: 3 }), tie("nodes"), fc.boolean())
      .map(
        ([tag, attributes, inner, isClosed]) =>
          `<${[tag, ...attributes].join(" ")}>${inner}${isClosed ? `</${tag}>` : ""}`,
      ),
  ),
  nodes: fc.array(tie("node"), { maxLength: 4 }).map((parts) => parts.join("")),
})).nodes;

describe("sanitizeRichText", () => {
  test("keeps what an editor writes", () => {
    const text =
      '<h2>Title</h2><p lang="ko">가 <strong>b</strong> <em>i</em> <u>u</u> <s>s</s><br />x</p><ul><li>1</li></ul>' +
      '<table><thead><tr><th scope="col" colspan="2">a</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>' +
      '<p><a href="/community" rel="noopener">site</a> <img src="/files/notice/1" alt="pine" /></p><hr /><pre><code>x</code></pre>';
    expect(sanitizeRichText(text)).toBe(text);
  });

  test.each([
    ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["an event handler", '<p onclick="x()">a</p>', "<p>a</p>"],
    ["style, id, name and class", '<p style="position:fixed" id="a" name="b" class="c">a</p>', "<p>a</p>"],
    ["a script address", '<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ["a script address with a tab", '<a href="java\tscript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
    ["an address without a scheme of its own", '<a href="//evil.example">a</a>', '<a rel="noopener">a</a>'],
    ["an inline image", '<img src="data:image/png;base64,AA" alt="x">', ""],
    ["an image over plain http", '<img src="http://a.example/x.png" alt="x">', ""],
    ["raw text with markup inside", "<xmp><img src=x onerror=alert(1)></xmp>", ""],
    ["a drawing with a script", "<svg><script>alert(1)</script></svg>", ""],
    ["a frame", '<iframe src="https://a.example"></iframe>', ""],
    ["a comment", "<p>a<!-- b --></p>", "<p>a</p>"],
  ])("drops %s", (_, html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
  });

  test("keeps callouts, videos and the width of an image", () => {
    const text =
      '<aside data-callout="info"><p>a</p><ul><li>b</li></ul></aside><aside data-callout="caution"><p>c</p></aside>' +
      '<figure data-video="youtube:dQw4w9WgXcQ">The tenth hole</figure><figure data-video="vimeo:76979871"></figure>' +
      '<p><img src="/files/content/x" alt="pine" width="640" height="480" data-width="medium" /></p>';
    expect(sanitizeRichText(text)).toBe(text);
  });

  test.each([
    ["a callout of another kind", '<aside data-callout="ad"><p>a</p></aside>', "<p>a</p>"],
    ["an aside that is no callout", "<aside><p>a</p></aside>", "<p>a</p>"],
    [
      "a callout inside a callout",
      '<aside data-callout="info"><p>a</p><aside data-callout="caution"><p>b</p></aside><p>c</p></aside>',
      '<aside data-callout="info"><p>a</p><p>b</p><p>c</p></aside>',
    ],
    ["a video of another host", '<figure data-video="evil:dQw4w9WgXcQ">a</figure>', "a"],
    ["a video with more than its name", '<figure data-video="youtube:dQw4w9WgXcQ?x=1">a</figure>', "a"],
    [
      "a figure that is no video",
      '<figure><img src="/a.png" alt="b"></figure>',
      '<img src="/a.png" alt="b" />',
    ],
    [
      "everything but the words in a video",
      '<figure data-video="vimeo:76979871"><p>a <b>b</b></p><figure data-video="vimeo:76979872">c</figure></figure>',
      '<figure data-video="vimeo:76979871">a bc</figure>',
    ],
    [
      "the frame of a listed host",
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>',
      "",
    ],
    ["a width of its own", '<img src="/a.png" alt="b" data-width="900px">', '<img src="/a.png" alt="b" />'],
  ])("drops %s", (_, html, clean) => {
    expect(sanitizeRichText(html)).toBe(clean);
  });

  test("gives every link noopener, whatever it said", () => {
    expect(sanitizeRichText('<a href="https://a.example" rel="opener" target="_blank">a</a>')).toBe(
      '<a href="https://a.example" rel="noopener">a</a>',
    );
  });

  test.each([
    "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
    "<svg></p><style><a id='</style><img src=1 onerror=alert(1)>'>",
    "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
    "<svg><foreignObject><xmp></svg><img src=x onerror=alert(1)>",
    "<table><a href='javascript:alert(1)'><caption><select><style></select><img src=x onerror=alert(1)>",
  ])("leaves nothing of a known mutation: %s", (html) => {
    expect(faultsIn(sanitizeRichText(html))).toEqual([]);
  });

  test("is idempotent and harmless for any payload", () => {
    fc.assert(
      fc.property(payload, (html) => {
        const clean = sanitizeRichText(html);
        expect(sanitizeRichText(clean)).toBe(clean);
        expect(faultsIn(clean)).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });
});
