import type { DemoDays } from "../play/demo-day";
import { type NoticeSeed, saidDay } from "./notice-seed";

/** Notices about booking: the draw, the yearly teams, passwords, a stopped round. */
export function clubNotices(days: DemoDays): NoticeSeed[] {
  const teamEnd = saidDay(days, 4);
  const season = days.year + 1;
  return [
    {
      noticeIdx: 10,
      distance: -30,
      timeOfDay: "09:00",
      viewCount: 977,
      texts: {
        en: {
          title: `Yearly teams ${season}: apply until ${teamEnd.en}`,
          contents: `
            Groups that meet every month can apply for fixed days of the season ${season}.

            - Three to eight teams a day, ten rounds a year
            - Up to three wishes for week, weekday and hour
            - The office answers every application within two weeks`,
        },
        ko: {
          title: `${season}년 연단체 신청 안내 (${teamEnd.ko} 마감)`,
          contents: `
            매월 정기적으로 모이는 단체의 ${season}년 시즌 신청을 받습니다.

            - 하루 3~8팀, 연 10회
            - 희망 주차와 요일, 시간대를 3순위까지 신청
            - 접수 후 2주 안에 결과를 알려 드립니다`,
        },
        ja: {
          title: `${season}年 年間コンペ申込のご案内(${teamEnd.ja}締切)`,
          contents: `
            毎月定期的に開催されるコンペの${season}年シーズンの申込を受け付けます。

            - 1日3〜8組、年10回
            - 週・曜日・時間帯を第3希望まで
            - 受付後2週間以内に結果をお知らせします`,
        },
        zh: {
          title: `${season}年度团队申请通知（${teamEnd.zh}截止）`,
          contents: `
            现接受每月定期聚会的团队申请${season}赛季。

            - 每日3至8组，全年10次
            - 可填报三个志愿：第几周、星期几与时段
            - 受理后两周内通知结果`,
        },
      },
    },
    {
      noticeIdx: 7,
      distance: -48,
      timeOfDay: "09:00",
      viewCount: 1540,
      isTop: true,
      texts: {
        en: {
          title: "How the weekend draw works",
          contents: `
            The most wanted weekend times are drawn, and everybody can check the draw.

            1. Choose up to three times while the post is open.
            2. When it closes, the list of applicants is fixed and its checksum is published.
            3. The order follows from a public random number; those who lost before have a better chance.
            4. Winners are told by message and may decline free of charge until the deadline.

            Telephone applications are not taken. The office helps with questions: 031-000-1001.`,
        },
        ko: {
          title: "주말 추첨 예약 방법 안내",
          contents: `
            신청이 많은 주말 시간은 추첨으로 배정하며, 누구나 추첨 결과를 검증할 수 있습니다.

            1. 접수 기간에 희망 시간을 3순위까지 고릅니다.
            2. 접수가 끝나면 신청 명단을 확정하고 검증값을 공개합니다.
            3. 순서는 공개된 난수로 정하며, 최근에 떨어진 분의 확률이 높습니다.
            4. 당첨되면 문자로 알려 드리고, 기한까지는 위약 없이 포기할 수 있습니다.

            전화로는 신청을 받지 않습니다. 문의는 예약실 031-000-1001로 해 주세요.`,
        },
        ja: {
          title: "週末抽選予約の方法について",
          contents: `
            ご希望の多い週末の時間は抽選で割り当て、抽選結果はどなたでも検証できます。

            1. 受付期間中に希望時間を第3希望まで選びます。
            2. 受付終了後、申込名簿を確定し検証値を公開します。
            3. 順番は公開された乱数で決まり、最近落選された方の確率が高くなります。
            4. 当選はSMSでお知らせし、期限までは違約なしで辞退できます。

            電話での申込は承っておりません。お問い合わせは予約室 031-000-1001 まで。`,
        },
        zh: {
          title: "周末抽签预订办法",
          contents: `
            申请较多的周末时段以抽签分配，任何人都可核验抽签结果。

            1. 在报名期内选择至多三个志愿时段。
            2. 报名结束后确定名单并公布校验值。
            3. 顺序由公开的随机数决定，近期未中签者概率更高。
            4. 中签以短信通知，截止前可免违约放弃。

            不接受电话申请。咨询请致电预订处 031-000-1001。`,
        },
      },
    },
    {
      noticeIdx: 6,
      distance: -55,
      timeOfDay: "14:00",
      viewCount: 388,
      texts: {
        en: {
          title: "Please look after your password",
          contents: `
            We never ask for your password by telephone, message or mail.

            - Use a password that you use nowhere else.
            - After 90 days the site asks you to change it; you may put that off twice.
            - In My page you see which devices are signed in and can sign them out.`,
        },
        ko: {
          title: "안전한 비밀번호 사용 안내",
          contents: `
            클럽은 전화나 문자, 메일로 비밀번호를 묻지 않습니다.

            - 다른 곳에서 쓰지 않는 비밀번호를 사용해 주세요.
            - 90일이 지나면 변경을 안내해 드리며, 두 번까지 미룰 수 있습니다.
            - 마이페이지에서 로그인된 기기를 확인하고 로그아웃할 수 있습니다.`,
        },
        ja: {
          title: "パスワードを安全にお使いいただくために",
          contents: `
            クラブが電話、SMS、メールでパスワードをお尋ねすることはありません。

            - 他で使っていないパスワードをお使いください。
            - 90日を過ぎると変更をご案内します。2回まで延期できます。
            - マイページでログイン中の機器を確認し、ログアウトできます。`,
        },
        zh: {
          title: "安全使用密码须知",
          contents: `
            俱乐部不会通过电话、短信或邮件询问您的密码。

            - 请使用未在其他网站使用过的密码。
            - 满90天后网站会提醒更换，可推迟两次。
            - 可在"我的页面"查看已登录的设备并将其退出。`,
        },
      },
    },
    {
      noticeIdx: 3,
      distance: -84,
      timeOfDay: "16:00",
      viewCount: 702,
      texts: {
        en: {
          title: "When a round is stopped for weather",
          contents: `
            A long horn means: stop at once and go to the nearest shelter.

            | When the round stops | What you pay |
            | before the second hole | nothing but food and drink |
            | during the first nine | the green fee of the holes played |
            | during the second nine | three quarters of the green fee |

            Thunder always comes first: please do not finish the hole.`,
        },
        ko: {
          title: "악천후 시 라운드 중단 기준 안내",
          contents: `
            긴 경적이 울리면 바로 경기를 멈추고 가까운 대피소로 이동해 주세요.

            | 중단 시점 | 요금 |
            | 2번째 홀 시작 전 | 식음료 외 없음 |
            | 전반 9홀 중 | 마친 홀의 그린피 |
            | 후반 9홀 중 | 그린피의 3/4 |

            천둥이 치면 하던 홀도 마치지 말고 대피해 주세요.`,
        },
        ja: {
          title: "悪天候によるラウンド中断の基準",
          contents: `
            長いホーンが鳴ったら直ちにプレーを中断し、最寄りの避難所へ移動してください。

            | 中断の時点 | 料金 |
            | 2ホール目の開始前 | 飲食代のみ |
            | 前半9ホール中 | 終えたホール分のグリーンフィー |
            | 後半9ホール中 | グリーンフィーの4分の3 |

            雷のときは、途中のホールも終えずに避難してください。`,
        },
        zh: {
          title: "恶劣天气中止打球标准",
          contents: `
            长鸣喇叭表示立即停止打球，并前往最近的避难所。

            | 中止时点 | 费用 |
            | 第二洞开始前 | 仅付餐饮 |
            | 前九洞中 | 已完成球洞的果岭费 |
            | 后九洞中 | 果岭费的四分之三 |

            遇雷电请勿打完当前球洞，立即避险。`,
        },
      },
    },
  ];
}
