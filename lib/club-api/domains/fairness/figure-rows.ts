import type { FairnessFigures } from "@/lib/contract/draws/fairness";
import type { Language } from "@/lib/shared/languages";

type Figure = {
  /** en, ko, ja, zh. */
  names: readonly [string, string, string, string];
  of(figures: FairnessFigures): number | null;
};

const places: Record<Language, number> = { en: 0, ko: 1, ja: 2, zh: 3 };

const list: readonly Figure[] = [
  {
    names: ["Members with rounds", "라운드한 회원", "プレーした会員", "有打球的会员"],
    of: (one) => one.prime.members,
  },
  { names: ["Rounds", "라운드", "ラウンド", "轮次"], of: (one) => one.prime.rounds },
  {
    names: ["Prime rounds", "선호 시간 라운드", "人気枠のラウンド", "黄金时段轮次"],
    of: (one) => one.prime.primeRounds,
  },
  { names: ["Gini figure", "지니 계수", "ジニ係数", "基尼系数"], of: (one) => one.prime.gini },
  { names: ["Bookings", "예약", "予約", "预订"], of: (one) => one.bump.bookings },
  {
    names: ["Moved by the club", "클럽이 변경", "クラブによる変更", "球会调整"],
    of: (one) => one.bump.moved,
  },
  {
    names: ["Cancelled by the club", "클럽이 취소", "クラブによる取消", "球会取消"],
    of: (one) => one.bump.cancelled,
  },
  {
    names: ["Called off for weather", "기상 취소", "天候による中止", "天气取消"],
    of: (one) => one.bump.weather,
  },
  { names: ["Bump rate", "변경·취소율", "変更・取消率", "变动率"], of: (one) => one.bump.rate },
  { names: ["Draw applications", "추첨 신청", "抽選申込", "抽签申请"], of: (one) => one.draw.asked },
  { names: ["Draw wins", "추첨 당첨", "抽選当選", "中签"], of: (one) => one.draw.granted },
  {
    names: [
      "Draw: minutes from the wish",
      "추첨: 희망 시간과의 차이(분)",
      "抽選：希望との差(分)",
      "抽签：与志愿相差(分钟)",
    ],
    of: (one) => one.draw.minutes,
  },
  { names: ["Waiting requests", "대기 신청", "キャンセル待ち", "候补申请"], of: (one) => one.waiting.asked },
  {
    names: ["Waiting: times given", "대기: 배정", "キャンセル待ち：確保", "候补：已分配"],
    of: (one) => one.waiting.granted,
  },
  {
    names: [
      "Waiting: minutes from the wish",
      "대기: 희망 시간과의 차이(분)",
      "キャンセル待ち：希望との差(分)",
      "候补：与志愿相差(分钟)",
    ],
    of: (one) => one.waiting.minutes,
  },
  {
    names: ["Joining: places asked for", "조인: 신청", "参加：申込", "拼组：申请"],
    of: (one) => one.joins.asked,
  },
  {
    names: ["Joining: joined", "조인: 성사", "参加：決定", "拼组：成功"],
    of: (one) => one.joins.granted,
  },
  {
    names: ["Joining: prime times", "조인: 선호 시간", "参加：人気枠", "拼组：黄金时段"],
    of: (one) => one.joins.primeGranted,
  },
  {
    names: ["Last-minute: offered", "임박 할인: 제공", "直前割引：提供", "尾单优惠：发布"],
    of: (one) => one.lastMinute.offered,
  },
  {
    names: [
      "Last-minute: members notified",
      "임박 할인: 알림 회원",
      "直前割引：お知らせした会員",
      "尾单优惠：已通知会员",
    ],
    of: (one) => one.lastMinute.notified,
  },
  {
    names: ["Last-minute: booked", "임박 할인: 예약", "直前割引：予約", "尾单优惠：已预订"],
    of: (one) => one.lastMinute.taken,
  },
  {
    names: ["Last-minute: prime times", "임박 할인: 선호 시간", "直前割引：人気枠", "尾单优惠：黄金时段"],
    of: (one) => one.lastMinute.primeTaken,
  },
  {
    names: ["Repeat cancellers", "반복 취소 회원", "キャンセルを繰り返す会員", "多次取消的会员"],
    of: (one) => one.cancellers.members,
  },
  { names: ["Booked online", "온라인 예약", "オンライン予約", "线上预订"], of: (one) => one.opening.booked },
  { names: ["Gone in 1 minute", "1분 안에 예약", "1分以内", "1分钟内"], of: (one) => one.opening.inOne },
  { names: ["Gone in 5 minutes", "5분 안에 예약", "5分以内", "5分钟内"], of: (one) => one.opening.inFive },
  {
    names: ["Gone in 15 minutes", "15분 안에 예약", "15分以内", "15分钟内"],
    of: (one) => one.opening.inFifteen,
  },
];

/** The figures of two spans in rows, named in a language. */
export function figureRows(figures: FairnessFigures, before: FairnessFigures, language: Language) {
  return list.map(({ names, of }) => ({
    figure: names[places[language]] ?? names[0],
    value: of(figures),
    before: of(before),
  }));
}
