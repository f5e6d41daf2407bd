import { lostState, lostTypeCode } from "@/lib/contract/code-values/lost-items";
import type { Database } from "../../database";
import { lostItems } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { said, stamp, texts } from "./board-seed";

type LostRow = typeof lostItems.$inferInsert;

type LostSeed = {
  lostIdx: number;
  lostType: string;
  state: LostRow["state"];
  /** Days from today on which it was found. */
  distance: number;
  foundTime: string;
  brand?: string;
  itemName: string;
  color: string;
  foundPlace: string;
  storagePlace: string;
  description: string;
  hiddenNote: string;
};

const keepDays = 180;
const frontDesk = "Lost-property box at the front desk | 프런트 분실물함 | フロントの忘れ物箱 | 前台失物箱";
const safe = "Safe of the office | 사무실 금고 | 事務所の金庫 | 办公室保险柜";
const startHouse = "Start house | 스타트하우스 | スタートハウス | 出发站";

/** Ten items over all five states (domain.md 10); 5 is P13's. */
export async function seedLostItems(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  await tx.insert(lostItems).values(
    seeds.map(({ lostIdx, lostType, state, distance, foundTime, brand = null, hiddenNote, ...words }) => ({
      ...stamp(clubIdx, days, distance, "18:00", "ssadmin1"),
      lostIdx,
      lostType,
      state,
      foundTime,
      brand,
      hiddenNote,
      quantity: 1,
      foundDate: days.day(distance),
      keepUntil: days.day(distance + keepDays),
      contact: state === lostState.handedToPolice ? "182" : null,
      returnedAt: state === lostState.returned ? days.moment(distance + 2, "15:20") : null,
      ...claimOf(state, days, distance),
      ...texts({
        itemName: said(words.itemName),
        color: said(words.color),
        foundPlace: said(words.foundPlace),
        storagePlace: said(words.storagePlace),
        description: said(words.description),
      }),
    })),
  );
}

/** Who asked for what is being checked or was handed over. */
function claimOf(state: LostRow["state"], days: DemoDays, distance: number) {
  const isClaimed = state === lostState.claimChecked || state === lostState.returned;
  return {
    claimantName: isClaimed ? "박바람" : null,
    claimantPhone: isClaimed ? "010-0000-0003" : null,
    claimantIdx: isClaimed ? 100_003 : null,
    claimedAt: isClaimed ? days.moment(distance + 1, "10:10") : null,
  };
}

