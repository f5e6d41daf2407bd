import { isLasting, lastingOf, sharedAnswer } from "@/lib/club-api/platform/shared-answer";

const rows = [{ title: "one" }];
const asked = (name: string, from: readonly unknown[]) => sharedAnswer(name, from, () => ({ list: [name] }));

test("is the same object for as long as all that it follows from is the same", () => {
  const first = asked("list", [rows, "en", 3]);
  expect(asked("list", [rows, "en", 3])).toBe(first);
  expect(asked("other list", [rows, "en", 3])).not.toBe(first);
});

test.each([
  ["other rows that say the same", [[...rows], "en", 3]],
  ["another value", [rows, "en", 4]],
  ["something more", [rows, "en", 3, null]],
  ["something less", [rows, "en"]],
])("is made anew from %s", (_what, from) => {
  const first = asked("list", [rows, "en", 3]);
  expect(asked("list", from)).not.toBe(first);
});

test("can be changed by nobody, however deep, and only then it lasts", () => {
  const answer = sharedAnswer("deep", [rows], () => ({ list: [{ files: [{ name: "a" }] }] }));
  expect(() => Object.assign(answer.list[0]?.files[0] ?? {}, { name: "b" })).toThrow(TypeError);
  expect([isLasting(answer), isLasting({}), isLasting(Object.freeze({})), isLasting(null)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("freezes what lies in an object that was frozen at its top alone", () => {
  const shallow = Object.freeze({ list: [1] });
  expect(Object.isFrozen(lastingOf({ shallow }).shallow.list)).toBe(true);
});

test("of very many only the latest stay", () => {
  const first = asked("first", [rows]);
  for (let turn = 0; turn < 500; turn += 1) asked(`turn ${turn}`, [rows]);
  expect(asked("first", [rows])).not.toBe(first);
});
