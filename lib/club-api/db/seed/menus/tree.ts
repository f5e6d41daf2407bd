/** domain.md 10: the public menus in order, each with its children. */
export type PublicMenuSeed = {
  idx: number;
  code: string;
  seoSlug: string;
  permit: "0" | "2";
  children: readonly ChildMenuSeed[];
};
type ChildMenuSeed = {
  idx: number;
  code: string;
  hash: string;
  permit: "0" | "2";
  /** en, ko, ja, zh. */
  names: readonly [string, string, string, string];
};

function child(
  idx: number,
  code: string,
  hash: string,
  names: ChildMenuSeed["names"],
  permit: "0" | "2" = "0",
): ChildMenuSeed {
  return { idx, code, hash, permit, names };
}

export const publicMenus: readonly PublicMenuSeed[] = [
  { idx: 1, code: "010000", seoSlug: "/", permit: "0", children: [] },
  {
    idx: 2,
    code: "020000",
    seoSlug: "/club",
    permit: "0",
    children: [
      child(21, "020100", "greeting", ["Greeting", "인사말", "ごあいさつ", "致辞"]),
      child(22, "020200", "history", ["History", "연혁", "沿革", "历程"]),
      child(23, "020300", "facilities", ["Facilities", "시설안내", "施設案内", "设施"]),
      child(24, "020400", "location", ["Location", "오시는 길", "アクセス", "交通"]),
      child(25, "020500", "hof", ["Hall of fame", "명예의 전당", "殿堂", "名人堂"]),
    ],
  },
  {
    idx: 3,
    code: "030000",
    seoSlug: "/guide",
    permit: "0",
    children: [
      child(31, "030100", "booking", ["Booking guide", "예약안내", "予約案内", "预订指南"]),
      child(32, "030200", "fees", ["Fees", "이용요금", "料金", "费用"]),
      child(33, "030300", "penalty", ["Penalty", "위약규정", "ペナルティ", "违约规定"]),
      child(34, "030400", "fnb", ["Food & beverage", "식음안내", "お食事", "餐饮"]),
      child(35, "030500", "faq", ["FAQ", "자주 묻는 질문", "よくある質問", "常见问题"]),
    ],
  },
  { idx: 4, code: "040000", seoSlug: "/course", permit: "0", children: [] },
  {
    idx: 5,
    code: "050000",
    seoSlug: "/reservation",
    permit: "0",
    children: [
      child(51, "050100", "live", ["Live booking", "실시간예약", "リアルタイム予約", "实时预订"]),
      child(52, "050200", "waiting", ["Waiting list", "대기예약", "キャンセル待ち", "候补"], "2"),
      child(53, "050300", "draw", ["Draw", "추첨예약", "抽選", "抽签"]),
      child(54, "050400", "team", ["Teams", "단체팀", "コンペ", "团队"], "2"),
    ],
  },
  {
    idx: 6,
    code: "060000",
    seoSlug: "/community",
    permit: "0",
    children: [
      child(61, "060100", "notice", ["Notice", "공지사항", "お知らせ", "公告"]),
      child(62, "060200", "event", ["Event", "이벤트", "イベント", "活动"]),
      child(63, "060300", "reference", ["Reference", "자료실", "資料室", "资料室"]),
      child(64, "060400", "hof", ["Hall of fame", "명예의 전당", "殿堂", "名人堂"]),
      child(65, "060500", "lost-item", ["Lost items", "분실물", "忘れ物", "失物招领"]),
    ],
  },
  { idx: 7, code: "070000", seoSlug: "/mypage", permit: "2", children: [] },
  { idx: 8, code: "080000", seoSlug: "/gift", permit: "0", children: [] },
  { idx: 9, code: "090000", seoSlug: "/weather", permit: "0", children: [] },
  { idx: 10, code: "100000", seoSlug: "/pft", permit: "0", children: [] },
];

/** The back office: `code | slug | en | ko | ja | zh`; a parent ends with four zeros and has no page of its own. */
export const adminMenus = `
  900000 | /ishm | Dashboard | 대시보드 | ダッシュボード | 仪表盘
  910000 | | Site | 사이트 관리 | サイト管理 | 网站管理
  910100 | /ishm/site/cert | Certificates | 인증 설정 | 認証設定 | 认证设置
  910200 | /ishm/site/info | Site info | 사이트 정보 | サイト情報 | 网站信息
  910300 | /ishm/site/open | Site state | 사이트 상태 | サイト状態 | 网站状态
  910400 | /ishm/site/my-info | My info | 내 정보 | マイ情報 | 我的信息
  910500 | /ishm/site/ext-info | Additional info | 부가 정보 | 追加情報 | 附加信息
  910600 | /ishm/site/user | Admin accounts | 관리자 계정 | 管理者アカウント | 管理员账号
  910700 | /ishm/site/ipmng | IP blocks | IP 차단 | IPブロック | IP屏蔽
  910800 | /ishm/site/terms | Terms | 약관 관리 | 規約管理 | 条款管理
  920000 | | Menus & permissions | 메뉴·권한 | メニュー・権限 | 菜单与权限
  920100 | /ishm/menu/set-perm | Menu permissions | 메뉴 권한 | メニュー権限 | 菜单权限
  920200 | /ishm/menu/set-menus | Menus | 메뉴 관리 | メニュー管理 | 菜单管理
  930000 | | Boards | 게시판 | 掲示板 | 版块
  930100 | /ishm/notice | Notice | 공지사항 | お知らせ | 公告
  930200 | /ishm/event | Event | 이벤트 | イベント | 活动
  930300 | /ishm/faq | FAQ | 자주 묻는 질문 | よくある質問 | 常见问题
  930400 | /ishm/fnb | F&B | 식음료 | 飲食 | 餐饮
  930500 | /ishm/data | Reference | 자료실 | 資料室 | 资料室
  930600 | /ishm/banner | Banner | 배너 | バナー | 横幅
  940000 | | Operations | 운영 관리 | 運営管理 | 运营管理
  940100 | /ishm/ops/sheet | Tee sheet & bookings | 티시트·예약 | スタート表・予約 | 开球表与预订
  940200 | /ishm/ops/penalties | Penalties | 위약 관리 | ペナルティ | 违约管理
  940300 | /ishm/ops/draws | Draws | 추첨 관리 | 抽選管理 | 抽签管理
  940400 | /ishm/ops/teams | Teams | 단체팀 관리 | コンペ管理 | 团队管理
  940500 | /ishm/ops/inquiries | Inquiries & lost items | 문의·분실물 | お問い合わせ・忘れ物 | 咨询与失物
  940600 | /ishm/ops/members | Members & coupons | 회원·쿠폰 | 会員・クーポン | 会员与优惠券
  940700 | /ishm/ops/settings | Policies, codes, languages, holidays | 정책·코드·언어·휴일 | ポリシー・コード・言語・休日 | 政策、代码、语言与假日
  940800 | /ishm/ops/records | Outbox & audit | 발송·감사 기록 | 送信・監査記録 | 发送与审计记录
  940900 | /ishm/ops/fairness | Fairness & simulator | 공정성·시뮬레이터 | 公平性・シミュレーター | 公平性与模拟器`;
