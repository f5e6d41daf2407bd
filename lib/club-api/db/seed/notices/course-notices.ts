import type { DemoDays } from "../play/demo-day";
import { type NoticeSeed, saidDay } from "./notice-seed";

/** Notices about the course: winter times, aeration, a repaired green, the local rules. */
export function courseNotices(days: DemoDays): NoticeSeed[] {
  const aeration = saidDay(days, -20);
  return [
    {
      noticeIdx: 12,
      distance: -22,
      timeOfDay: "09:00",
      viewCount: 1203,
      isTop: true,
      texts: {
        en: {
          title: "Winter tee times",
          contents: `
            From November the first tee time is 07:00. Please check your time again before you leave home.

            | Month | First tee time | Last tee time |
            | November | 07:00 | 13:30 |
            | December–February | 07:30 | 13:00 |
            | March | 06:40 | 14:10 |

            - When frost lies on the greens, the first groups start a little later; we send a message.
            - A round that the club calls off for weather costs nothing.
            - The table is attached as a PDF for your wall.`,
        },
        ko: {
          title: "동절기 티업 시간 변경 안내",
          contents: `
            11월부터 첫 티업은 07:00입니다. 출발하시기 전에 예약 시간을 다시 한번 확인해 주세요.

            | 기간 | 첫 티업 | 마지막 티업 |
            | 11월 | 07:00 | 13:30 |
            | 12월~2월 | 07:30 | 13:00 |
            | 3월 | 06:40 | 14:10 |

            - 그린에 서리가 내리면 첫 팀의 출발이 조금 늦어질 수 있으며, 문자로 알려 드립니다.
            - 클럽이 날씨 때문에 취소한 라운드에는 요금이나 위약이 없습니다.
            - 시간표를 PDF로 첨부했습니다.`,
        },
        ja: {
          title: "冬期ティーオフ時間変更のご案内",
          contents: `
            11月より最初のティーオフは07:00です。ご出発の前に予約時間をもう一度ご確認ください。

            | 期間 | 最初のティーオフ | 最後のティーオフ |
            | 11月 | 07:00 | 13:30 |
            | 12月〜2月 | 07:30 | 13:00 |
            | 3月 | 06:40 | 14:10 |

            - グリーンに霜が降りた日は、最初の組のスタートが少し遅れることがあります。その際はSMSでお知らせします。
            - クラブが天候により中止したラウンドに料金はかかりません。
            - 時間表をPDFで添付しました。`,
        },
        zh: {
          title: "冬季开球时间变更通知",
          contents: `
            自11月起，首个开球时间为07:00。出发前请再次确认您的预订时间。

            | 期间 | 首个开球 | 末个开球 |
            | 11月 | 07:00 | 13:30 |
            | 12月至2月 | 07:30 | 13:00 |
            | 3月 | 06:40 | 14:10 |

            - 果岭结霜时首批球组可能稍晚出发，届时以短信通知。
            - 俱乐部因天气取消的球局不收取任何费用。
            - 时间表见附件PDF。`,
        },
      },
    },
    {
      noticeIdx: 11,
      distance: -27,
      timeOfDay: "10:00",
      viewCount: 842,
      texts: {
        en: {
          title: "Aeration of the greens",
          contents: `
            On ${aeration.en} we aerate and sand all 27 greens so that the roots breathe through the winter.

            - The greens roll slower for about ten days; putts may hop on the sand.
            - On that day the Sol Course stays closed until noon.
            - Guests of the first week pay 10,000 KRW less green fee.`,
        },
        ko: {
          title: "코스 에어레이션 안내",
          contents: `
            ${aeration.ko}에 27홀 모든 그린의 통기와 모래 배토 작업을 합니다. 뿌리가 겨울을 잘 나게 하는 작업입니다.

            - 열흘 정도 그린이 느리고 모래 위에서 공이 튈 수 있습니다.
            - 작업일에는 솔 코스를 정오까지 닫습니다.
            - 첫 주에 오시는 고객께는 그린피 10,000원을 할인해 드립니다.`,
        },
        ja: {
          title: "コースのエアレーションのご案内",
          contents: `
            ${aeration.ja}に27ホール全グリーンのエアレーションと目砂作業を行います。根が冬を越すための作業です。

            - 10日ほどグリーンが遅くなり、砂の上で球が跳ねることがあります。
            - 作業日はソルコースを正午までクローズします。
            - 最初の1週間にご来場の方はグリーンフィーを10,000ウォン割引いたします。`,
        },
        zh: {
          title: "球场果岭打孔通知",
          contents: `
            ${aeration.zh}将对全部27个果岭进行打孔与铺沙，帮助草根过冬。

            - 约十天内果岭速度较慢，球可能在沙上弹跳。
            - 作业当日松球场关闭至中午。
            - 首周来场的客人果岭费优惠10,000韩元。`,
        },
      },
    },
    {
      noticeIdx: 9,
      distance: -36,
      timeOfDay: "11:00",
      viewCount: 615,
      texts: {
        en: {
          title: "Baram Course, hole 4: the green is open again",
          contents: `
            The new drains under the fourth green are in, and the green is back in normal play.

            Please repair your pitch marks; the young turf closes the gap in one night when you do.`,
        },
        ko: {
          title: "바람 코스 4번 홀 그린 보수 완료",
          contents: `
            4번 홀 그린의 배수 공사를 마치고 정상 운영합니다.

            어린 잔디는 볼 자국을 바로 고쳐 주시면 하룻밤이면 아뭅니다. 볼 자국 수리를 부탁드립니다.`,
        },
        ja: {
          title: "バラムコース4番グリーンの補修完了",
          contents: `
            4番グリーンの排水工事が終わり、通常どおりご利用いただけます。

            若い芝は、ボールマークをすぐに直していただければ一晩で回復します。ご協力をお願いいたします。`,
        },
        zh: {
          title: "风球场4号洞果岭修复完成",
          contents: `
            4号洞果岭的排水工程已完工，恢复正常使用。

            新草坪上的球痕若及时修复，一夜即可愈合，敬请协助。`,
        },
      },
    },
    {
      noticeIdx: 5,
      distance: -63,
      timeOfDay: "09:30",
      viewCount: 433,
      texts: {
        en: {
          title: "Local rules, new edition",
          contents: `
            1. White stakes and the cart road beyond hole 7 of Mir mark out of bounds.
            2. A ball in the lake of Mir is dropped in the area marked with a white circle, one penalty stroke.
            3. Stakes with a blue top mark ground under repair: free relief must be taken.
            4. In winter rules the ball on the fairway may be placed within 15 cm, not nearer the hole.`,
        },
        ko: {
          title: "로컬 룰 개정 안내",
          contents: `
            1. 흰 말뚝과 미르 코스 7번 홀 너머의 카트 도로는 아웃오브바운즈입니다.
            2. 미르 호수에 들어간 공은 흰 원으로 표시한 구역에서 1벌타로 드롭합니다.
            3. 윗부분이 파란 말뚝은 수리지이며, 반드시 벌 없이 구제를 받아야 합니다.
            4. 동절기 규칙에서는 페어웨이의 공을 15cm 안에서 홀에 가깝지 않게 옮겨 놓을 수 있습니다.`,
        },
        ja: {
          title: "ローカルルール改定のご案内",
          contents: `
            1. 白杭およびミルコース7番の先のカート道路はアウトオブバウンズです。
            2. ミルの湖に入った球は、白い円の区域に1打罰でドロップします。
            3. 上部が青い杭は修理地です。罰なしの救済を必ず受けてください。
            4. 冬期ルールでは、フェアウェイの球を15cm以内、ホールに近づかない所に置くことができます。`,
        },
        zh: {
          title: "当地规则修订通知",
          contents: `
            1. 白桩以及龙球场7号洞外侧的球车道为界外。
            2. 落入龙湖的球在白圈区域内抛球，罚一杆。
            3. 顶部为蓝色的桩表示整修地，必须接受免罚补救。
            4. 冬季规则下，球道上的球可在15厘米内且不更靠近球洞处放置。`,
        },
      },
    },
  ];
}
