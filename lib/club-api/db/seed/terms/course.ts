import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { TermsSeed } from "./terms-seed";

/** Golf course use terms and booking rules 1.0. */
export const courseTerms: TermsSeed = {
  termsIdx: 31,
  termType: termTypeCode.courseUse,
  isRequired: true,
  texts: {
    en: {
      title: "Golf course use terms and booking rules",
      contents: `
        # Article 1 (Check-in)
        Please check in at the front desk 40 minutes before your tee time. A team that is not at the first tee 10 minutes before it may lose its time.

        # Article 2 (Party)
        A team has three or four players, on weekends and holidays four. Names of companions are given by 17:00 on the day before.

        # Article 3 (Fees)
        The fee on the day of play counts. Green fee is charged per person, cart and caddie per team.

        # Article 4 (Cancelling)
        | When | What follows |
        | Until the free deadline | nothing |
        | Later | booking stops for 30 to 60 days and a share of the fee |
        | On the day of play | booking stops for 90 days |
        | No-show | booking stops for 180 days |

        # Article 5 (Weather)
        When the club closes the course for weather, nobody pays. A round that is stopped is charged by the holes played.

        # Article 6 (Safety)
        Players follow the caddie and the marshal, do not hit into the team in front, and leave the course when the horn sounds.

        # Article 7 (Liability)
        The club answers for damage that it causes by its own fault. Valuables are to be left in the safe of the front desk.`,
    },
    ko: {
      title: "골프장이용약관·예약규정",
      contents: `
        # 제1조 (내장)
        예약 시간 40분 전까지 프런트에서 내장 확인을 해 주세요. 10분 전까지 첫 티에 오지 않은 팀은 시간이 취소될 수 있습니다.

        # 제2조 (조 편성)
        한 조는 3명 또는 4명이며 주말과 공휴일은 4명입니다. 동반자 명단은 전날 17시까지 등록합니다.

        # 제3조 (요금)
        이용일의 요금을 적용합니다. 그린피는 1인, 카트피와 캐디피는 팀 기준입니다.

        # 제4조 (취소와 위약)
        | 시점 | 결과 |
        | 무료 취소 기한까지 | 없음 |
        | 그 이후 | 30~60일 예약 제한과 요금의 일부 |
        | 이용일 당일 | 90일 예약 제한 |
        | 미내장 | 180일 예약 제한 |

        # 제5조 (기상)
        클럽이 날씨로 휴장하면 요금이 없습니다. 중단된 라운드는 마친 홀에 따라 정산합니다.

        # 제6조 (안전)
        이용자는 캐디와 진행요원의 안내를 따르고, 앞 팀을 향해 치지 않으며, 경적이 울리면 대피합니다.

        # 제7조 (책임)
        클럽은 클럽의 잘못으로 생긴 손해를 배상합니다. 귀중품은 프런트 금고에 맡겨 주세요.`,
    },
    ja: {
      title: "ゴルフ場利用約款・予約規定",
      contents: `
        # 第1条(チェックイン)
        予約時間の40分前までにフロントでチェックインしてください。10分前までに1番ティーにお越しでない組は、時間が取り消されることがあります。

        # 第2条(組編成)
        1組は3名または4名、週末と祝日は4名です。同伴者名簿は前日17時までに登録してください。

        # 第3条(料金)
        ご利用日の料金を適用します。グリーンフィーは1人、カートとキャディは組単位です。

        # 第4条(取消と違約)
        | 時点 | 結果 |
        | 無料取消期限まで | なし |
        | それ以降 | 30〜60日の予約制限と料金の一部 |
        | 当日 | 90日の予約制限 |
        | 無断欠場 | 180日の予約制限 |

        # 第5条(天候)
        クラブが天候により休場した場合、料金はかかりません。中断したラウンドは終えたホールに応じて精算します。

        # 第6条(安全)
        キャディと進行係の案内に従い、前の組に打ち込まず、ホーンが鳴ったら避難してください。

        # 第7条(責任)
        クラブは自らの過失による損害を賠償します。貴重品はフロントの金庫にお預けください。`,
    },
    zh: {
      title: "球场使用条款·预订规定",
      contents: `
        # 第1条（入场）
        请于预订时间前40分钟在前台办理入场登记。开球前10分钟仍未到第一发球台的球组可能被取消时段。

        # 第2条（编组）
        每组3至4人，周末与公休日为4人。同伴名单须于前一日17时前登记。

        # 第3条（费用）
        适用使用当日的费用。果岭费按人计，球车费与球童费按组计。

        # 第4条（取消与违约）
        | 时点 | 结果 |
        | 免费取消期限前 | 无 |
        | 逾期 | 限制预订30至60天并收取部分费用 |
        | 当日 | 限制预订90天 |
        | 未到场 | 限制预订180天 |

        # 第5条（天气）
        俱乐部因天气停业时不收费。中止的球局按已完成球洞结算。

        # 第6条（安全）
        请听从球童与巡场员指引，不得向前组击球，喇叭响起时应避险。

        # 第7条（责任）
        因俱乐部过失造成的损害由俱乐部赔偿。贵重物品请存放于前台保险柜。`,
    },
  },
};
