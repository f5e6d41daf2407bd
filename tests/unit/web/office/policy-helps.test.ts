import { languages } from "@/lib/shared/languages";
import { policyValues } from "@/lib/shared/policy-values";
import en from "@/messages/en.json";
import ja from "@/messages/ja.json";
import ko from "@/messages/ko.json";
import zh from "@/messages/zh.json";

const texts = { en, ko, ja, zh };

test.each(languages)("every policy says in %s in one short sentence what it does", (language) => {
  const helps: Record<string, string> = texts[language].ishm.policies.helps;
  expect(Object.keys(helps).sort()).toEqual(Object.keys(policyValues).sort());
  const tooLong = Object.entries(helps).filter(([, help]) => help.length > 60 || /[.。].+/.test(help));
  expect(tooLong).toEqual([]);
});
