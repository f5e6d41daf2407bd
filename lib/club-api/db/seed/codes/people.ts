import { codeGroup } from "./table";

const weekdays = `
    1 | Sunday | 일 | 日 | 日
    2 | Monday | 월 | 月 | 一
    3 | Tuesday | 화 | 火 | 二
    4 | Wednesday | 수 | 水 | 三
    5 | Thursday | 목 | 木 | 四
    6 | Friday | 금 | 金 | 五
    7 | Saturday | 토 | 土 | 六`;

/** domain.md 4: the groups of members, teams and inquiries. */
export const peopleGroups = [
  codeGroup(
    "C1130",
    "memberTypes",
    `
    10 | Regular member | 정회원 | 正会員 | 正式会员 | | CLUB
    11 | Weekday member | 주중회원 | 平日会員 | 平日会员 | | CLUB
    12 | Family member | 가족회원 | 家族会員 | 家庭会员 | | CLUB
    13 | Corporate (nominee) | 법인지명회원 | 法人指名会員 | 法人指定会员 | | CLUB
    20 | Associate member | 준회원 | 準会員 | 准会员 | | CLUB
    30 | Web member | 인터넷회원 | ウェブ会員 | 网络会员 | | CLUB
    41 | Active duty | 현역 | 現役軍人 | 现役军人 | | PFT
    42 | Retired 20y+ | 예비역(20년 이상) | 退役軍人(20年以上) | 退役军人(20年以上) | | PFT
    43 | Military civilian | 군무원 | 軍務員 | 军务员 | | PFT
    44 | Spouse or family | 배우자·가족 | 配偶者・家族 | 配偶·家属 | | PFT
    45 | PFT associate (10–20 y) | 준회원(10~20년) | 準会員(10〜20年) | 准会员(10–20年) | | PFT
    49 | PFT civilian | 일반인 | 一般 | 普通人士 | | PFT
    90 | Guest | 비회원 | ビジター | 非会员 | | CLUB`,
  ),
  codeGroup(
    "C1140",
    "genders",
    `
    M | Male | 남 | 男性 | 男 | 1
    F | Female | 여 | 女性 | 女 | 0
    U | Not stated | 선택안함 | 未選択 | 未选择`,
  ),
  codeGroup(
    "C1150",
    "regionCodes",
    `
    11 | Seoul | 서울 | ソウル | 首尔
    26 | Busan | 부산 | 釜山 | 釜山
    27 | Daegu | 대구 | 大邱 | 大邱
    28 | Incheon | 인천 | 仁川 | 仁川
    29 | Gwangju | 광주 | 光州 | 光州
    30 | Daejeon | 대전 | 大田 | 大田
    31 | Ulsan | 울산 | 蔚山 | 蔚山
    36 | Sejong | 세종 | 世宗 | 世宗
    41 | Gyeonggi | 경기 | 京畿 | 京畿
    43 | Chungbuk | 충북 | 忠清北道 | 忠清北道
    44 | Chungnam | 충남 | 忠清南道 | 忠清南道
    46 | Jeonnam | 전남 | 全羅南道 | 全罗南道
    47 | Gyeongbuk | 경북 | 慶尚北道 | 庆尚北道
    48 | Gyeongnam | 경남 | 慶尚南道 | 庆尚南道
    50 | Jeju | 제주 | 済州 | 济州
    51 | Gangwon | 강원 | 江原 | 江原
    52 | Jeonbuk | 전북 | 全羅北道 | 全罗北道
    99 | Abroad | 해외 | 海外 | 海外`,
  ),
  codeGroup(
    "C1160",
    "rsvCycles",
    `
    10 | Every month | 매월 | 毎月 | 每月
    20 | Every 2 months | 격월 | 隔月 | 隔月
    30 | Quarterly | 분기 | 四半期ごと | 每季度
    40 | Every week | 매주 | 毎週 | 每周
    50 | Every 2 weeks | 격주 | 隔週 | 隔周
    60 | Once | 1회 | 1回 | 一次`,
  ),
  codeGroup(
    "C1170",
    "weekTypes",
    `
    1 | 1st | 첫째주 | 第1週 | 第一周
    2 | 2nd | 둘째주 | 第2週 | 第二周
    3 | 3rd | 셋째주 | 第3週 | 第三周
    4 | 4th | 넷째주 | 第4週 | 第四周
    5 | 5th | 다섯째주 | 第5週 | 第五周
    L | Last | 마지막주 | 最終週 | 最后一周
    E | Every | 매주 | 毎週 | 每周`,
  ),
  codeGroup("C1180", "weekCodes", weekdays),
  codeGroup("C1190", "dayCodes", `${weekdays}\n    8 | Holiday | 공휴일 | 祝日 | 公休日`),
  codeGroup(
    "C1210",
    "questionTypes",
    `
    10 | Reservation | 예약 | 予約 | 预订
    20 | Membership & login | 회원·로그인 | 会員・ログイン | 会员·登录
    30 | Fees & payment | 요금·결제 | 料金・支払い | 费用·支付
    40 | Course | 코스 | コース | 球场
    50 | Caddie & pace | 캐디·경기진행 | キャディ・進行 | 球童·打球进度
    60 | Food & beverage | 식음 | 飲食 | 餐饮
    70 | Facilities | 시설·락카 | 施設・ロッカー | 设施·更衣柜
    80 | Lost property | 분실물 | 忘れ物 | 失物
    90 | Penalty | 위약 | ペナルティ | 违约
    91 | Praise | 칭찬 | お褒めの言葉 | 表扬
    92 | Complaint | 불만 | 苦情 | 投诉
    93 | Suggestion | 제안 | ご提案 | 建议
    99 | Other | 기타 | その他 | 其他`,
  ),
  codeGroup(
    "C1220",
    "certificationTypes",
    `
    10 | Mobile identity (NICE) | 휴대폰 본인확인 | 携帯電話本人確認 | 手机实名认证
    20 | E-mail code | 이메일 인증 | メール認証 | 邮箱验证
    30 | SMS code | 문자 인증 | SMS認証 | 短信验证
    40 | i-PIN | 아이핀 | i-PIN | i-PIN
    50 | Simple certificate | 간편인증 | 簡易認証 | 简易认证`,
  ),
  codeGroup(
    "C1230",
    "periodCodes",
    `
    D | Day | 일 | 日 | 日
    W | Week | 주 | 週 | 周
    M | Month | 월 | 月 | 月
    Q | Quarter | 분기 | 四半期 | 季度
    Y | Year | 년 | 年 | 年
    C | Custom | 직접입력 | 期間指定 | 自定义`,
  ),
  codeGroup(
    "C1250",
    "lostTypes",
    `
    10 | Golf club | 골프클럽 | ゴルフクラブ | 球杆
    11 | Head cover | 헤드커버 | ヘッドカバー | 杆头套
    12 | Ball & tee | 볼·티 | ボール・ティー | 球·球座
    13 | Rangefinder | 거리측정기 | 距離計 | 测距仪
    20 | Clothing | 의류 | 衣類 | 衣物
    21 | Cap & hat | 모자 | 帽子 | 帽子
    22 | Glove | 장갑 | 手袋 | 手套
    23 | Shoes | 신발 | 靴 | 鞋
    30 | Glasses | 안경·선글라스 | 眼鏡・サングラス | 眼镜·太阳镜
    40 | Mobile & electronics | 휴대폰·전자기기 | 携帯電話・電子機器 | 手机·电子产品
    50 | Wallet & card | 지갑·카드 | 財布・カード | 钱包·卡
    51 | Car key | 자동차키 | 車の鍵 | 车钥匙
    60 | Jewellery & watch | 귀금속·시계 | 貴金属・時計 | 首饰·手表
    70 | Bag & pouch | 가방·파우치 | バッグ・ポーチ | 包·手袋
    80 | Umbrella | 우산 | 傘 | 雨伞
    99 | Other | 기타 | その他 | 其他`,
  ),
  codeGroup(
    "C1260",
    "penaltyCodes",
    `
    10 | Late cancel 1 | 위약취소 1단계 | 違約取消 第1段階 | 违约取消 一级 | 10,30,1
    20 | Late cancel 2 | 위약취소 2단계 | 違約取消 第2段階 | 违约取消 二级 | 20,60,2
    30 | Same-day cancel | 당일취소 | 当日取消 | 当日取消 | 30,90,3
    40 | No-show | 미내장 | 無断欠場 | 未到场 | 30,180,5
    50 | Booker absent | 예약자 미내장 | 予約者欠場 | 预订人未到场 | 0,30,2
    51 | Fewer players than the minimum | 인원 미준수 | 人数不足 | 人数不足 | 0,30,1
    60 | Name lending | 명의도용·대여 | 名義貸し・盗用 | 冒用·出借名义 | 0,365,10
    70 | Slow or unruly play | 경기지연·비매너 | 遅延プレー・マナー違反 | 拖延·不文明打球 | 0,30,2
    71 | Damage, violence, gambling | 시설훼손·폭력·도박 | 施設破損・暴力・賭博 | 损坏设施·暴力·赌博 | 0,365,10
    80 | Draw unconfirmed | 추첨 미확정 | 抽選未確定 | 抽签未确认 | 0,0,1
    90 | Points threshold | 벌점 누적 | 減点累積 | 扣分累计 | 0,90,0`,
  ),
  codeGroup(
    "C1270",
    "reasonCodes",
    `
    C1 | Personal schedule | 개인일정 | 個人の都合 | 个人安排 | | CANCEL
    C2 | Weather | 기상 | 天候 | 天气 | | CANCEL
    C3 | Party not formed | 인원부족 | 人数不足 | 人数不足 | | CANCEL
    C4 | Illness or bereavement | 질병·경조사 | 病気・慶弔 | 疾病·红白事 | | CANCEL
    C9 | Other | 기타 | その他 | 其他 | | CANCEL
    W1 | Rarely used | 이용빈도 낮음 | 利用頻度が低い | 很少使用 | | WITHDRAW
    W2 | Hard to book | 예약이 어려움 | 予約が取りにくい | 预订困难 | | WITHDRAW
    W3 | Price | 요금 불만 | 料金への不満 | 对价格不满 | | WITHDRAW
    W4 | Service | 서비스 불만 | サービスへの不満 | 对服务不满 | | WITHDRAW
    W5 | Privacy | 개인정보 우려 | 個人情報への懸念 | 担心个人信息 | | WITHDRAW
    W6 | Rejoin with another id | 재가입 | 別IDで再加入 | 以其他账号重新加入 | | WITHDRAW
    W9 | Other | 기타 | その他 | 其他 | | WITHDRAW
    P1 | Evidence accepted | 증빙 인정 | 証明書類を承認 | 证明材料已认可 | | RELEASE
    P2 | Fine paid | 위약금 납부 | 違約金納付 | 已缴违约金 | | RELEASE
    P3 | Club error | 클럽 착오 | クラブの誤り | 俱乐部失误 | | RELEASE
    P9 | Other | 기타 | その他 | 其他 | | RELEASE
    T1 | Full | 배정 마감 | 割当締切 | 名额已满 | | TEAM
    T2 | Ineligible | 자격 미달 | 資格不足 | 资格不符 | | TEAM
    T3 | Past record | 이용실적 | 利用実績 | 以往使用记录 | | TEAM
    T9 | Other | 기타 | その他 | 其他 | | TEAM`,
  ),
  codeGroup(
    "C1290",
    "dcTargets",
    `
    10 | Green fee | 그린피 | グリーンフィー | 果岭费 | | FEE
    20 | Cart fee | 카트피 | カートフィー | 球车费 | | FEE
    30 | Caddie fee | 캐디피 | キャディフィー | 球童费 | | FEE
    40 | Food & beverage | 식음료 | 飲食 | 餐饮 | | FEE
    50 | Club rental | 대여료 | レンタル料 | 租赁费 | | FEE
    60 | Pro shop | 프로샵 | プロショップ | 专卖店 | | FEE
    99 | Total | 전체 | 全体 | 全部 | | FEE
    P1 | Booker | 예약자 본인 | 予約者本人 | 预订人本人 | | PERSON
    P2 | Whole team | 팀 전원 | チーム全員 | 全队 | | PERSON
    P3 | Local resident | 지역주민 | 地域住民 | 当地居民 | | PERSON
    P4 | Ladies | 여성 | 女性 | 女士 | | PERSON
    P5 | Senior 65+ | 경로 | 65歳以上 | 65岁以上 | | PERSON`,
  ),
];
