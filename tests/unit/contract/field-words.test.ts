import fc from "fast-check";
import { z } from "zod";
import { nameOfParam } from "@/lib/club-api/http/body";
import { failureText, fieldWords } from "@/lib/contract/failure-texts";
import labels from "@/lib/contract/failure-texts/field-labels.json";
import { reasonOfIssue } from "@/lib/contract/failure-texts/field-reasons";
import plainTexts from "@/lib/contract/failure-texts/field-reasons.json";
import { fieldLabel } from "@/lib/contract/failure-texts/field-words";
import sizedTexts from "@/lib/contract/failure-texts/sized-reasons.json";
import { contract, routeKey } from "@/lib/contract/routes";
import { languages } from "@/lib/shared/languages";
import { fieldsOf } from "@/tests/support/contract/fields";

const reasonCodes = [...Object.keys(plainTexts.en), ...Object.keys(sizedTexts.en)];

/** The names of all fields that a schema knows, at any depth. */
const namesOf = (schema: unknown) =>
  fieldsOf(schema).flatMap(({ path }) => path.split(".").filter((part) => /^\D/.test(part) && part !== "en"));

/** Fields that programs fill in: numbers of records, proofs, pages of lists, what an identity provider or a browser's subscription sends. */
const machines =
  /(?:^i|I)d(?:x|xs|2)$|[tT]oken$|^(?:_nop_|[a-cmwxy]|enc_data|integrity_value|token_version_id|web_transaction_id|requestNo|ver|p256dh|auth|receipt)$|^(?:count|old|next|expects|known|seen|seenSeqs|stamp|step|test|seed|role|persona|payload|entityKey|ruleVersion|withVersion|targetType|lock|light|line|later|terms|skipFaulty|overwriteCustom|leavesOutSuspended|includeDailyWeatherMidnight)$|^is(?:Create|Read|Update|Delete|Draft|ExistBanner|MainPage|Recommended|Removed|Told)$/;

describe("a refused field is named in words", () => {
  test.each(languages)("%s has a name for each field that a person fills in", (language) => {
    const named = Object.keys(labels[language]);
    const missing = contract.flatMap((route) =>
      [route.query, route.body]
        .flatMap((schema) => namesOf(schema))
        .filter((name) => !named.includes(name) && !machines.test(name) && !languages.includes(name as "en"))
        .map((name) => `${routeKey(route)} ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(languages)("%s has a name for each part of a path that can be refused", (language) => {
    const nameless = contract.flatMap((route) => {
      if (!route.params) return [];
      const names = Object.keys((route.params as z.ZodObject).shape);
      const wrong = Object.fromEntries(names.map((name) => [name, "~".repeat(300)]));
      const issues = route.params.safeParse(wrong, { reportInput: true }).error?.issues ?? [];
      return issues
        .map((issue) => nameOfParam(String(issue.path[0]), issue))
        .filter((name) => fieldLabel(language, name) === fieldLabel(language, ""))
        .map((name) => `${routeKey(route)} ${name}`);
    });
    expect(nameless).toEqual([]);
  });

  test("all languages name the same fields, each in words of its own", () => {
    for (const language of languages) {
      expect(Object.keys(labels[language])).toEqual(Object.keys(labels.en));
      for (const label of Object.values(labels[language])) expect(label).not.toMatch(/^\s*$|[{}:]/);
    }
    const same = Object.entries(labels.en).filter(([name, label]) => labels.ko[name as "id"] === label);
    expect(same).toEqual([]);
  });

  test.each([
    ["agreeRules", "Consent to the rules"],
    ["i18n.ko.title", "Title (Korean)"],
    ["players.1.name", "Name 2"],
    ["values.1", "Value 2"],
    ["certToken", "Identity check"],
    ["faqIdx", "Record number"],
    ["idxs.1", "Record number 2"],
    ["body", "Request"],
  ])("%s is %s", (path, label) => {
    expect(fieldLabel("en", path)).toBe(label.replace("Value", labels.en.values));
  });
});

describe("a refusal says what is wrong", () => {
  test.each(languages)("in %s, whatever field it names, with a reason or without", (language) => {
    const paths = fc.oneof(fc.constantFrom(...Object.keys(labels.en), "values.1", "body", ""), fc.string());
    const reasons = fc.oneof(fc.constantFrom(...reasonCodes, ""), fc.constant(undefined));
    fc.assert(
      fc.property(paths, reasons, (path, reason) => {
        const [label, sentence] = fieldWords(language, reason === undefined ? [path] : [path, reason, "3"]);
        const text = failureText(language, "VAL_FIELD", reason === undefined ? [path] : [path, reason, "3"]);
        expect(label.length).toBeGreaterThan(0);
        expect(sentence).toMatch(/[.。]$/);
        expect(text).toMatch(/[.。]$/);
        expect(text).not.toMatch(/[:：]\s*$|\{\w*\}/);
      }),
    );
  });

  /** One fault of each kind that zod finds. */
  const faults: [string, z.ZodType, unknown][] = [
    ["invalid_type", z.strictObject({ title: z.string() }), {}],
    ["invalid_type", z.string(), 3],
    ["too_small", z.string().min(3), "a"],
    ["too_small", z.array(z.int()).min(2), [1]],
    ["too_small", z.int().min(5), 1],
    ["too_big", z.string().max(3), "abcd"],
    ["too_big", z.array(z.int()).max(1), [1, 2]],
    ["too_big", z.int().max(5), 9],
    ["too_big", z.date().max(new Date(0)), new Date("2026-11-23T00:00:00Z")],
    ["invalid_format", z.string().regex(/^[1-9]\d{3}$/), "x"],
    ["invalid_format", z.email(), "x"],
    ["not_multiple_of", z.number().multipleOf(2), 3],
    ["unrecognized_keys", z.strictObject({}), { surprise: 1 }],
    ["invalid_union", z.union([z.ipv4(), z.ipv6()]), "x"],
    ["invalid_key", z.record(z.string().max(1), z.int()), { ab: 1 }],
    ["invalid_value", z.enum(["a"]), "b"],
    ["custom", z.string().refine(() => false), "x"],
  ];
  test.each(faults)("%s in words of each language, without a word of the checker", (code, schema, value) => {
    const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
    expect(issue?.code).toBe(code);
    for (const language of languages) {
      const sentence = issue ? fieldWords(language, ["title", ...reasonOfIssue(issue)])[1] : "";
      expect(sentence).not.toMatch(/expected|received|undefined|pattern|string|invalid|예상|타입|\^|\{/i);
      expect(sentence).toMatch(/[.。]$/);
    }
  });

  test("with its bound: how many letters, how many entries, how large", () => {
    const said = (schema: z.ZodType, value: unknown) => {
      const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
      return issue && fieldWords("en", ["title", ...reasonOfIssue(issue)])[1];
    };
    expect(said(z.string().max(100), "x".repeat(101))).toBe("Please enter at most 100 characters.");
    expect(said(z.array(z.int()).max(2), [1, 2, 3])).toBe("At most 2 are allowed.");
    expect(said(z.int().min(1), 0)).toBe("This number must be at least 1.");
  });
});
