import {
  addPass,
  blockedPass,
  everyPass,
  passFor,
  readPasses,
  refusedPass,
} from "@/lib/web/session/menu-passes";

const none = readPasses(undefined);

test("a pass that was added is found for its menu and for the sections of its page", () => {
  const passes = readPasses(addPass(none, "060000", "1795.abc-_"));
  expect(passFor(passes, ["060000"])).toBe("1795.abc-_");
  expect(passFor(passes, ["060300"])).toBe("1795.abc-_");
  expect(passFor(passes, ["030500"])).toBeNull();
});

test("the own pass of a section comes before that of its page", () => {
  const passes = readPasses(addPass(readPasses(addPass(none, "060000", "page")), "060300", "section"));
  expect(passFor(passes, ["060300"])).toBe("section");
});

test("what belongs to several pages is asked for with the passes of all of them, each once", () => {
  const passes = readPasses(addPass(readPasses(addPass(none, "060000", "1.papers")), "080000", "2.gifts"));
  expect(passFor(passes, ["060300", "080000"])).toBe("1.papers.2.gifts");
  expect(passFor(passes, ["060100", "060300"])).toBe("1.papers");
  expect(everyPass(readPasses(addPass(passes, "030000", refusedPass)))).toBe("1.papers.2.gifts");
});

test("a refusal is no pass, and a pass takes its place", () => {
  const refused = readPasses(addPass(none, "060300", refusedPass));
  expect(passFor(refused, ["060300"])).toBeNull();
  expect(passFor(readPasses(addPass(none, "060300", blockedPass)), ["060300"])).toBeNull();
  expect(passFor(readPasses(addPass(refused, "060300", "good")), ["060300"])).toBe("good");
});

test.each([
  "",
  "x",
  "060300",
  "060300:",
  "06030:abc",
  "060300:a b",
  "060300:a;b",
  `060300:${"x".repeat(201)}`,
])("a forged cookie %j holds nothing", (value) => {
  expect([...readPasses(value)]).toEqual([]);
});

test("a cookie of many passes does not grow without end", () => {
  let value = "";
  for (let code = 100_000; code < 100_100; code += 1)
    value = addPass(readPasses(value), String(code), "pass");
  expect(value.length).toBeLessThan(500);
});
