import { codeGroup } from "./table";

/** domain.md 4: terms, policies, countries, languages and the states of the site. */
export const systemGroups = [
  codeGroup(
    "C1280",
    "termTypes",
    `
    10 | Terms of service | 이용약관 | 利用規約 | 服务条款 | Y
    11 | Golf course use terms & booking rules | 골프장이용약관·예약규정 | ゴルフ場利用約款・予約規定 | 球场使用条款·预订规定 | Y
    20 | Collection and use of personal data | 개인정보 수집·이용 | 個人情報の収集・利用 | 个人信息收集与使用 | Y
    21 | Privacy policy | 개인정보처리방침 | プライバシーポリシー | 个人信息处理方针 | -
    30 | Marketing | 마케팅 정보 수신 | マーケティング情報の受信 | 接收营销信息 | N
    40 | Location service | 위치기반서비스 | 位置情報サービス | 位置信息服务 | N
    50 | Provision to third parties | 개인정보 제3자 제공 | 個人情報の第三者提供 | 向第三方提供个人信息 | N
    51 | Entrusted processing | 개인정보 처리위탁 | 個人情報の処理委託 | 个人信息委托处理 | -
    60 | CCTV notice | 영상정보처리기기 | 防犯カメラの案内 | 视频监控告知 | -
    70 | Age 14 or over | 만 14세 이상 | 満14歳以上 | 年满14周岁 | Y`,
  ),
  codeGroup(
    "C1300",
    "policyCodes",
    `
    C0010 | Club profile | 클럽 기본 | クラブ基本 | 俱乐部概况
    C0020 | Tee interval (minutes) | 티 간격(분) | ティー間隔(分) | 开球间隔(分钟)
    C0030 | Party size | 조 인원 | 組の人数 | 每组人数
    C0040 | Companion list | 동반자 명단 | 同伴者名簿 | 同伴名单
    C0050 | Default caddie mode | 기본 캐디 방식 | 基本キャディ方式 | 默认球童方式
    C0080 | Country and currency format | 국가/통화 형식 | 国・通貨の形式 | 国家/货币格式
    C0090 | Languages | 언어 | 言語 | 语言
    C0100 | Working hours of the booking office | 예약실 근무시간 | 予約室の営業時間 | 预订处工作时间
    C0130 | Decimal places | 소수점 자리수 | 小数点以下の桁数 | 小数位数
    C0140 | Fee rounding unit | 요금 절상 단위 | 料金の丸め単位 | 费用取整单位
    C0180 | Rounding mode | 반올림 방식 | 丸め方式 | 舍入方式
    C0190 | Standard time zone | 표준시간대 | 標準時間帯 | 标准时区
    C0200 | Date format | 날짜 형식 | 日付形式 | 日期格式
    C0210 | Opening unit | 예약 오픈 단위 | 予約開放の単位 | 预订开放单位
    C0220 | Online booking closes | 온라인 예약 마감 | オンライン予約の締切 | 在线预订截止
    C0230 | Limits on or off | 예약 제한 사용 | 予約制限の使用 | 是否启用预订限制
    C0240 | Slot lock (seconds) | 시간 선점(초) | 枠の仮押さえ(秒) | 时段锁定(秒)
    C0250 | Online cancel | 온라인 취소 | オンライン取消 | 在线取消
    C0260 | Booking changes | 예약 변경 | 予約変更 | 预订变更
    C0270 | Effect of a penalty on other bookings | 위약의 다른 예약 영향 | ペナルティの他予約への影響 | 违约对其他预订的影响
    C0280 | Penalty points | 벌점 | 減点 | 扣分
    C0290 | Waiting limits | 대기 제한 | キャンセル待ちの制限 | 候补限制
    C0300 | Waiting assignment | 대기 배정 | キャンセル待ちの割当 | 候补安排
    C0310 | Grace after automatic assignment (minutes) | 자동배정 유예(분) | 自動割当後の猶予(分) | 自动安排宽限(分钟)
    C0320 | Check-in (minutes) | 내장 확인(분) | チェックイン(分) | 入场登记(分钟)
    C0330 | Draw applications | 추첨 신청 | 抽選の申込 | 抽签申请
    C0340 | Draw mode | 추첨 방식 | 抽選方式 | 抽签方式
    C0350 | Draw look-back | 추첨 이력 반영 기간 | 抽選履歴の反映期間 | 抽签历史计算期
    C0360 | Draw losers | 미당첨자 처리 | 落選者の扱い | 未中签者处理
    C0370 | Draw confirmation | 추첨 확정 | 抽選の確定 | 抽签确认
    C0380 | Team season | 연단체 시즌 | 年間コンペのシーズン | 年度团队赛季
    C0390 | Team cancellation | 단체 취소 | コンペの取消 | 团队取消
    C0400 | Coupons | 쿠폰 | クーポン | 优惠券
    C0410 | Token life | 로그인 유지 시간 | ログイン維持時間 | 登录有效时间
    C0420 | Login protection | 로그인 보호 | ログイン保護 | 登录保护
    C0430 | Password age | 비밀번호 변경 주기 | パスワードの有効期間 | 密码有效期
    C0440 | Certification code | 인증번호 | 認証番号 | 验证码
    C0450 | Dormancy | 휴면 | 休眠 | 休眠
    C0460 | Withdrawal | 탈퇴 | 退会 | 注销
    C0470 | Terms notice | 약관 사전고지 | 規約の事前告知 | 条款事先公告
    C0480 | Lost items | 분실물 보관 | 忘れ物の保管 | 失物保管
    C0490 | Inquiries | 문의 | お問い合わせ | 咨询
    C0500 | Uploads | 파일 올리기 | アップロード | 文件上传
    C0510 | Weather thresholds | 날씨 기준 | 天候基準 | 天气标准
    C0520 | Club-side cancellation compensation (percent) | 클럽 취소 배상(%) | クラブ都合取消の補償(%) | 俱乐部取消赔偿(%)
    C0530 | Rate limits per minute | 분당 호출 제한 | 毎分の呼出制限 | 每分钟调用限制
    C0540 | Opening queue | 예약 오픈 대기열 | 予約開始の順番待ち | 开放预订排队`,
    7,
  ),
  codeGroup(
    "C1310",
    "countryTypes",
    `
    KR | Korea | 대한민국 | 韓国 | 韩国 | 82
    JP | Japan | 일본 | 日本 | 日本 | 81
    CN | China | 중국 | 中国 | 中国 | 86
    TW | Taiwan | 대만 | 台湾 | 台湾 | 886
    HK | Hong Kong | 홍콩 | 香港 | 香港 | 852
    US | USA | 미국 | アメリカ | 美国 | 1
    CA | Canada | 캐나다 | カナダ | 加拿大 | 1
    GB | UK | 영국 | イギリス | 英国 | 44
    DE | Germany | 독일 | ドイツ | 德国 | 49
    FR | France | 프랑스 | フランス | 法国 | 33
    AU | Australia | 호주 | オーストラリア | 澳大利亚 | 61
    NZ | New Zealand | 뉴질랜드 | ニュージーランド | 新西兰 | 64
    TH | Thailand | 태국 | タイ | 泰国 | 66
    VN | Vietnam | 베트남 | ベトナム | 越南 | 84
    PH | Philippines | 필리핀 | フィリピン | 菲律宾 | 63
    MY | Malaysia | 말레이시아 | マレーシア | 马来西亚 | 60
    SG | Singapore | 싱가포르 | シンガポール | 新加坡 | 65
    ID | Indonesia | 인도네시아 | インドネシア | 印度尼西亚 | 62
    ZZ | Other | 기타 | その他 | 其他`,
  ),
  codeGroup(
    "C1320",
    "langCodes",
    `
    ko | Korean | 한국어 | 韓国語 | 韩语
    en | English | 영어 | 英語 | 英语
    ja | Japanese | 일본어 | 日本語 | 日语
    zh | Chinese (Simplified) | 중국어(간체) | 中国語(簡体字) | 中文(简体)`,
  ),
  codeGroup(
    "C1330",
    "multiLangDivisions",
    `
    10 | Screen label | 화면라벨 | 画面ラベル | 界面文字
    20 | Dialogue message | 알림메시지 | 通知メッセージ | 提示信息
    30 | Menu | 메뉴 | メニュー | 菜单
    40 | Code name | 코드명 | コード名 | 代码名称
    50 | Error | 오류 | エラー | 错误
    60 | Mail & SMS | 메일·문자 | メール・SMS | 邮件·短信
    70 | Validation | 입력검증 | 入力検証 | 输入校验`,
  ),
  codeGroup(
    "C1350",
    "siteStates",
    `
    0 | Stopped | 일시중지 | 一時停止 | 暂停
    1 | Normal | 정상 | 正常 | 正常
    2 | Closed | 폐쇄 | 閉鎖 | 关闭`,
  ),
];
