import type { Database } from "../../database";
import { files, references } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { said, stamp, texts } from "./board-seed";
import { referenceFiles, storedFile } from "./reference-files";

type ReferenceType = (typeof references.$inferInsert)["type"];

type ReferenceSeed = {
  referenceIdx: number;
  type: ReferenceType;
  distance: number;
  timeOfDay: string;
  viewCount: number;
  downloadCount?: number;
  price?: string;
  productLink?: string;
  title: string;
  contents: string;
};

/** Eight references: two rules, a course paper, three forms, two goods (domain.md 10); 4 is P11's. */
export async function seedReferences(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  await tx.insert(references).values(
    seeds.map((seed) => ({
      ...stamp(clubIdx, days, seed.distance, seed.timeOfDay),
      referenceIdx: seed.referenceIdx,
      type: seed.type,
      viewCount: seed.viewCount,
      downloadCount: seed.downloadCount ?? 0,
      price: seed.price ?? null,
      productLink: seed.productLink ?? null,
      ...texts({ title: said(seed.title), contents: said(seed.contents) }, ["contents"]),
    })),
  );
  await tx.insert(files).values(
    await Promise.all(
      referenceFiles.map(async (file) => ({
        ...(await storedFile(file)),
        clubIdx,
        kind: "reference",
        createdAt: days.moment(-266, "10:00"),
      })),
    ),
  );
}

const seeds: readonly ReferenceSeed[] = [
  {
    referenceIdx: 1,
    type: "RULE",
    distance: -320,
    timeOfDay: "09:00",
    viewCount: 210,
    downloadCount: 64,
    title: "Rules of the club | 클럽 이용 규칙 | クラブ利用規則 | 俱乐部使用规则",
    contents:
      "Dress, pace of play and conduct on the course. | 복장, 경기 속도, 코스 예절을 담았습니다. | 服装、プレーの速さ、コースでのマナーについて。 | 着装、打球速度与球场礼仪。",
  },
  {
    referenceIdx: 2,
    type: "RULE",
    distance: -318,
    timeOfDay: "09:30",
    viewCount: 157,
    downloadCount: 39,
    title:
      "Local rules of the three courses | 세 코스의 로컬 룰 | 3コースのローカルルール | 三个球场的当地规则",
    contents:
      "Out of bounds, drop zones, and what counts as an obstruction. | OB 구역과 드롭 존, 장해물의 기준입니다. | OB、ドロップゾーン、障害物の扱いについて。 | 界外、抛球区及障碍物的认定。",
  },
  {
    referenceIdx: 3,
    type: "COURSE",
    distance: -300,
    timeOfDay: "11:00",
    viewCount: 342,
    downloadCount: 118,
    title:
      "Yardages of Mir, Sol and Baram | 미르·솔·바람 코스 거리표 | ミル・ソル・バラム ヤーデージ表 | 龙、松、风球场码数表",
    contents:
      "Lengths from the white tees in metres. | 화이트 티 기준 거리(미터)입니다. | ホワイトティーからの距離(メートル)です。 | 以白色发球台计，单位为米。",
  },
  {
    referenceIdx: 4,
    type: "FORM",
    distance: -266,
    timeOfDay: "10:00",
    viewCount: 120,
    downloadCount: 41,
    title: "Grouping sheet for teams | 단체팀 조편성표 | コンペ組み合わせ表 | 团队分组表",
    contents:
      "Hand it in one day before the competition. | 경기 1일 전까지 제출 | 競技の前日までにご提出ください。 | 请于比赛前一天提交。",
  },
  {
    referenceIdx: 5,
    type: "FORM",
    distance: -240,
    timeOfDay: "10:00",
    viewCount: 88,
    downloadCount: 27,
    title: "Request to waive a penalty | 위약 면제 신청서 | ペナルティ免除申請書 | 违约免除申请书",
    contents:
      "With a doctor's note or other evidence, at most twice a year. | 진단서 등 증빙과 함께 연 2회까지 신청할 수 있습니다. | 診断書などの証明を添えて、年2回まで申請できます。 | 附诊断书等证明，每年最多两次。",
  },
  {
    referenceIdx: 6,
    type: "FORM",
    distance: -150,
    timeOfDay: "14:00",
    viewCount: 46,
    downloadCount: 12,
    title:
      "Hole-in-one certificate request | 홀인원 증명서 발급 신청서 | ホールインワン証明書申請書 | 一杆进洞证书申请表",
    contents:
      "Signed by the players of the group and the caddie. | 동반자와 캐디의 서명이 필요합니다. | 同伴者とキャディの署名が必要です。 | 需同组球员及球童签名。",
  },
  {
    referenceIdx: 7,
    type: "GIFT",
    distance: -120,
    timeOfDay: "10:00",
    viewCount: 265,
    price: "100000",
    productLink: "https://shop.example/mirsol/voucher",
    title: "Club voucher 100,000 | 클럽 상품권 10만원권 | クラブ商品券 10万ウォン | 俱乐部礼券10万韩元",
    contents:
      "For green fees, the restaurants and the pro shop; valid five years. | 그린피와 식음, 프로숍에서 쓸 수 있으며 유효기간은 5년입니다. | グリーンフィー、お食事、プロショップで使えます。有効期間は5年です。 | 可用于果岭费、餐饮及专卖店，有效期五年。",
  },
  {
    referenceIdx: 8,
    type: "GIFT",
    distance: -60,
    timeOfDay: "10:00",
    viewCount: 143,
    price: "38000",
    productLink: "https://shop.example/mirsol/towel",
    title: "Pine-dyed towel set | 솔잎 물들인 수건 세트 | 松葉染めタオルセット | 松针染毛巾套装",
    contents:
      "Two towels, dyed with the needles of our own trees. | 우리 숲의 솔잎으로 물들인 수건 두 장입니다. | 当クラブの松葉で染めたタオル2枚組です。 | 用本球场松针染制的毛巾两条。",
  },
];
