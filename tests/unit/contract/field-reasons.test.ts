import { z } from "zod";
import {
  type FieldReason,
  fieldReason,
  isFieldReason,
  type Reason,
  reasonOfIssue,
} from "@/lib/contract/failure-texts/field-reasons";
import plainTexts from "@/lib/contract/failure-texts/field-reasons.json";
import sizedTexts from "@/lib/contract/failure-texts/sized-reasons.json";
import { wants } from "@/lib/contract/wants";
import { languages } from "@/lib/shared/languages";

function reasonFor(schema: z.ZodType, value: unknown, reportInput = true): Reason | undefined {
  const issue = schema.safeParse(value, { reportInput }).error?.issues[0];
  return issue && reasonOfIssue(issue);
}

describe("the reason of a refused field", () => {
  const anyDate = new Date("2026-11-23T00:00:00Z");
  const address = z.union([z.ipv4(), z.cidrv4()], wants("like", "203.0.113.7"));
  const shape = z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("a") })]);

  test.each<[string, z.ZodType, unknown, ...Reason]>([
    ["a missing text", z.strictObject({ title: z.string() }), {}, "required"],
    ["an empty text", z.string().min(1), "", "required"],
    ["an empty list", z.array(z.int()).min(1), [], "required"],
    ["a missing choice", z.enum(["a"]), undefined, "required"],
    ["a missing union", address, undefined, "required"],
    ["an undeclared field", z.strictObject({}), { title: 1 }, "unknown"],
    ["an undeclared key of a record", z.record(z.string().max(1), z.int()), { ab: 1 }, "unknown"],
    ["a number where a text is wanted", z.string(), 3, "text"],
    ["a text where a number is wanted", z.number(), "3", "number"],
    ["a text where yes or no is wanted", z.boolean(), "yes", "yes_no"],
    ["a text where a list is wanted", z.array(z.int()), "1", "list"],
    ["a text where parts are wanted", shape, "1", "parts"],
    ["null where nothing may be null", z.string(), null, "text"],
    ["a value where nothing may be", z.null(), 1, "empty"],
    ["a fraction", z.int(), 1.5, "whole"],
    ["a wrong element", z.map(z.string(), z.string().max(1)), new Map([["a", "bc"]]), "too_long", "1"],
    ["a short text", z.string().min(2), "a", "too_short", "2"],
    ["a long text", z.string().max(1), "ab", "too_long", "1"],
    ["a long list", z.array(z.int()).max(1), [1, 2], "too_many", "1"],
    ["a small number", z.int().min(1), 0, "too_small", "1"],
    ["zero where more is wanted", z.int().positive(), 0, "more_than", "0"],
    ["a big number", z.number().max(1), 2, "too_big", "1"],
    ["one where less is wanted", z.number().lt(1), 1, "less_than", "1"],
    ["an early date", z.date().min(anyDate), new Date(0), "period"],
    ["a late date", z.date().max(new Date(0)), anyDate, "period"],
    ["a text that is no date", z.iso.date(), "2026-02-30", "date"],
    ["a text that is no moment", z.iso.datetime(), "2026", "moment"],
    ["a text that is no address", z.url(), "x", "web_address"],
    ["a text of another form", z.string().regex(/^a$/, wants("like", "a, b")), "x", "like", "a, b"],
    ["a number outside its step", z.number().multipleOf(2), 3, "step", "2"],
    ["a text that fits no branch", address, "x", "like", "203.0.113.7"],
    ["another choice", z.enum(["road", "rail"]), "c", "one_of", "road, rail"],
    ["another key of a code", z.enum(["10", "20"]), "30", "choice"],
    ["another letter where Y or N is wanted", z.enum(["Y", "N"]), "X", "yes_no"],
    ["a choice of more than a dozen", z.enum([..."abcdefghijklm"]), "z", "choice"],
    ["a no where only yes will do", z.literal(true), false, "yes_no"],
    ["an unknown kind", shape, { kind: "b" }, "choice"],
    ["a rule without a reason", z.string().refine(() => false), "x", "check"],
    ["a rule with a reason", z.string().refine(() => false, wants("twice")), "x", "twice"],
    ["a rule with words of its own", z.string().refine(() => false, "No."), "x", "check"],
  ])("%s", (_, schema, value, ...reason) => {
    expect(reasonFor(schema, value)).toEqual(reason);
  });

  test.each([{ agreeRules: false }, {}])("rules that were not agreed to: %j", (body) => {
    expect(reasonFor(z.strictObject({ agreeRules: z.literal(true) }), body)).toEqual(["agree"]);
  });

  test("a missing text is known without the reported input", () => {
    expect(reasonFor(z.string(), undefined, false)).toEqual(["required"]);
    expect(reasonFor(z.string(), 3, false)).toEqual(["text"]);
  });

  test("of different branches the telling reason wins over the type", () => {
    expect(reasonFor(z.union([z.int(), z.string().max(1)]), "ab")).toEqual(["too_long", "1"]);
  });
});

describe("the sentence of a reason", () => {
  const reasons = [...Object.keys(plainTexts.en), ...Object.keys(sizedTexts.en)].filter(isFieldReason);

  test.each(languages)("%s has one of its own for every reason", (language) => {
    expect(Object.keys(plainTexts[language])).toEqual(Object.keys(plainTexts.en));
    expect(Object.keys(sizedTexts[language])).toEqual(Object.keys(sizedTexts.en));
    const texts = reasons.map((reason: FieldReason) => fieldReason(language, reason, "7"));
    expect(texts.filter((text) => text.trim() !== text || !/[.。]$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(reasons.length);
  });

  test.each(languages)("in %s what a reason names has its place, and no other reason has one", (language) => {
    expect(Object.values(plainTexts[language]).filter((text) => text.includes("{"))).toEqual([]);
    expect(Object.values(sizedTexts[language]).filter((text) => text.split("{n}").length !== 2)).toEqual([]);
  });
});
