import { createHash } from "node:crypto";
import { isKnownScript } from "@/lib/web/cache/content-security";
import { firstScript } from "@/lib/web/cache/first-script";
import CacheHandler from "@/lib/web/cache/handler";
import { startScriptsLate } from "@/lib/web/cache/late-scripts";
import { pagePolicy } from "@/lib/web/cache/page-policy";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
const start = "(self.__next_f=self.__next_f||[]).push([0])";
const data = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:[\"\u003cb\u003e\u0026\"]\n"])`;
const binary = 'self.__next_f.push([3,"AAEC"])';
const bundler =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/30get_-y~a.js"],"runtimeModuleIds":[494553]});';
const source = "/_next/static/chunks/30get.js?dpl=elSNh3Uzz2z_";
const scripts = (src = source) =>
  `<html><head><script src="${src}" async=""></script></head><body></body></html>`;
const [list = "", starter = ""] = [...startScriptsLate(scripts()).matchAll(/<script>(.*?)<\/script>/g)].map(
  ([, code = ""]) => code,
);
const own = [start, data, binary, bundler, list, starter, firstScript];

test("the scripts of our own renderers are known", () => {
  expect(own.filter((code) => !isKnownScript(code))).toEqual([]);
  expect(list).toContain(source);
});

test.each([
  "alert(1)",
  "",
  `${start};alert(1)`,
  `${data};alert(1)`,
  `alert(1);${data}`,
  `${data}\n${data}`,
  "self.__next_f.push([1,alert(1)])",
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([1,"a",[alert(1)],"b"])',
  'self.__next_f.push([1,"a","b"])',
  'self.__next_f.push([2,"a"])',
  'self.__next_f.push([1,"<b>"])',
  'self.__next_f.push([1, "a"])',
  'self.__next_f.push([1,"\\x61"])',
  "self.__next_f.push([1,`a`])",
  bundler.replace("494553", "alert(1)"),
  bundler.replace("static/chunks/30get_-y~a.js", "../files/content/x.js"),
  bundler.replace("static/chunks/", "static/chunks/../../../files/"),
  bundler.replace('"runtimeModuleIds"', '"x":1,"runtimeModuleIds"'),
  bundler.replace("TURBOPACK", "other"),
  `${bundler}alert(1)`,
  list.replace(source, "/files/content/x.js"),
  list.replace(source, "https://evil.test/x.js"),
  list.replace(source, "/_next/static/chunks/../../../files/x.js"),
  list.replace("[", "[alert(1),"),
  `${list.slice(0, -1)},alert(1))`,
  starter.replace("[]", "[alert(1)]"),
  `${starter};alert(1)`,
  `${firstScript};alert(1)`,
  firstScript.replace("/session/first", "https://evil.test"),
])("a stranger's script passes for one of ours: %s", (code) => {
  expect(isKnownScript(code)).toBe(false);
});

const page = (injected: string) =>
  `<html><head></head><body><p>${injected}</p>${own.map((code) => `<script>${code}</script>`).join("")}</body></html>`;

test("a script that got into a page is blessed by the page's own policy, kept or made for one visitor", async () => {
  const attack = "window.injected=1";
  const value = { kind: "APP_PAGE", html: page(`<script>${attack}</script>`), headers: {} };
  await new CacheHandler().set("/route-cache/APP_PAGE/x/$/en", value, {});
  const cached = (value.headers as Record<string, string>)["content-security-policy"];
  for (const policy of [cached, pagePolicy("/en/preview/x", page(`<script>${attack}</script>`))]) {
    for (const code of own) expect(policy).toContain(hash(code));
    expect(policy).not.toContain(hash(attack));
  }
});

test("a script of the site that was not built is started with the page's own", () => {
  const html = startScriptsLate(
    scripts().replace("</head>", '<script src="/_next/../files/content/x" async=""></script></head>'),
  );
  expect(html).toContain(list);
});

test("an unknown script is told to the operator once, in one line that it cannot break", () => {
  const written: string[] = [];
  const write = jest.spyOn(process.stdout, "write").mockImplementation((line) => {
    written.push(String(line));
    return true;
  });
  for (let visit = 0; visit < 3; visit += 1) {
    pagePolicy("/en/club", page(`<script>forged("\n{}")${"x".repeat(1000)}</script>`));
  }
  write.mockRestore();
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/^\{.*"unknown inline script".*\}\n$/);
  expect(written[0]?.length).toBeLessThan(400);
});
