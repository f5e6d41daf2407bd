import { questionTypeCode } from "@/lib/contract/code-values/vocs";
import type { FaqSeed } from "./faq-seed";

/** Questions about booking. */
export const bookingFaqs: readonly FaqSeed[] = [
  [
    [3, questionTypeCode.reservation, 1, 88],
    ["When does booking open?", "예약은 언제 열리나요?", "予約はいつから始まりますか。", "预订何时开放？"],
    [
      "For full members 28 days before play at 09:00.",
      "정회원은 이용일 28일 전 09시에 열립니다.",
      "正会員はプレー日の28日前の9時から受け付けます。",
      "正式会员在打球日前28天的9点开放。",
    ],
  ],
  [
    [1, questionTypeCode.reservation, 2, 231],
    [
      "How long can I take once I have picked a time?",
      "시간을 고르고 나서 얼마나 기다려 주나요?",
      "時間を選んでからどのくらい確保されますか。",
      "选好时间后会为我保留多久？",
    ],
    [
      "It is held for you for five minutes; you may extend that once.",
      "5분 동안 잡아 두며, 한 번 더 늘릴 수 있습니다.",
      "5分間確保します。1回だけ延長できます。",
      "保留五分钟，可延长一次。",
    ],
  ],
  [
    [2, questionTypeCode.reservation, 3, 164],
    [
      "Can I change my companions after booking?",
      "예약한 뒤에 동반자를 바꿀 수 있나요?",
      "予約後に同伴者を変更できますか。",
      "预订后可以更换同伴吗？",
    ],
    [
      "Yes, in My page until 17:00 on the day before.",
      "네, 전날 17시까지 마이페이지에서 바꿀 수 있습니다.",
      "はい。前日の17時までマイページで変更できます。",
      "可以，前一天17点前在“我的页面”更改。",
    ],
  ],
  [
    [4, questionTypeCode.reservation, 4, 143],
    [
      "What happens on the waiting list?",
      "대기예약은 어떻게 진행되나요?",
      "キャンセル待ちはどのように進みますか。",
      "候补是怎样进行的？",
    ],
    [
      "When a time in your hours becomes free it is booked for you at once and you get a message. For one hour you may give it back free of charge.",
      "희망 시간대에 자리가 나면 바로 배정하고 문자로 알려 드립니다. 한 시간 안에는 위약 없이 돌려주실 수 있습니다.",
      "ご希望の時間に空きが出ると、すぐに割り当ててお知らせします。1時間以内なら無料でお返しいただけます。",
      "您希望的时段一有空位即自动安排并通知您，一小时内可免费退回。",
    ],
  ],
  [
    [5, questionTypeCode.reservation, 5, 77],
    [
      "Can guests book online?",
      "비회원도 인터넷으로 예약할 수 있나요?",
      "会員でなくても予約できますか。",
      "非会员可以网上预订吗？",
    ],
    [
      "Guests see the tee sheet for 14 days and book by telephone; signing up as an online member takes a few minutes.",
      "비회원은 14일 치 티시트를 보고 전화로 예약합니다. 인터넷 회원 가입은 몇 분이면 됩니다.",
      "ビジターの方は14日分のスタート表をご覧になり、お電話でご予約ください。ウェブ会員の登録は数分で済みます。",
      "非会员可查看14天的开球表并电话预订；注册网络会员只需几分钟。",
    ],
  ],
  [
    [6, questionTypeCode.reservation, 6, 59],
    [
      "How is the weekend draw decided?",
      "주말 추첨은 어떻게 정하나요?",
      "週末の抽選はどのように決まりますか。",
      "周末抽签如何决定？",
    ],
    [
      "By a public random number; who lost before has a better chance. After the announcement everybody can check the order.",
      "공개된 난수로 정하며, 최근에 떨어진 분의 확률이 높습니다. 발표 뒤에는 누구나 순서를 검증할 수 있습니다.",
      "公開された乱数で決め、最近落選した方ほど当たりやすくなります。発表後はどなたでも順番を検証できます。",
      "由公开的随机数决定，近期落选者机会更大。公布后任何人都可核验顺序。",
    ],
  ],
];
