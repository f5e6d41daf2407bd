import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { TermsSeed, TermsSeedText } from "./terms-seed";

const en = (penalty: string) => `
  # Article 1 (Purpose)
  These terms set out how members use the website of Mirsol Country Club (the "club") and its booking services.

  # Article 2 (Joining)
  Whoever has verified the own identity and agreed to the required terms becomes a member when the club confirms it. The club may refuse somebody who uses another person's name or was excluded before.

  # Article 3 (Account)
  A member keeps id and password safe and lets nobody else use them. Who notices a misuse tells the club at once.

  # Article 4 (Services)
  The club offers booking, waiting list, draw, team applications, notices and inquiries. It may stop a service for maintenance and says so beforehand on the website.

  # Article 5 (Booking)
  A booking is made when the website shows its number. One person may not hold two rounds at the same time, and may not pass a booking on for money.

  # Article 6 (Changing and cancelling)
  Until the deadline shown with the booking a member changes or cancels free of charge.

  # Article 7 (Privacy)
  The club handles personal data as its privacy policy says.

  # Article 8 (Penalties)
  ${penalty}

  # Article 9 (Changes of these terms)
  The club announces a change 7 days ahead, and 30 days ahead when it is to the disadvantage of members. Who does not agree may leave the club.

  # Article 10 (Law)
  The law of the Republic of Korea applies.`;

const ko = (penalty: string) => `
  # 제1조 (목적)
  이 약관은 미르솔 컨트리클럽(이하 "클럽")의 홈페이지와 예약 서비스를 회원이 이용하는 조건을 정합니다.

  # 제2조 (회원가입)
  본인확인을 마치고 필수 약관에 동의한 분은 클럽이 승낙한 때에 회원이 됩니다. 클럽은 타인의 명의를 사용하거나 이전에 제명된 분의 가입을 거절할 수 있습니다.

  # 제3조 (계정 관리)
  회원은 아이디와 비밀번호를 안전하게 관리하며 다른 사람이 사용하게 하지 않습니다. 도용을 알게 되면 즉시 클럽에 알립니다.

  # 제4조 (서비스)
  클럽은 예약, 대기예약, 추첨예약, 단체팀 신청, 공지, 문의 서비스를 제공합니다. 점검을 위해 중단할 때에는 홈페이지에 미리 알립니다.

  # 제5조 (예약)
  예약은 홈페이지에 예약번호가 표시된 때에 성립합니다. 같은 시간대에 두 건을 예약하거나 대가를 받고 예약을 넘길 수 없습니다.

  # 제6조 (변경과 취소)
  회원은 예약에 표시된 기한까지 위약 없이 변경하거나 취소할 수 있습니다.

  # 제7조 (개인정보)
  클럽은 개인정보처리방침에 따라 개인정보를 처리합니다.

  # 제8조 (위약)
  ${penalty}

  # 제9조 (약관의 변경)
  클럽은 약관을 바꿀 때 시행 7일 전에, 회원에게 불리한 변경은 30일 전에 알립니다. 동의하지 않는 회원은 탈퇴할 수 있습니다.

  # 제10조 (준거법)
  이 약관에는 대한민국 법을 적용합니다.`;

const ja = (penalty: string) => `
  # 第1条(目的)
  本規約は、ミルソルカントリークラブ(以下「クラブ」)のホームページおよび予約サービスを会員が利用する条件を定めます。

  # 第2条(入会)
  本人確認を終え必須規約に同意した方は、クラブが承諾した時に会員となります。他人の名義を使う方や過去に除名された方の入会は、お断りすることがあります。

  # 第3条(アカウント)
  会員はIDとパスワードを安全に管理し、他人に使わせません。不正使用に気づいたときは直ちにクラブへ知らせます。

  # 第4条(サービス)
  クラブは予約、キャンセル待ち、抽選、コンペ申込、お知らせ、お問い合わせを提供します。点検のため停止するときは事前にホームページでお知らせします。

  # 第5条(予約)
  予約は、ホームページに予約番号が表示された時に成立します。同じ時間帯に二つの予約をすること、対価を得て予約を譲ることはできません。

  # 第6条(変更と取消)
  会員は、予約に表示された期限まで違約なしで変更・取消ができます。

  # 第7条(個人情報)
  クラブはプライバシーポリシーに従って個人情報を取り扱います。

  # 第8条(ペナルティ)
  ${penalty}

  # 第9条(規約の変更)
  クラブは規約を変更するとき、施行の7日前までに、会員に不利な変更は30日前までに告知します。同意しない会員は退会できます。

  # 第10条(準拠法)
  本規約には大韓民国の法律を適用します。`;