const seeds: readonly LostSeed[] = [
  {
    lostIdx: 1,
    lostType: lostTypeCode.mobileAndElectronics,
    state: lostState.handedToPolice,
    distance: -20,
    foundTime: "16:05",
    itemName: "Mobile phone | 휴대폰 | 携帯電話 | 手机",
    color: "Silver | 은색 | シルバー | 银色",
    foundPlace: "Cart 17 | 17번 카트 | カート17号 | 17号球车",
    storagePlace: safe,
    description: "Handed to the police | 경찰에 인계함 | 警察に届け出済み | 已移交警方",
    hiddenNote: "잠금화면에 강아지 사진, 뒷면 모서리 금",
  },
  {
    lostIdx: 2,
    lostType: lostTypeCode.glasses,
    state: lostState.returned,
    distance: -18,
    foundTime: "11:30",
    itemName: "Sunglasses | 선글라스 | サングラス | 太阳镜",
    color: "Brown | 갈색 | ブラウン | 棕色",
    foundPlace: "Mir 6, tee | 미르 코스 6번 홀 티 | ミルコース6番ティー | 龙球场6号洞发球台",
    storagePlace: frontDesk,
    description: "In a soft case | 부드러운 케이스에 들어 있음 | ソフトケース入り | 装在软盒内",
    hiddenNote: "케이스 안쪽에 이니셜 P.B.",
  },
  {
    lostIdx: 3,
    lostType: "22",
    state: lostState.disposed,
    distance: -190,
    foundTime: "09:50",
    itemName: "Left-hand glove | 왼손 장갑 | 左手用手袋 | 左手手套",
    color: "White | 흰색 | 白 | 白色",
    foundPlace: "Baram 2, green | 바람 코스 2번 홀 그린 | バラムコース2番グリーン | 风球场2号洞果岭",
    storagePlace: frontDesk,
    description: "Size 24 | 24호 | サイズ24 | 24码",
    hiddenNote: "손목에 파란 점",
  },
  {
    lostIdx: 4,
    lostType: lostTypeCode.headCover,
    state: lostState.kept,
    distance: -9,
    foundTime: "13:15",
    itemName: "Putter cover | 퍼터 커버 | パターカバー | 推杆套",
    color: "Red | 빨강 | 赤 | 红色",
    foundPlace: "Sol 9, green | 솔 코스 9번 홀 그린 | ソルコース9番グリーン | 松球场9号洞果岭",
    storagePlace: frontDesk,
    description: "With a magnet clasp | 자석 여밈 | マグネット式 | 磁扣式",
    hiddenNote: "안감에 작은 얼룩",
  },
  {
    lostIdx: 5,
    lostType: lostTypeCode.headCover,
    state: lostState.kept,
    distance: -3,
    foundTime: "12:40",
    itemName: "Driver cover | 드라이버 커버 | ドライバーカバー | 一号木杆套",
    color: "Black | 검정 | 黒 | 黑色",
    foundPlace: "Sol 4 | 솔 코스 4번 홀 | ソルコース4番ホール | 松球场4号洞",
    storagePlace: frontDesk,
    description: "Head cover for a driver | 드라이버용 커버 | ドライバー用カバー | 一号木杆用杆头套",
    hiddenNote: "옆면에 흰 실로 숫자 7",
  },
  {
    lostIdx: 6,
    lostType: lostTypeCode.umbrella,
    state: lostState.kept,
    distance: -12,
    foundTime: "17:30",
    itemName: "Long umbrella | 장우산 | 長傘 | 长柄伞",
    color: "Navy | 남색 | 紺 | 藏青色",
    foundPlace: "Start house, terrace | 스타트하우스 테라스 | スタートハウスのテラス | 出发站露台",
    storagePlace: startHouse,
    description: "Wooden handle | 나무 손잡이 | 木製の柄 | 木柄",
    hiddenNote: "손잡이 끝에 금색 링",
  },
  {
    lostIdx: 7,
    lostType: lostTypeCode.headCover,
    state: lostState.kept,
    distance: -1,
    foundTime: "15:00",
    itemName: "Fairway-wood cover | 우드 커버 | フェアウェイウッドカバー | 球道木杆套",
    color: "Grey | 회색 | グレー | 灰色",
    foundPlace: "Mir 2, fairway | 미르 코스 2번 홀 페어웨이 | ミルコース2番フェアウェイ | 龙球场2号洞球道",
    storagePlace: frontDesk,
    description:
      "Knitted, with a number dial | 니트, 번호 다이얼 있음 | ニット製、番手ダイヤル付き | 针织，带号码盘",
    hiddenNote: "다이얼이 5에 고정",
  },
  {
    lostIdx: 8,
    lostType: lostTypeCode.carKey,
    state: lostState.claimChecked,
    distance: -2,
    foundTime: "14:25",
    itemName: "Car key | 자동차키 | 車の鍵 | 车钥匙",
    color: "Black | 검정 | 黒 | 黑色",
    foundPlace: "Locker room, bench | 락카룸 벤치 | ロッカールームのベンチ | 更衣室长凳",
    storagePlace: safe,
    description: "One key on a ring | 고리에 키 한 개 | リングに鍵1本 | 钥匙圈上一把",
    hiddenNote: "가죽 고리에 전화번호 뒷자리 0003",
  },
  {
    lostIdx: 9,
    lostType: lostTypeCode.clothing,
    state: lostState.kept,
    distance: -6,
    foundTime: "10:40",
    itemName: "Wind jacket | 바람막이 | ウインドブレーカー | 防风外套",
    color: "Green | 초록 | 緑 | 绿色",
    foundPlace: "Tea house of Baram | 바람 코스 그늘집 | バラムコースの茶店 | 风球场茶亭",
    storagePlace: frontDesk,
    description: "Size L | L 사이즈 | Lサイズ | L码",
    hiddenNote: "왼쪽 주머니에 티 세 개",
  },
  {
    lostIdx: 10,
    lostType: lostTypeCode.walletAndCard,
    state: lostState.kept,
    distance: -1,
    foundTime: "18:20",
    itemName: "Wallet | 지갑 | 財布 | 钱包",
    color: "Brown | 갈색 | 茶色 | 棕色",
    foundPlace: "Restaurant, table by the window | 레스토랑 창가 자리 | レストランの窓際席 | 餐厅靠窗座位",
    storagePlace: safe,
    description: "Folding wallet | 반지갑 | 二つ折り財布 | 对折钱包",
    hiddenNote: "현금 3만원, 교통카드 한 장",
  },
];
