import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { TermsSeed } from "./terms-seed";

/** Terms that a member may accept or refuse, and the age statement, all 1.0. */
export const optionalTerms: TermsSeed[] = [
  {
    termsIdx: 51,
    termType: termTypeCode.marketing,
    isRequired: false,
    texts: {
      en: {
        title: "Consent to marketing messages",
        contents: `
          We send offers, events and free tee times by the ways that you choose: SMS, e-mail or push.

          - Data: name, telephone, e-mail, history of rounds
          - Kept until you withdraw the consent or leave
          - You may refuse or withdraw at any time in My page; all services stay the same.`,
      },
      ko: {
        title: "마케팅 정보 수신 동의",
        contents: `
          선택하신 방법(문자, 이메일, 푸시)으로 특가와 이벤트, 잔여 시간을 알려 드립니다.

          - 항목: 이름, 휴대폰, 이메일, 이용 내역
          - 동의를 철회하거나 탈퇴할 때까지 보유
          - 마이페이지에서 언제든지 거부하거나 철회할 수 있으며 서비스 이용에는 차이가 없습니다.`,
      },
      ja: {
        title: "マーケティング情報の受信への同意",
        contents: `
          お選びの方法(SMS、メール、プッシュ)で特別料金、イベント、空き時間をお知らせします。

          - 項目: 氏名、携帯電話、メール、利用履歴
          - 同意の撤回または退会まで保有
          - マイページでいつでも拒否・撤回でき、サービスの利用に違いはありません。`,
      },
      zh: {
        title: "同意接收营销信息",
        contents: `
          我们以您选择的方式（短信、邮件、推送）发送特价、活动与空余时段信息。

          - 项目：姓名、手机、邮箱、使用记录
          - 保存至撤回同意或注销
          - 可随时在"我的页面"拒绝或撤回，不影响使用服务。`,
      },
    },
  },
  {
    termsIdx: 61,
    termType: termTypeCode.location,
    isRequired: false,
    texts: {
      en: {
        title: "Location service terms",
        contents: `
          # Article 1 (Service)
          On the course the site can show the distance to the green from where you stand.

          # Article 2 (Data)
          Your position is worked out in your own device and is not stored by the club.

          # Article 3 (Your choice)
          You may switch the location off in your device at any time.`,
      },
      ko: {
        title: "위치기반서비스 이용약관",
        contents: `
          # 제1조 (서비스)
          코스에서 현재 위치부터 그린까지의 거리를 보여 드립니다.

          # 제2조 (위치정보)
          위치는 이용자의 기기에서 계산하며 클럽은 저장하지 않습니다.

          # 제3조 (선택권)
          기기 설정에서 언제든지 위치 사용을 끌 수 있습니다.`,
      },
      ja: {
        title: "位置情報サービス利用規約",
        contents: `
          # 第1条(サービス)
          コース上で現在地からグリーンまでの距離を表示します。

          # 第2条(位置情報)
          位置は利用者の端末で計算し、クラブは保存しません。

          # 第3条(選択権)
          端末の設定でいつでも位置情報の利用を停止できます。`,
      },
      zh: {
        title: "位置信息服务条款",
        contents: `
          # 第1条（服务）
          在球场内显示您所在位置到果岭的距离。

          # 第2条（位置信息）
          位置由您的设备自行计算，俱乐部不予保存。

          # 第3条（选择权）
          您可随时在设备设置中关闭定位。`,
      },
    },
  },
  {
    termsIdx: 71,
    termType: termTypeCode.thirdParties,
    isRequired: false,
    texts: {
      en: {
        title: "Provision of personal data to third parties",
        contents: `
          - Receiver: the insurer of the hole-in-one cover that you order
          - Data: name, date of birth, telephone, day of play
          - Kept: until the cover has ended

          You may refuse; then the cover cannot be ordered through the club.`,
      },
      ko: {
        title: "개인정보 제3자 제공 동의",
        contents: `
          - 제공받는 자: 신청하신 홀인원 보험의 보험사
          - 항목: 이름, 생년월일, 휴대폰, 이용일
          - 보유 기간: 보험 종료 시까지

          동의를 거부할 수 있으며, 거부하면 클럽을 통한 보험 신청을 할 수 없습니다.`,
      },
      ja: {
        title: "個人情報の第三者提供への同意",
        contents: `
          - 提供先: お申し込みのホールインワン保険の保険会社
          - 項目: 氏名、生年月日、携帯電話、利用日
          - 保有期間: 保険の終了まで

          同意を拒否できます。その場合はクラブを通じた保険の申込ができません。`,
      },
      zh: {
        title: "同意向第三方提供个人信息",
        contents: `
          - 接收方：您所申请一杆进洞保险的保险公司
          - 项目：姓名、出生日期、手机、使用日
          - 保存期限：至保险结束

          您可以拒绝同意；拒绝时无法通过俱乐部申请该保险。`,
      },
    },
  },
  {
    termsIdx: 81,
    termType: termTypeCode.minimumAge,
    isRequired: true,
    texts: {
      en: {
        title: "I am 14 or older",
        contents: `
          Members must be 14 or older. The club checks this with the identity check.

          Children play with a parent, who books for them.`,
      },
      ko: {
        title: "만 14세 이상입니다",
        contents: `
          회원은 만 14세 이상이어야 하며, 클럽은 본인확인으로 이를 확인합니다.

          어린이는 보호자가 예약하여 함께 이용할 수 있습니다.`,
      },
      ja: {
        title: "満14歳以上です",
        contents: `
          会員は満14歳以上に限り、クラブは本人確認によりこれを確かめます。

          お子様は保護者の予約により同伴でご利用いただけます。`,
      },
      zh: {
        title: "本人已年满14周岁",
        contents: `
          会员须年满14周岁，俱乐部通过实名认证核实。

          儿童可由监护人预订并陪同使用。`,
      },
    },
  },
];
