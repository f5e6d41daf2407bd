import { escapeJsonLd, stripTags, truncate } from "@/lib/shared/texts/text";

describe("cutting a text", () => {
  test.each([
    ["short", 10, "short"],
    ["exactly ten", 11, "exactly ten"],
    ["a longer sentence", 9, "a longer…"],
    ["안녕하세요 여러분", 4, "안녕하…"],
    ["⛳🏌🏌🏌", 3, "⛳🏌…"],
    ["abc", 1, "…"],
  ])("%j to %i is %j", (text, maxLength, cut) => {
    expect(truncate(text, maxLength)).toBe(cut);
  });
});

describe("plain text of html", () => {
  test.each([
    ["<p>One</p><p>Two</p>", "One Two"],
    ["미르<b>솔</b>은", "미르솔은"],
    ["a<br>b<br/>c", "a b c"],
    ["  many \n\n spaces&nbsp; ", "many spaces"],
    ["Tom &amp; Jerry &lt;3 &quot;x&#39;&#x41;", "Tom & Jerry <3 \"x'A"],
    ["3 < 5 and 5 > 3", "3 < 5 and 5 > 3"],
    ["a<!-- <b>hidden</b> -->b", "a b"],
    ["a<script>alert('<p>')</script>b", "a b"],
    ["a<STYLE type='x'>p{}</STYLE >b", "a b"],
    ["a<script>1</script>b<script>2</script>c", "a b c"],
    ["a<script>never closed", "a"],
    ["a<p unclosed", "a"],
    ["<p>一つ。</p><p>二つ？</p><ul><li>三つ</li><li>四つ</li></ul>", "一つ。二つ？三つ 四つ"],
    ["&unknown; &#0; &#x110000;", "&unknown; &#0; &#x110000;"],
    ["", ""],
  ])("%j is %j", (html, text) => {
    expect(stripTags(html)).toBe(text);
  });

  test.each(["<", "<a", "<!--", "<script>", "&#", "</"])(
    "ten times as much of %j takes no hundred times as long",
    (piece) => {
      const timeOf = (count: number) => {
        const started = performance.now();
        stripTags(piece.repeat(count));
        return performance.now() - started;
      };
      timeOf(10_000);
      // A pause of the process makes one pair look worse, never all of them; what grows by the square is never below.
      const ratio = () => timeOf(200_000) / Math.max(timeOf(20_000), 0.5);
      let smallest = ratio();
      for (let pair = 1; pair < 20 && smallest >= 60; pair += 1) smallest = Math.min(smallest, ratio());
      expect(smallest).toBeLessThan(60);
    },
  );
});

describe("JSON inside a script element", () => {
  test("cannot close the element and reads back the same", () => {
    const title = "</script><img onerror=alert(1)> & \u2028\u2029 <!--";
    const json = escapeJsonLd(JSON.stringify({ title }));
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ title });
  });
});
