import type { FnbText } from "../../../lib/web/boards/fnb-draft";

/** The foods whose origin a card has to name in Korea (domain.md 7.14). */
export const originKinds = ["meat", "fish", "rice", "kimchi"] as const;
export type OriginKind = (typeof originKinds)[number];

const byAllergen: Readonly<Record<string, OriginKind>> = {
  beef: "meat",
  pork: "meat",
  chicken: "meat",
  fish: "fish",
  mackerel: "fish",
  squid: "fish",
  crab: "fish",
  shrimp: "fish",
  abalone: "fish",
};

/** Words of dishes, in the languages in which a club writes. */
const words: Readonly<Record<OriginKind, RegExp>> = {
  meat: /[소쇠돼]고기|돼지|한우|갈비|삼겹|불고기|등심|안심|닭|치킨|오리|양고기|육회|제육|돈[가까]스|스테이크|\b(?:beef|pork|chicken|duck|lamb|sirloin|steak|ribs?|bulgogi|galbi)\b|牛(?![乳奶油])|豚|鶏|鴨|羊肉|肉|鸡|鸭|ステーキ|カルビ|チキン/iu,
  fish: /생선|명태|황태|북어|동태|고등어|갈치|조기|광어|우럭|참돔|연어|참치|장어|아귀|낙지|오징어|꽃게|전복|회덮밥|\b(?:fish|pollack|mackerel|salmon|tuna|eel|cod|squid|octopus|abalone|crab)\b|魚|刺身|鮭|鯖|サーモン|マグロ|うなぎ|タラ|アワビ|鱼|鲍/iu,
  rice: /쌀|밥|죽|떡|\b(?:rice|bibimbap|gimbap|porridge)\b|米|飯|ご飯|粥|丼|キンパ|ビビンバ|饭/iu,
  kimchi: /김치|묵은지|깍두기|\bkimchi\b|キムチ|泡菜/iu,
};

type Dish = { text: FnbText; allergens: readonly string[] };

/** Which of these foods a dish seems to hold: by its allergens, and by its name and description. */
export function originKindsOf({ text, allergens }: Dish): OriginKind[] {
  const said = `${text.name} ${text.description}`;
  return originKinds.filter(
    (kind) => words[kind].test(said) || allergens.some((allergen) => byAllergen[allergen] === kind),
  );
}
