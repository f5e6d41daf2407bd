import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { TermsSeed } from "./terms-seed";

/** Documents that the club publishes without asking for consent, both 1.0. */
export const noticeOnlyTerms: TermsSeed[] = [
  {
    termsIdx: 72,
    termType: termTypeCode.entrustedProcessing,
    isRequired: false,
    texts: {
      en: {
        title: "Entrusted processing of personal data",
        contents: `
          | Company | Work |
          | Identity check provider | checking names and telephones |
          | Message provider | sending SMS and e-mail |
          | Hosting provider | running the servers |

          The contracts forbid every other use, and the club checks them once a year.`,
      },
      ko: {
        title: "개인정보 처리위탁 안내",
        contents: `
          | 수탁자 | 업무 |
          | 본인확인기관 | 이름과 휴대폰 확인 |
          | 메시지 발송사 | 문자와 이메일 발송 |
          | 호스팅사 | 서버 운영 |

          계약으로 목적 외 이용을 금지하며 해마다 점검합니다.`,
      },
      ja: {
        title: "個人情報の処理委託について",
        contents: `
          | 委託先 | 業務 |
          | 本人確認機関 | 氏名と携帯電話の確認 |
          | メッセージ配信会社 | SMSとメールの送信 |
          | ホスティング会社 | サーバーの運用 |

          契約により目的外利用を禁じ、毎年点検します。`,
      },
      zh: {
        title: "个人信息委托处理告知",
        contents: `
          | 受托方 | 业务 |
          | 实名认证机构 | 核实姓名与手机 |
          | 信息发送公司 | 发送短信与邮件 |
          | 托管公司 | 运行服务器 |

          合同禁止目的外使用，俱乐部每年检查一次。`,
      },
    },
  },
  {
    termsIdx: 73,
    termType: termTypeCode.cctvNotice,
    isRequired: false,
    texts: {
      en: {
        title: "CCTV notice",
        contents: `
          - Purpose: safety of guests, prevention of fire and theft
          - Places: gate, car parks, lobby, cart store; 24 cameras, day and night
          - Kept for 30 days, then overwritten
          - Never in changing rooms, bathrooms or toilets
          - Whoever was filmed may ask to see it: 031-000-1000`,
      },
      ko: {
        title: "영상정보처리기기 운영 안내",
        contents: `
          - 목적: 이용자 안전, 화재와 도난 예방
          - 장소: 정문, 주차장, 로비, 카트고에 24대, 24시간 촬영
          - 30일 동안 보관한 뒤 덮어씁니다
          - 라커룸과 목욕탕, 화장실에는 설치하지 않습니다
          - 촬영된 분은 열람을 요청할 수 있습니다: 031-000-1000`,
      },
      ja: {
        title: "防犯カメラ運用のご案内",
        contents: `
          - 目的: お客様の安全、火災と盗難の防止
          - 場所: 正門、駐車場、ロビー、カート庫に24台、24時間撮影
          - 30日間保管した後に上書きします
          - ロッカールーム、浴場、トイレには設置しません
          - 撮影された方は閲覧を求めることができます: 031-000-1000`,
      },
      zh: {
        title: "视频监控运行告知",
        contents: `
          - 目的：保障客人安全，预防火灾与盗窃
          - 地点：大门、停车场、大堂、球车库共24台，24小时拍摄
          - 保存30天后覆盖
          - 更衣室、浴室与洗手间不设摄像头
          - 被拍摄者可申请查看：031-000-1000`,
      },
    },
  },
];
