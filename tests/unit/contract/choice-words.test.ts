import { z } from "zod";
import codeGroups from "@/lib/club-api/db/seed/data/common/codes.json";
import { failureText, fieldWords } from "@/lib/contract/failure-texts";
import choiceWords from "@/lib/contract/failure-texts/choice-words.json";
import { reasonOfIssue } from "@/lib/contract/failure-texts/field-reasons";
import { contract, routeKey } from "@/lib/contract/routes";
import { type Language, languages } from "@/lib/shared/languages";
import en from "@/messages/en.json";
import ja from "@/messages/ja.json";
import ko from "@/messages/ko.json";
import zh from "@/messages/zh.json";
import { fieldsOf } from "@/tests/support/contract/fields";

const messages = { en, ko, ja, zh };
type Words = Readonly<Record<string, string>>;

/** Where the screens, or the club's codes, have the words of each field's choices. */
const screens: Record<keyof (typeof choiceWords)["en"], readonly string[]> = {
  acts: ["ishm.delegations.acts"],
  building: ["ishm.siteScene.buildings"],
  caddieMode: ["ishm.policies.choices"],
  channels: ["ishm.terms.agreements.channels"],
  consentHow: ["ishm.hof.consent.ways"],
  couponType: ["ishm.coupons.terms.types"],
  dayKind: ["ishm.teeTimes.dayKinds"],
  dayType: ["ishm.fees.days"],
  devicePc: ["ishm.banner.form.device"],
  document: ["ishm.lostItems.claim.documents"],
  gender: ["account.info.genders"],
  holeCode: ["holeCodes"],
  holidayType: ["ishm.holidays.types"],
  kind: [
    "ishm.routeRules.kinds",
    "pft.grounds.kinds",
    "ishm.clubEntries.kinds",
    "ishm.dataRequests.kinds",
    "ishm.siteScene.photographs.kinds",
  ],
  level: ["joins.levels"],
  levels: ["joins.levels"],
  light: ["ishm.siteScene.lights"],
  mode: ["ishm.draws.modes", "ishm.ipBlocks.modes"],
  pace: ["joins.paces"],
  permit: ["ishm.menus.permits"],
  placeKind: ["ishm.clubEntries.places"],
  replyBy: ["ishm.inquiries.replyBy"],
  reservationType: ["reservationTypes"],
  rsvCycle: ["rsvCycles"],
  scope: ["ishm.ipBlocks.scopes"],
  season: ["ishm.fnb.form.seasons"],
  stock: ["ishm.reference.form.stocks"],
  target: ["ishm.menus.address.targets"],
  terrain: ["ishm.siteScene.terrains"],
  type: ["referenceTypes", "certificationTypes"],
  unit: ["ishm.fees.units"],
  values: ["ishm.policies.choices"],
  wayKind: ["ishm.clubEntries.ways"],
  weather: ["ishm.siteScene.photographs.weathers"],
};

/** The words of a part of the messages, or of a group of codes. */
function wordsAt(language: Language, place: string): Words {
  const group = codeGroups.find(({ id }) => id === place);
  if (group) return Object.fromEntries(group.entries.map(({ key, names }) => [key, names[language]]));
  const found = place
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], messages[language]);
  const labelOf = (word: unknown) => (typeof word === "string" ? word : (word as { label: string }).label);
  return Object.fromEntries(Object.entries(found as object).map(([key, word]) => [key, labelOf(word)]));
}

describe("choices of a refused field", () => {
  test.each(languages)("in %s are named as their screen names them", (language) => {
    for (const [field, places] of Object.entries(screens)) {
      const seen: Words = Object.assign({}, ...places.map((place) => wordsAt(language, place)));
      expect({ [field]: seen }).toMatchObject({ [field]: choiceWords[language][field as "unit"] });
    }
  });

  test.each<[string, string, Record<Language, string>]>([
    [
      "gender",
      "M, F, U",
      {
        en: "Please choose one of these: Male / Female / Not stated.",
        ko: "다음 중에서 선택해 주세요: 남성 / 여성 / 선택 안 함.",
        ja: "次の中から選んでください：男性 / 女性 / 未選択。",
        zh: "请从以下选项中选择：男 / 女 / 未说明。",
      },
    ],
    [
      "rows.2.holeCode",
      "09, 18",
      {
        en: "Please choose one of these: 9 holes / 18 holes.",
        ko: "다음 중에서 선택해 주세요: 9홀 / 18홀.",
        ja: "次の中から選んでください：9ホール / 18ホール。",
        zh: "请从以下选项中选择：9洞 / 18洞。",
      },
    ],
  ])("%s: %s", (path, keys, sentences) => {
    for (const language of languages)
      expect(fieldWords(language, [path, "one_of", keys])[1]).toBe(sentences[language]);
  });

  test("codes with words are listed, those without are not, and ids of the club stay", () => {
    const reasonAt = (field: string, keys: [string, ...string[]]) => {
      const schema = z.strictObject({ [field]: z.enum(keys) });
      const issue = schema.safeParse({ [field]: "x" }, { reportInput: true }).error?.issues[0];
      return issue && reasonOfIssue(issue);
    };
    expect(reasonAt("gender", ["M", "F"])).toEqual(["one_of", "M, F"]);
    expect(reasonAt("state", ["10", "20"])).toEqual(["choice"]);
    expect(fieldWords("en", ["values.2", "one_of", "PINE, 2"])[1]).toContain("PINE / 2");
  });

  /** Codes of lists' filters and of programs; the same number is another word in each of their calls. */
  const programs =
    /^(agreedStage|state|states|period|progress|choiceRank|ruleVersion|w|openType|heldFor|late|nobody)$/;

  test("no choice of a few in a body is refused without its words", () => {
    const silent = contract.flatMap((route) =>
      fieldsOf(route.body).flatMap(({ path, schema }) => {
        const issue = schema.safeParse("no such choice", { reportInput: true }).error?.issues[0];
        const field = path.split(".").findLast((part) => /^\D/.test(part)) ?? path;
        if (issue?.code !== "invalid_value" || issue.path.length > 0 || issue.values.length > 6) return [];
        const text = failureText("en", "VAL_FIELD", [
          path,
          ...reasonOfIssue({ ...issue, path: path.split(".") }),
        ]);
        const isSilent = text.includes("one from the list") && !programs.test(field);
        return isSilent ? [`${routeKey(route)} ${path}: ${issue.values.join(",")}`] : [];
      }),
    );
    expect(silent).toEqual([]);
  });
});
