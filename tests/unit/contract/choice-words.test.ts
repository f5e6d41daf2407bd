import { z } from "zod";
import codeGroups from "@/lib/club-api/db/seed/data/common/codes.json";
import { fieldWords } from "@/lib/contract/failure-texts";
import { choiceInWords } from "@/lib/contract/failure-texts/choice-words";
import choiceWords from "@/lib/contract/failure-texts/choice-words.json";
import { type Reason, reasonOfIssue } from "@/lib/contract/failure-texts/field-reasons";
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
  category: ["ishm.texts.categories"],
  channels: ["ishm.terms.agreements.channels"],
  consentHow: ["ishm.hof.consent.ways"],
  corner: ["ishm.brand.styles"],
  couponType: ["ishm.coupons.terms.types"],
  dayKind: ["ishm.teeTimes.dayKinds"],
  dayType: ["ishm.fees.days"],
  density: ["ishm.brand.styles"],
  devicePc: ["ishm.banner.form.device"],
  document: ["ishm.lostItems.claim.documents"],
  feeCode: ["feeCodes"],
  fonts: ["ishm.brand.styles"],
  gender: ["account.info.genders"],
  heldFor: ["timeOpenCodes"],
  holeCode: ["holeCodes"],
  holidayType: ["ishm.holidays.types"],
  kind: [
    "ishm.routeRules.kinds",
    "pft.grounds.kinds",
    "ishm.clubEntries.kinds",
    "ishm.dataRequests.kinds",
    "ishm.siteScene.photographs.kinds",
  ],
  kinds: ["account.notices.kinds"],
  level: ["joins.levels"],
  levels: ["joins.levels"],
  light: ["ishm.siteScene.lights"],
  lines: ["ishm.brand.styles"],
  mode: ["ishm.draws.modes", "ishm.ipBlocks.modes"],
  niceDriver: ["ishm.siteCert.drivers"],
  openType: ["timeOpenCodes"],
  pace: ["joins.paces"],
  period: ["periodCodes"],
  permit: ["ishm.menus.permits"],
  placeKind: ["ishm.clubEntries.places"],
  primeDay: ["ishm.fairness.days"],
  removeFiles: ["ishm.siteAddition.pictures"],
  replyBy: ["ishm.inquiries.replyBy"],
  reservationType: ["reservationTypes"],
  rsvCycle: ["rsvCycles"],
  scope: ["ishm.ipBlocks.scopes"],
  season: ["ishm.fnb.form.seasons"],
  state: ["ishm.siteState.states", "ishm.admins.states"],
  states: ["memberStates"],
  stock: ["ishm.reference.form.stocks"],
  target: ["ishm.menus.address.targets"],
  terrain: ["ishm.siteScene.terrains"],
  test: ["ishm.setup.tests.names"],
  type: ["referenceTypes", "certificationTypes"],
  unit: ["ishm.fees.units"],
  values: ["ishm.policies.choices"],
  viewportZoom: ["ishm.siteAddition.zooms"],
  wayKind: ["ishm.clubEntries.ways"],
  weather: ["ishm.siteScene.photographs.weathers"],
  weekCode: ["weekCodes"],
  weekCodes: ["weekCodes"],
  weekType: ["weekTypes"],
};

/** The words of a part of the messages, or of a group of codes. */
function wordsAt(language: Language, place: string): Words {
  const group = codeGroups.find(({ id }) => id === place);
  if (group) return Object.fromEntries(group.entries.map(({ key, names }) => [key, names[language]]));
  const found = place
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], messages[language]);
  const labelOf = (word: string | { label?: string; name?: string }) =>
    typeof word === "string" ? word : (word.label ?? word.name ?? "");
  return Object.fromEntries(
    Object.entries(found as Record<string, string>).map(([key, word]) => [key, labelOf(word)]),
  );
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
    expect(fieldWords("en", ["gender", "one_of", "M, X"])[1]).toContain("M / X");
  });

  /** Numbers that are no codes, steps that a button takes, kinds that an address names, and what a browser says of itself. */
  const programs =
    /^(?:agreedStage|choiceRank|ruleVersion|late|nobody|action|event|entity|targetType|purpose|device|scope)$/;
  /** The same numbers are other words in each of their calls. */
  const ambiguous = ["PUT /ops/data-requests/{id} state", "POST /ext/views kind"];

  /** Why a choice of a few at a path is refused; null for a field of another kind. */
  function refusedChoice(path: string, schema: z.ZodType): Reason | null {
    const issue = schema.safeParse("no such choice", { reportInput: true }).error?.issues[0];
    if (issue?.code !== "invalid_value" || issue.path.length > 0 || issue.values.length > 8) return null;
    return reasonOfIssue({ ...issue, path: path.split(".") });
  }

  test("no choice of a few in a body is refused without its words, or with its codes", () => {
    const silent = contract.flatMap((route) =>
      fieldsOf(route.body).flatMap(({ path, schema }) => {
        const [reason, keys = ""] = refusedChoice(path, schema) ?? [];
        const field = path.split(".").findLast((part) => /^\D/.test(part)) ?? path;
        if (programs.test(field) || ambiguous.includes(`${routeKey(route)} ${path}`)) return [];
        const hasCodes =
          reason === "one_of" && keys.split(", ").some((key) => choiceInWords("en", path, key) === null);
        return reason === "choice" || hasCodes ? [`${routeKey(route)} ${path}: ${keys}`] : [];
      }),
    );
    expect(silent).toEqual([]);
  });

  test("numbers stand in their order, whatever order a program keeps their keys in", () => {
    const schema = z.strictObject({ holeCode: z.enum(["09", "18", "27"]) });
    const issue = schema.safeParse({ holeCode: "x" }, { reportInput: true }).error?.issues[0];
    expect(issue && reasonOfIssue(issue)).toEqual(["one_of", "09, 18, 27"]);
  });
});
