import type { z } from "zod";
import { failureText, fieldWords } from "@/lib/contract/failure-texts";
import { isFieldReason, reasonOfIssue } from "@/lib/contract/failure-texts/field-reasons";
import { contract, routeKey } from "@/lib/contract/routes";
import { languages } from "@/lib/shared/languages";
import { type Field, fieldsOf } from "@/tests/support/contract/fields";

/** Values that a field refuses: nothing, another type, too short, too long, another form. */
const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  "",
  "a",
  "!",
  "0",
  "99:99",
  "2026-02-30",
  "가".repeat(300_000),
  -1,
  1.5,
  0,
  1_000_000,
  1e12,
  [],
  [null],
  Array(10_000).fill(1),
  { surprise: 1 },
];

const callsOf = contract.flatMap((route) =>
  [route.params, route.query, route.body].flatMap((schema) =>
    fieldsOf(schema).map((field) => ({ key: routeKey(route), ...field })),
  ),
);

type Check = { _zod: { def: { check: string; format?: string; error?: (issue: object) => unknown } } };

/** Messages of the patterns and rules of one schema. */
function rulesOf(schema: z.ZodType): string[] {
  const { checks = [] } = schema._zod.def as { checks?: readonly Check[] };
  return checks
    .map(({ _zod }) => _zod.def)
    .filter(({ check, format }) => check === "custom" || format === "regex")
    .map(({ error }) => String(error?.({})));
}

type Refusal = { path: string; vars: readonly [string, ...string[]] };

/** The refusals of a field, at its place in the call: of each value the first fault, as the club API names it. */
function refusalsOf({ path, schema }: Field): Refusal[] {
  return wrongValues.flatMap((value) => {
    const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
    if (!issue) return [];
    const whole = [...path.split("."), ...issue.path].map(String).filter((part) => part !== "");
    const named = { ...issue, path: whole } as z.core.$ZodIssue;
    return [{ path: whole.join("."), vars: [whole.join("."), ...reasonOfIssue(named)] }];
  });
}

describe("every field of every call says what is wanted of it", () => {
  const refusals = new Map<string, Refusal>();
  for (const call of callsOf)
    for (const refusal of refusalsOf(call)) refusals.set(refusal.vars.join("\n"), refusal);
  const all = [...refusals.values()];

  test("with a reason of its own, whatever is sent", () => {
    expect(all.length).toBeGreaterThan(2000);
    expect(all.filter(({ vars }) => vars[1] === "check").map(({ path }) => path)).toEqual([]);
  });

  test("also where only a whole entry can show it: each rule and pattern names what it wants", () => {
    const silent = callsOf.flatMap(({ key, path, schema }) =>
      rulesOf(schema)
        .filter((said) => !isFieldReason(said.split(" ")[0] ?? ""))
        .map((said) => `${key} ${path}: ${said}`),
    );
    expect(silent).toEqual([]);
  });

  test.each(languages)("in %s in words, without the form of a pattern or the name of a type", (language) => {
    const inEnglish = new Set(all.map(({ vars }) => fieldWords("en", vars)[1]));
    const wrong = all.filter(({ vars }) => {
      const [label, reason] = fieldWords(language, vars);
      const text = failureText(language, "VAL_FIELD", vars);
      const isForeign = language !== "en" && inEnglish.has(reason);
      const isOpen = label === "" || !/[.。]$/.test(reason) || /\{\w*\}|\{n\}/.test(text);
      return isForeign || isOpen || /expected|received|undefined|invalid|\bzod|[\^$\\]|\[object/i.test(text);
    });
    expect(wrong.map(({ vars }) => fieldWords(language, vars).join(": "))).toEqual([]);
  });
});
