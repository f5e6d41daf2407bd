import format from "use-intl/format-message/format-only";
import { compileMessages } from "@/lib/web/i18n/compile";

test("texts without arguments stay as they are written, others are ready to be formatted", () => {
  const messages = compileMessages({
    club: { name: "Pine Club", teams: "{n, plural, one {# team} other {# teams}}" },
  });
  expect(messages).toEqual({ club: { name: "Pine Club", teams: expect.any(Array) } });
});

test("the same texts are compiled once: a page that is made costs no catalogue", () => {
  const texts = { club: { name: "Pine Club" } };
  expect(compileMessages(texts)).toBe(compileMessages(texts));
  expect(compileMessages({ club: { name: "Pine Club" } })).not.toBe(compileMessages(texts));
});

test.each(["{", "{n, plural, }", "<b>open", "}"])(
  "a text that is no message is shown as it is: %s",
  (text) => {
    const { title } = compileMessages({ title: text });
    expect(title).toBe(text);
  },
);

test("an apostrophe that guards nothing is one", () => {
  expect(compileMessages({ title: "The club's day" })).toEqual({ title: "The club's day" });
});

test("the formatter of the bundle takes what is compiled here", () => {
  expect(format.raw).toBe(false);
});

test("what is compiled may cross from server to browser: plain objects only", () => {
  const { left } = compileMessages({ left: "{n, plural, one {# try} other {# tries}}" });
  const [options] = (left as unknown[]).flat().filter((part) => typeof part === "object");
  expect(Object.getPrototypeOf(options)).toBe(Object.prototype);
});
