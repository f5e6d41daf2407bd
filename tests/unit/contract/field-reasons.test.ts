import { z } from "zod";
import {
  type FieldReason,
  fieldReason,
  fieldReasons,
  reasonOfIssue,
} from "@/lib/contract/failure-texts/field-reasons";
import { languages } from "@/lib/shared/languages";

function reasonFor(schema: z.ZodType, value: unknown, reportInput = true): FieldReason | undefined {
  const issue = schema.safeParse(value, { reportInput }).error?.issues[0];
  return issue && reasonOfIssue(issue);
}

describe("the reason of a refused field", () => {
  const anyDate = new Date("2026-11-23T00:00:00Z");
  const address = z.union([z.ipv4(), z.cidrv4()]);
  const shape = z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("a") })]);

  test.each<[string, z.ZodType, unknown, FieldReason]>([
    ["a missing text", z.strictObject({ title: z.string() }), {}, "required"],
    ["an empty text", z.string().min(1), "", "required"],
    ["an empty list", z.array(z.int()).min(1), [], "required"],
    ["a missing choice", z.enum(["a"]), undefined, "required"],
    ["a missing union", address, undefined, "required"],
    ["an undeclared field", z.strictObject({}), { title: 1 }, "unknown"],
    ["an undeclared key of a record", z.record(z.string().max(1), z.int()), { ab: 1 }, "unknown"],
    ["another type", z.string(), 3, "type"],
    ["null where nothing may be null", z.string(), null, "type"],
    ["a fraction", z.int(), 1.5, "type"],
    ["a wrong element", z.map(z.string(), z.string().max(1)), new Map([["a", "bc"]]), "too_long"],
    ["a short text", z.string().min(2), "a", "too_short"],
    ["a long text", z.string().max(1), "ab", "too_long"],
    ["a long list", z.array(z.int()).max(1), [1, 2], "too_long"],
    ["a small number", z.int().min(1), 0, "too_small"],
    ["a big number", z.number().max(1), 2, "too_big"],
    ["an early date", z.date().min(anyDate), new Date(0), "period"],
    ["a late date", z.date().max(new Date(0)), anyDate, "period"],
    ["a text of another form", z.iso.date(), "2026", "format"],
    ["a number outside its step", z.number().multipleOf(2), 3, "format"],
    ["a text that fits no branch", address, "x", "format"],
    ["another choice", z.enum(["a"]), "b", "choice"],
    ["an unknown kind", shape, { kind: "b" }, "choice"],
    ["a rule without a reason", z.string().refine(() => false), "x", "format"],
    ["a rule with a reason", z.string().refine(() => false, { params: { reason: "period" } }), "x", "period"],
    [
      "a rule with a foreign reason",
      z.string().refine(() => false, { params: { reason: "?" } }),
      "x",
      "format",
    ],
  ])("%s", (_, schema, value, reason) => {
    expect(reasonFor(schema, value)).toBe(reason);
  });

  test.each([{ agreeRules: false }, {}])("rules that were not agreed to: %j", (body) => {
    expect(reasonFor(z.strictObject({ agreeRules: z.literal(true) }), body)).toBe("agree");
  });

  test("a missing text is known without the reported input", () => {
    expect(reasonFor(z.string(), undefined, false)).toBe("required");
    expect(reasonFor(z.string(), 3, false)).toBe("type");
  });

  test("of different branches the telling reason wins over the type", () => {
    expect(reasonFor(z.union([z.int(), z.string().max(1)]), "ab")).toBe("too_long");
  });
});

describe("the sentence of a reason", () => {
  test.each(languages)("%s has one of its own for every reason", (language) => {
    const texts = fieldReasons.map((reason) => fieldReason(language, reason));
    expect(texts.every((text) => text.trim() === text && text.length > 3)).toBe(true);
    expect(new Set(texts).size).toBe(fieldReasons.length);
  });
});
