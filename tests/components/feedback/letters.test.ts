import { languages } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { fontSheets } from "@/lib/web/fonts";
import { answering, success } from "./support";

const linked = () =>
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
    (link) => new URL(link.href).pathname,
  );
const sheetsOf = (...scripts: string[]) => scripts.flatMap((script) => fontSheets(script).late);

async function read(language: string, name: string) {
  document.head.replaceChildren();
  document.documentElement.lang = language;
  answering(success({ name }));
  await call("GET /site/info", { query: {} });
  return linked();
}

afterEach(() => {
  delete document.documentElement.dataset.member;
  document.head.replaceChildren();
});

describe("names in scripts that the page has no letters for", () => {
  beforeEach(() => {
    document.documentElement.dataset.member = "0123456789ab";
  });

  test.each([
    ["en", "김미루", ["ko"]],
    ["ja", "김미루", ["ko"]],
    ["zh", "김미루", ["ko"]],
    ["ko", "김미루", []],
    ["en", "田中 はるか", ["ja", "zh"]],
    ["ko", "王伟", ["ja", "zh"]],
    ["ja", "王伟", []],
    ["en", "Smith, José – 20 °C", []],
  ])("on a page in %s %s is read with the sheets of %j", async (language, name, scripts) => {
    expect(await read(language, name)).toEqual(sheetsOf(...scripts));
  });

  test("a sheet is linked once, however many answers need it", async () => {
    await read("en", "김미루");
    answering(success({ name: "박바람" }));
    await call("GET /site/info", { query: {} });
    expect(linked()).toEqual(sheetsOf("ko"));
  });
});

test.each(languages)("a visitor's page in %s fetches no letters for an answer", async (language) => {
  expect(await read(language, "김미루 田中 王伟")).toEqual([]);
});
