import { codeGroup } from "./table";

const hours = Array.from({ length: 15 }, (_, place) => String(place + 5).padStart(2, "0"));
const hourLines = hours.map((hour) => {
  const span = `${hour}:00–${hour}:59`;
  return `${hour} | ${span} | ${Number(hour)}시대 | ${Number(hour)}時台 | ${Number(hour)}点时段`;
});

/** domain.md 4: the groups of the course, the sheet and the booking. */
export const playGroups = [
  codeGroup(
    "C1010",
    "holeCodes",
    `
    09 | 9 holes | 9홀 | 9ホール | 9洞 | 9,0.5
    18 | 18 holes | 18홀 | 18ホール | 18洞 | 18,1
    27 | 27 holes | 27홀 | 27ホール | 27洞 | 27,1.5
    36 | 36 holes | 36홀 | 36ホール | 36洞 | 36,2`,
  ),
  codeGroup(
    "C1020",
    "courses",
    `
    1 | Mir Course | 미르 코스 | ミルコース | 龙球场 | 9,36,2
    2 | Sol Course | 솔 코스 | ソルコース | 松球场 | 9,36,3
    3 | Baram Course | 바람 코스 | バラムコース | 风球场 | 9,36,1`,
  ),
  codeGroup(
    "C1030",
    "periods",
    `
    1 | Part 1 | 1부 | 第1部 | 第一场
    2 | Part 2 | 2부 | 第2部 | 第二场
    3 | Part 3 (night) | 3부(야간) | 第3部(ナイター) | 第三场(夜场)`,
  ),
  codeGroup(
    "C1040",
    "standbyTimeCodes",
    `
    10 | Any time | 시간무관 | 時間を問わず | 不限时间 | 00:00,23:59
    11 | Before 07:00 | 새벽(7시 이전) | 早朝(7時前) | 清晨(7点前) | 00:00,06:59
    12 | 07:00–07:59 | 7시대 | 7時台 | 7点时段 | 07:00,07:59
    13 | 08:00–08:59 | 8시대 | 8時台 | 8点时段 | 08:00,08:59
    14 | 09:00–10:59 | 오전 늦은 시간 | 午前遅め | 上午较晚 | 09:00,10:59
    15 | 11:00–12:59 | 11~12시대 | 11〜12時台 | 11至12点时段 | 11:00,12:59
    16 | 13:00–15:59 | 오후 | 午後 | 下午 | 13:00,15:59
    17 | From 16:00 (night) | 야간 | ナイター | 夜间 | 16:00,23:59`,
  ),
  codeGroup(
    "C1050",
    "standbyStateCodes",
    `
    10 | Waiting | 대기중 | 待機中 | 候补中
    20 | Offered | 배정제안 | 割当提案中 | 已提出安排
    30 | Assigned | 배정완료 | 割当済み | 已安排
    40 | Declined | 거절 | 辞退 | 已拒绝
    50 | Offer expired | 제안만료 | 提案期限切れ | 安排已过期
    60 | Cancelled | 신청취소 | 申込取消 | 已取消申请
    70 | Closed without slot | 미배정종료 | 割当なしで終了 | 未安排结束`,
  ),
  codeGroup(
    "C1060",
    "rsvStates",
    `
    10 | Booked | 예약완료 | 予約完了 | 已预订
    20 | Confirmed by club | 예약확인 | 予約確認済み | 俱乐部已确认
    30 | Checked in | 내장 | チェックイン済み | 已登记入场
    40 | Played | 경기종료 | プレー終了 | 打球结束
    50 | Cancelled | 취소 | 取消 | 已取消
    51 | Late cancelled | 위약취소 | 違約取消 | 违约取消
    60 | No-show | 미내장 | 無断欠場 | 未到场
    70 | Cancelled by club | 클럽취소 | クラブによる取消 | 俱乐部取消
    71 | Weather cancelled | 우천취소 | 悪天候による取消 | 天气原因取消
    80 | Draw hold | 추첨당첨(확정대기) | 抽選当選(確定待ち) | 抽签中签(待确认)`,
    3,
  ),
  codeGroup(
    "C1070",
    "reservationTypes",
    `
    10 | Member online | 일반예약 | 通常予約 | 普通预订
    20 | From waiting list | 대기배정 | キャンセル待ち割当 | 候补安排
    30 | Draw | 추첨 | 抽選 | 抽签
    40 | Yearly team | 연단체 | 年間コンペ | 年度团队
    41 | One-off group | 일반단체 | 一般コンペ | 普通团队
    50 | Phone | 전화예약 | 電話予約 | 电话预订
    60 | Partner | 제휴 | 提携 | 合作渠道
    70 | Walk-in | 현장 | 当日受付 | 现场
    80 | Event price | 특가 | 特別料金 | 特价
    90 | Package | 패키지 | パッケージ | 套餐`,
  ),
  codeGroup(
    "C1080",
    "timeOpenCodes",
    `
    10 | Open | 예약가능 | 予約可能 | 可预订
    20 | Booked | 예약완료 | 予約済み | 已预订
    30 | Being booked | 예약진행중 | 予約手続中 | 预订进行中
    40 | Not open yet | 오픈예정 | 受付前 | 尚未开放
    50 | Closed | 마감 | 締切 | 已截止
    60 | Members only | 회원전용 | 会員専用 | 会员专用
    70 | Draw | 추첨 | 抽選 | 抽签
    80 | Team | 단체 | コンペ | 团队
    90 | Blocked | 예약불가 | 予約不可 | 不可预订`,
  ),
  codeGroup(
    "C1090",
    "incomes",
    `
    10 | Homepage | 홈페이지 | ホームページ | 官网 | | CHANNEL
    20 | Mobile web | 모바일웹 | モバイルウェブ | 手机网页 | | CHANNEL
    30 | App | 앱 | アプリ | 应用 | | CHANNEL
    40 | Phone | 전화 | 電話 | 电话 | | CHANNEL
    50 | Front desk | 프런트 | フロント | 前台 | | CHANNEL
    60 | Fax | 팩스 | ファックス | 传真 | | CHANNEL
    70 | Partner site | 제휴 | 提携サイト | 合作网站 | | CHANNEL
    80 | System | 시스템 | システム | 系统 | | CHANNEL
    I1 | Under 30 M KRW | 3천만원 미만 | 3,000万ウォン未満 | 3,000万韩元以下 | | INCOME
    I2 | 30–50 M KRW | 3~5천만원 | 3,000万〜5,000万ウォン | 3,000万–5,000万韩元 | | INCOME
    I3 | 50–100 M KRW | 5천만~1억 | 5,000万〜1億ウォン | 5,000万–1亿韩元 | | INCOME
    I4 | Over 100 M KRW | 1억 이상 | 1億ウォン以上 | 1亿韩元以上 | | INCOME
    I9 | No answer | 응답안함 | 回答しない | 不回答 | | INCOME`,
  ),
  codeGroup(
    "C1100",
    "workCodes",
    `
    10 | Book | 예약 | 予約 | 预订 | | RSVLOG
    20 | Change | 변경 | 変更 | 变更 | | RSVLOG
    30 | Cancel | 취소 | 取消 | 取消 | | RSVLOG
    40 | Companion edit | 동반자변경 | 同伴者変更 | 同伴变更 | | RSVLOG
    50 | Check-in | 내장 | チェックイン | 入场登记 | | RSVLOG
    60 | Undo check-in | 내장취소 | チェックイン取消 | 撤销入场登记 | | RSVLOG
    70 | No-show | 미내장처리 | 無断欠場処理 | 未到场处理 | | RSVLOG
    80 | Penalty | 위약부과 | ペナルティ付与 | 处以违约 | | RSVLOG
    90 | Penalty released | 위약해제 | ペナルティ解除 | 解除违约 | | RSVLOG
    J1 | Employee | 회사원 | 会社員 | 公司职员 | | JOB
    J2 | Self-employed | 자영업 | 自営業 | 个体经营 | | JOB
    J3 | Professional | 전문직 | 専門職 | 专业人士 | | JOB
    J4 | Public servant | 공무원 | 公務員 | 公务员 | | JOB
    J5 | Military | 군인·군무원 | 軍人・軍務員 | 军人·军务员 | | JOB
    J6 | Student | 학생 | 学生 | 学生 | | JOB
    J7 | Homemaker | 주부 | 主婦・主夫 | 家庭主妇/主夫 | | JOB
    J8 | Retired | 은퇴 | 退職 | 退休 | | JOB
    J9 | Other | 기타 | その他 | 其他 | | JOB`,
  ),
  codeGroup(
    "C1110",
    "holidayTypes",
    `
    10 | Weekday | 평일 | 平日 | 平日
    20 | Saturday | 토요일 | 土曜日 | 星期六
    30 | Sunday | 일요일 | 日曜日 | 星期日
    40 | Public holiday | 공휴일 | 祝日 | 公休日
    41 | Substitute holiday | 대체공휴일 | 振替休日 | 补休日
    42 | Temporary holiday | 임시공휴일 | 臨時祝日 | 临时公休日
    50 | Regular closing | 정기휴장 | 定期休場 | 定期停业
    51 | Temporary closing | 임시휴장 | 臨時休場 | 临时停业
    60 | Peak day | 성수기 | ピーク日 | 旺季`,
  ),
  codeGroup(
    "C1120",
    "feeCodes",
    `
    10 | Green fee | 그린피 | グリーンフィー | 果岭费 | PERSON
    20 | Cart fee | 카트피 | カートフィー | 球车费 | TEAM
    30 | Caddie fee | 캐디피 | キャディフィー | 球童费 | TEAM
    31 | Intern caddie fee | 인턴캐디피 | 研修キャディフィー | 实习球童费 | TEAM
    40 | Club rental | 클럽대여료 | クラブレンタル料 | 球杆租赁费 | PERSON
    50 | Facility fee | 시설이용료 | 施設利用料 | 设施使用费 | PERSON
    60 | Penalty fine | 위약금 | 違約金 | 违约金 | TEAM
    70 | Food & beverage | 식음료 | 飲食 | 餐饮
    80 | Pro shop | 프로샵 | プロショップ | 专卖店
    90 | Discount | 할인 | 割引 | 折扣`,
  ),
  codeGroup("C1200", "rsvHours", ["00 | Any | 무관 | 問わない | 不限", ...hourLines].join("\n")),
  codeGroup(
    "C1240",
    "weatherCodes",
    `
    10 | Clear | 맑음 | 晴れ | 晴
    20 | Mostly cloudy | 구름많음 | 曇りがち | 多云
    30 | Cloudy | 흐림 | 曇り | 阴
    40 | Rain | 비 | 雨 | 雨
    41 | Rain or snow | 비·눈 | 雨または雪 | 雨夹雪
    42 | Snow | 눈 | 雪 | 雪
    43 | Drizzle | 빗방울 | 小雨 | 零星小雨
    44 | Drizzle/flurry | 빗방울눈날림 | 小雨・小雪 | 零星雨雪
    45 | Flurry | 눈날림 | 風花 | 零星小雪
    50 | Shower | 소나기 | にわか雨 | 阵雨
    60 | Thunderstorm | 뇌우 | 雷雨 | 雷雨
    70 | Fog | 안개 | 霧 | 雾
    80 | Strong wind | 강풍 | 強風 | 大风
    90 | Dust | 황사 | 黄砂 | 沙尘`,
  ),
];
