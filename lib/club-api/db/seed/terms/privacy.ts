import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { TermsSeed } from "./terms-seed";

/** Collection and use of personal data, and the privacy policy, both 1.0. */
export const privacyTerms: TermsSeed[] = [
  {
    termsIdx: 41,
    termType: termTypeCode.personalData,
    isRequired: true,
    texts: {
      en: {
        title: "Collection and use of personal data",
        contents: `
          | Purpose | Data | Kept |
          | Joining and signing in | name, date of birth, gender, id, password, telephone, e-mail | until you leave |
          | Booking and playing | names and telephone of the party, history of rounds | 5 years after the round |
          | Answering inquiries | contact, text of the inquiry | 3 years after the answer |

          You may refuse. Without this data nobody can become a member; the public pages stay open to you.`,
      },
      ko: {
        title: "개인정보 수집·이용 동의",
        contents: `
          | 목적 | 항목 | 보유 기간 |
          | 회원가입과 로그인 | 이름, 생년월일, 성별, 아이디, 비밀번호, 휴대폰, 이메일 | 탈퇴 시까지 |
          | 예약과 이용 | 동반자 이름과 연락처, 이용 내역 | 이용 후 5년 |
          | 문의 답변 | 연락처, 문의 내용 | 답변 후 3년 |

          동의를 거부할 수 있으며, 거부하면 회원가입을 할 수 없습니다. 공개된 페이지는 그대로 이용할 수 있습니다.`,
      },
      ja: {
        title: "個人情報の収集・利用への同意",
        contents: `
          | 目的 | 項目 | 保有期間 |
          | 会員登録とログイン | 氏名、生年月日、性別、ID、パスワード、携帯電話、メール | 退会まで |
          | 予約と利用 | 同伴者の氏名と連絡先、利用履歴 | 利用後5年 |
          | お問い合わせへの回答 | 連絡先、お問い合わせ内容 | 回答後3年 |

          同意を拒否できます。その場合は会員登録ができませんが、公開ページはご覧いただけます。`,
      },
      zh: {
        title: "同意收集与使用个人信息",
        contents: `
          | 目的 | 项目 | 保存期限 |
          | 注册与登录 | 姓名、出生日期、性别、账号、密码、手机、邮箱 | 至注销为止 |
          | 预订与使用 | 同伴姓名与联系方式、使用记录 | 使用后5年 |
          | 答复咨询 | 联系方式、咨询内容 | 答复后3年 |

          您可以拒绝同意；拒绝时无法注册为会员，但仍可浏览公开页面。`,
      },
    },
  },
  {
    termsIdx: 43,
    termType: termTypeCode.privacyPolicy,
    isRequired: false,
    texts: {
      en: {
        title: "Privacy policy",
        contents: `
          # 1. What we hold
          Only what joining, booking and answering need; the consent page lists every item.

          # 2. How long
          Until you leave, and afterwards only as long as a law demands: payments 5 years, complaints 3 years, sign-in records 90 days.

          # 3. How we delete
          Electronic records are erased so that nobody can restore them, paper is shredded.

          # 4. Your rights
          You may see, correct, export and erase your data at any time in My page, or by calling the club.

          # 5. How we protect it
          Passwords are stored as hashes, access is limited by permission and recorded, and the connection is encrypted.

          # 6. Who answers
          Privacy officer: Hong Sol, 031-000-1000, info@mirsol.example`,
      },
      ko: {
        title: "개인정보처리방침",
        contents: `
          # 1. 처리하는 개인정보
          가입과 예약, 답변에 필요한 항목만 처리하며, 모든 항목은 동의서에 적혀 있습니다.

          # 2. 보유 기간
          탈퇴할 때까지 보유하며, 이후에는 법이 정한 기간만 보관합니다. 결제 기록 5년, 분쟁 기록 3년, 로그인 기록 90일입니다.

          # 3. 파기
          전자 파일은 되살릴 수 없게 지우고 종이는 파쇄합니다.

          # 4. 이용자의 권리
          마이페이지나 전화로 언제든지 열람, 정정, 내려받기, 삭제를 요청할 수 있습니다.

          # 5. 안전 조치
          비밀번호는 해시로 저장하고, 접근 권한을 나누어 기록하며, 통신을 암호화합니다.

          # 6. 책임자
          개인정보 보호책임자: 홍솔, 031-000-1000, info@mirsol.example`,
      },
      ja: {
        title: "プライバシーポリシー",
        contents: `
          # 1. 取り扱う個人情報
          登録、予約、回答に必要な項目のみを取り扱い、すべての項目は同意書に記載しています。

          # 2. 保有期間
          退会まで保有し、その後は法令が定める期間のみ保管します。決済記録5年、苦情記録3年、ログイン記録90日です。

          # 3. 破棄
          電子ファイルは復元できないように消去し、紙は裁断します。

          # 4. ご本人の権利
          マイページまたは電話で、いつでも閲覧、訂正、取得、削除を求めることができます。

          # 5. 安全管理
          パスワードはハッシュで保存し、アクセス権限を分けて記録し、通信を暗号化します。

          # 6. 責任者
          個人情報保護責任者: ホン・ソル、031-000-1000、info@mirsol.example`,
      },
      zh: {
        title: "个人信息处理方针",
        contents: `
          # 1. 处理的个人信息
          仅处理注册、预订与答复所需的项目，全部项目载于同意书。

          # 2. 保存期限
          保存至注销，此后仅按法律规定期限保存：支付记录5年，投诉记录3年，登录记录90天。

          # 3. 销毁
          电子文件以不可恢复的方式删除，纸质文件粉碎。

          # 4. 您的权利
          可随时在"我的页面"或致电俱乐部查阅、更正、导出或删除您的信息。

          # 5. 安全措施
          密码以哈希保存，访问权限分级并留有记录，通信全程加密。

          # 6. 负责人
          个人信息保护负责人：洪松，031-000-1000，info@mirsol.example`,
      },
    },
  },
];
