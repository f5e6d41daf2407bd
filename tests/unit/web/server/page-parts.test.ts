import { withoutChance } from "@/tests/support/web/page-parts";

const script = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const page = (...pieces: string[]) => `<p>words</p>${pieces.map(script).join("")}`;

test("a page whose parts were ready in another order is the same page; another link makes another one", () => {
  const one = page('16:T4,{"a"', '1f:I["card"]\n2:["$L1f","$16"]\n');
  const other = page('a:I["card"]\n2:["$La","$', 'b"]\nb:T4,{"a"');
  expect(withoutChance(other)).toBe(withoutChance(one));
  expect(withoutChance(page('16:T4,{"b"', '1f:I["card"]\n2:["$L1f","$16"]\n'))).not.toBe(withoutChance(one));
  expect(withoutChance(one.replace("words", "other words"))).not.toBe(withoutChance(one));
});
