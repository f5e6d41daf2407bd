import type { BlockCode } from "@/lib/contract/accounts/members";
import type { Language } from "@/lib/shared/languages";

/** The texts for a member about each reason, with the place where it can be settled (domain.md Y3). */
export const blockTexts: Record<BlockCode, { names: Record<Language, string>; link: string | null }> = {
  B1: {
    link: "/mypage#bookings",
    names: {
      en: "You have bookings to come.",
      ko: "이용 예정 예약이 있습니다.",
      ja: "ご利用予定の予約があります。",
      zh: "您还有未使用的预订。",
    },
  },
  B2: {
    link: "/mypage#penalty",
    names: {
      en: "A fine is unpaid, or a suspension is in force.",
      ko: "미납 위약금 또는 적용 중인 예약정지가 있습니다.",
      ja: "未払いの違約金、または適用中の予約停止があります。",
      zh: "有未缴纳的违约金或正在生效的预订限制。",
    },
  },
  B3: {
    link: "/mypage#waitings",
    names: {
      en: "A waiting request, draw entry or team application is open.",
      ko: "진행 중인 대기예약, 추첨 또는 단체 신청이 있습니다.",
      ja: "受付中のキャンセル待ち・抽選・コンペの申込みがあります。",
      zh: "有进行中的候补、抽签或团队申请。",
    },
  },
  B4: {
    link: null,
    names: {
      en: "Please contact the membership office to end your membership contract.",
      ko: "회원권 계약 해지는 회원관리팀으로 문의해 주세요.",
      ja: "会員契約の解約は会員課までお問い合わせください。",
      zh: "解除会籍合同请联系会员管理部。",
    },
  },
  B5: {
    link: "/mypage#frontdesk",
    names: {
      en: "A visit has not been settled yet.",
      ko: "정산되지 않은 내장 내역이 있습니다.",
      ja: "未精算のご来場があります。",
      zh: "有尚未结算的到场记录。",
    },
  },
  B6: {
    link: null,
    names: {
      en: "You are the only super admin. Please name another one first.",
      ko: "유일한 최고 관리자입니다. 먼저 다른 최고 관리자를 지정해 주세요.",
      ja: "唯一の最高管理者です。先に別の最高管理者を指定してください。",
      zh: "您是唯一的超级管理员，请先指定其他超级管理员。",
    },
  },
};
