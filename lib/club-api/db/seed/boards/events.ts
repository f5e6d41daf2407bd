import type { Database } from "../../database";
import { events } from "../../tables";
import type { DemoDays } from "../play/demo-day";
import { said, stamp, texts } from "./board-seed";

type EventSeed = {
  eventIdx: number;
  /** First and last day, counted from today. */
  from: number;
  to: number;
  viewCount: number;
  memberTypes?: string[];
  link?: string;
  title: string;
  summary: string;
  contents: { en: string; ko: string; ja: string; zh: string };
};

/** Six events: one planned, three running, two ended (domain.md 10); 31 is P14's. */
export async function seedEvents(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  await tx.insert(events).values(
    seeds.map(({ eventIdx, from, to, viewCount, memberTypes = [], link = null, ...words }) => ({
      ...stamp(clubIdx, days, Math.min(from, 0) - 10, "09:00"),
      eventIdx,
      viewCount,
      memberTypes,
      link,
      startDate: days.day(from),
      endDate: days.day(to),
      ...texts({ title: said(words.title), summary: said(words.summary), contents: words.contents }, [
        "contents",
      ]),
    })),
  );
}

const seeds: readonly EventSeed[] = [
  {
    eventIdx: 26,
    from: -62,
    to: -34,
    viewCount: 418,
    title: "Three beginner days | 첫 라운드 3일 교실 | はじめての3日間レッスン | 首轮三日课堂",
    summary:
      "First club to first hole | 처음 잡는 클럽부터 첫 홀까지 | クラブを握るところから最初のホールまで | 从握杆到第一洞",
    contents: {
      en: `
        Three mornings on the range and one evening on the first hole of Sol.

        - Six guests to a teacher
        - Clubs and balls are lent free of charge`,
      ko: `
        연습장에서 세 번의 오전, 솔 코스 1번 홀에서 하루 저녁을 보냅니다.

        - 강사 한 명에 수강생 여섯 분
        - 클럽과 공은 무료로 빌려 드립니다`,
      ja: `
        練習場で朝のレッスンを3回、ソルコース1番で夕方のラウンドを1回行います。

        - 講師1名につき6名様まで
        - クラブとボールは無料で貸し出します`,
      zh: `
        三个上午在练习场，一个傍晚在松球场1号洞。

        - 每位教练最多带六位学员
        - 免费借用球杆和球`,
    },
  },
  {
    eventIdx: 27,
    from: -45,
    to: -15,
    viewCount: 1266,
    title: "Autumn leaves amateur tournament | 단풍배 아마추어 대회 | 紅葉杯アマチュア大会 | 红叶杯业余赛",
    summary: "36 holes, net stroke play | 36홀 네트 스트로크 | 36ホール ネットストローク | 36洞净杆比杆赛",
    contents: {
      en: `
        Eighty players went round Mir and Baram twice. The winner's net 137 is the lowest since the tournament began.

        The photographs hang in the corridor to the restaurant until the end of the year.`,
      ko: `
        여든 분이 미르와 바람 코스를 두 차례 돌았습니다. 우승 기록 네트 137타는 대회가 시작된 뒤 가장 낮은 타수입니다.

        대회 사진은 연말까지 레스토랑 복도에 걸어 둡니다.`,
      ja: `
        80名の選手がミルとバラムの両コースを2回ずつ回りました。優勝スコアのネット137は大会史上最少です。

        大会の写真は年末までレストランへの廊下に展示しています。`,
      zh: `
        八十位球员在龙球场和风球场各打了两轮。冠军净杆137杆，是赛事开办以来的最低纪录。

        比赛照片在通往餐厅的走廊展出至年底。`,
    },
  },
  {
    eventIdx: 28,
    from: -20,
    to: 60,
    viewCount: 351,
    link: "/pft",
    title:
      "Winter lessons on the heated bays | 난방 타석 겨울 레슨 | 暖房打席の冬レッスン | 暖房打位冬季课程",
    summary: "Four lessons for the price of three | 3회 요금으로 4회 | 3回の料金で4回 | 三次的价格上四次课",
    contents: {
      en: `
        The twelve covered bays are heated from 08:00 to 20:00.

        1. Book at the practice desk or by telephone.
        2. Your teacher films the first and the last lesson, so you see what changed.`,
      ko: `
        지붕이 있는 열두 타석을 08시부터 20시까지 데워 둡니다.

        1. 연습장 데스크나 전화로 신청하세요.
        2. 첫 레슨과 마지막 레슨을 촬영해 달라진 점을 함께 봅니다.`,
      ja: `
        屋根付きの12打席を8時から20時まで暖房しています。

        1. 練習場デスクまたはお電話でお申し込みください。
        2. 初回と最終回を撮影し、変わった点を一緒に確認します。`,
      zh: `
        十二个有顶棚的打位每天8点至20点供暖。

        1. 请在练习场柜台或电话报名。
        2. 教练会拍摄首次与末次课程，一起对比变化。`,
    },
  },
  {
    eventIdx: 29,
    from: -3,
    to: 12,
    viewCount: 640,
    link: "/guide#fnb",
    title:
      "Warm breakfast with an early tee time | 첫서리 라운드, 따뜻한 아침 포함 | 初霜ラウンド、温かい朝食付き | 初霜开球，含热早餐",
    summary:
      "For tee times before 08:00 | 8시 이전 티오프 고객 대상 | 8時前のスタートの方へ | 8点前开球的客人",
    contents: {
      en: `
        Who starts before 08:00 has breakfast in the restaurant on us: bean-sprout soup or porridge, rice and coffee.

        - Every weekday, from 06:00 to 07:40
        - Show your check-in slip at the door`,
      ko: `
        8시 이전에 출발하시면 레스토랑 아침을 대접합니다. 콩나물국밥이나 죽, 그리고 커피입니다.

        - 평일 매일 06:00~07:40
        - 입구에서 내장 확인증을 보여 주세요`,
      ja: `
        8時前にスタートされる方に、レストランの朝食をご用意します。豆もやしスープまたはお粥、ご飯、コーヒーです。

        - 平日毎日 06:00〜07:40
        - 入口でチェックイン票をご提示ください`,
      zh: `
        8点前开球的客人，可在餐厅享用免费早餐：豆芽汤或粥、米饭和咖啡。

        - 平日每天06:00至07:40
        - 请在门口出示入场登记单`,
    },
  },
  {
    eventIdx: 30,
    from: 39,
    to: 41,
    viewCount: 97,
    link: "/reservation",
    title: "New Year's sunrise round | 새해 해맞이 라운드 | 新年の日の出ラウンド | 新年日出球局",
    summary:
      "Tee off in the dark, hole out in the sun | 어둠에 티오프, 해 뜨면 홀아웃 | 暗いうちにスタート、日の出にホールアウト | 夜色中开球，日出时入洞",
    contents: {
      en: `
        The floodlights of Baram are on from 05:30. At the turn there is rice-cake soup by the fire.

        Sixteen groups; places are given in the order of booking.`,
      ko: `
        바람 코스의 조명을 05시 30분부터 켭니다. 전반을 마치면 모닥불 곁에서 떡국을 나눕니다.

        열여섯 팀을 예약 순서대로 모십니다.`,
      ja: `
        バラムコースの照明を5時30分から点灯します。前半終了後、焚き火のそばで雑煮(トックク)をご用意します。

        16組限定、予約順に承ります。`,
      zh: `
        风球场的灯光5:30亮起。前九洞结束后，在篝火旁享用年糕汤。

        限十六组，按预订先后安排。`,
    },
  },
  {
    eventIdx: 31,
    from: -8,
    to: 38,
    viewCount: 502,
    link: "/reservation",
    title: "Winter opening special | 겨울 오픈 특가 | 冬のオープン特別料金 | 冬季开放特价",
    summary: "20 % off part 2 on weekdays | 평일 2부 20% 할인 | 平日第2部20%割引 | 平日第二场八折",
    contents: {
      en: `
        Green fees of part 2 are 20 % lower on weekdays until the end of the event.

        - The price that you see in the tee sheet is already the lower one
        - Can be used together with a coupon of the club`,
      ko: `
        행사가 끝나는 날까지 평일 2부 그린피를 20% 낮춥니다.

        - 티시트에 보이는 금액이 할인된 금액입니다
        - 클럽 쿠폰과 함께 쓸 수 있습니다`,
      ja: `
        イベント期間中、平日第2部のグリーンフィーを20%割引します。

        - スタート表の料金は割引後の金額です
        - クラブのクーポンと併用できます`,
      zh: `
        活动期间，平日第二场果岭费八折。

        - 开球表显示的即为优惠后的价格
        - 可与俱乐部优惠券同时使用`,
    },
  },
];