const zh = (penalty: string) => `
  # 第1条（目的）
  本条款规定会员使用龙松乡村俱乐部（以下简称"俱乐部"）网站及预订服务的条件。

  # 第2条（入会）
  完成实名认证并同意必要条款者，经俱乐部同意后成为会员。对于冒用他人名义或曾被除名者，俱乐部可拒绝其入会。

  # 第3条（账号管理）
  会员应妥善保管账号与密码，不得让他人使用。发现被冒用时应立即通知俱乐部。

  # 第4条（服务）
  俱乐部提供预订、候补、抽签、团队申请、公告与咨询服务。因维护需要中断时，将事先在网站上公告。

  # 第5条（预订）
  网站显示预订编号时预订成立。不得在同一时段重复预订，也不得有偿转让预订。

  # 第6条（变更与取消）
  会员可在预订所示期限前免违约变更或取消。

  # 第7条（个人信息）
  俱乐部依照个人信息处理方针处理个人信息。

  # 第8条（违约）
  ${penalty}

  # 第9条（条款变更）
  俱乐部变更条款时提前7天公告，对会员不利的变更提前30天公告。不同意的会员可以注销。

  # 第10条（准据法）
  本条款适用大韩民国法律。`;

const titles = {
  en: "Terms of service",
  ko: "이용약관",
  ja: "利用規約",
  zh: "服务条款",
};

/** Terms of service 1.0. */
export const serviceTerms: TermsSeed = {
  termsIdx: 21,
  termType: termTypeCode.service,
  isRequired: true,
  texts: {
    en: {
      title: titles.en,
      contents: en("Who cancels after the deadline or stays away may be barred from booking for a while."),
    },
    ko: {
      title: titles.ko,
      contents: ko("기한 이후에 취소하거나 내장하지 않은 회원은 일정 기간 예약이 제한될 수 있습니다."),
    },
    ja: {
      title: titles.ja,
      contents: ja("期限後の取消や無断欠場をした会員は、一定期間予約が制限されることがあります。"),
    },
    zh: {
      title: titles.zh,
      contents: zh("逾期取消或未到场的会员，可能在一定期间内被限制预订。"),
    },
  },
};

/** Terms of service 1.1: article 8 names each stage. */
export const changedServiceTerms: TermsSeed = {
  termsIdx: 22,
  termType: termTypeCode.service,
  isRequired: true,
  texts: { en: changedEn(), ko: changedKo(), ja: changedJa(), zh: changedZh() },
};

function changedEn(): TermsSeedText {
  return {
    title: "Terms of service, revised",
    noticeTitle: "The terms of service change",
    changeSummary: "Article 8: the stages of a penalty are named",
    contents: en(
      "A late cancellation bars from booking for 30 to 60 days, one on the day of play for 90 days, staying away for 180 days. With 6 points within 365 days booking stops for 90 days. A penalty is waived on proof of illness, bereavement or an accident on the way, twice a year at most.",
    ),
  };
}

function changedKo(): TermsSeedText {
  return {
    title: "이용약관 개정",
    noticeTitle: "이용약관 개정 안내",
    changeSummary: "제8조 위약 규정 명확화",
    contents: ko(
      "기한 이후 취소는 30일에서 60일, 당일 취소는 90일, 미내장은 180일 동안 예약이 제한됩니다. 365일 안에 벌점이 6점이 되면 90일 동안 예약할 수 없습니다. 질병, 경조사, 이동 중 사고를 증빙하면 연 2회까지 면제합니다.",
    ),
  };
}

function changedJa(): TermsSeedText {
  return {
    title: "利用規約の改定",
    noticeTitle: "利用規約改定のお知らせ",
    changeSummary: "第8条 ペナルティ規定の明確化",
    contents: ja(
      "期限後の取消は30日から60日、当日取消は90日、無断欠場は180日間予約が制限されます。365日以内に減点が6点になると90日間予約できません。病気、慶弔、移動中の事故を証明された場合は年2回まで免除します。",
    ),
  };
}

function changedZh(): TermsSeedText {
  return {
    title: "服务条款修订",
    noticeTitle: "服务条款修订通知",
    changeSummary: "第8条 明确违约规定",
    contents: zh(
      "逾期取消限制预订30至60天，当日取消90天，未到场180天。365天内扣分达6分者90天内不得预订。能证明疾病、红白事或途中事故者，每年最多免除两次。",
    ),
  };
}
