/**
 * Texts of the public pages: per menu code lines of
 * `language | name | seoTag | seoMeta | seoKeyword | snsTitle | snsDesc`.
 */
export const publicMenuTexts: Record<string, string> = {
  "010000": `
    en | Home | golf,Mirsol | Official site of Mirsol Country Club, 27 holes in a pine forest in Gyeonggi-do, Korea. Book a tee time, read the notices, see today's weather. | golf,27 holes,tee time,Korea,Mirsol | Mirsol Country Club | 27 holes in the scent of pines
    ko | 홈 | golf,미르솔 | 미르솔 컨트리클럽 공식 홈페이지. 경기도 소나무 숲의 27홀, 예약과 공지, 오늘의 날씨를 한곳에서 확인하세요. | 골프,27홀,예약,미르솔 | 미르솔 컨트리클럽 | 솔향 가득한 27홀의 여유
    ja | ホーム | golf,ミルソル | ミルソルカントリークラブ公式サイト。京畿道の松林に広がる27ホール。予約、お知らせ、今日の天気をご覧いただけます。 | ゴルフ,27ホール,予約,韓国,ミルソル | ミルソルカントリークラブ | 松の香りに包まれる27ホール
    zh | 首页 | golf,龙松 | 龙松乡村俱乐部官方网站。京畿道松林中的27洞球场，在线预订开球时间，查看公告与今日天气。 | 高尔夫,27洞,预订,韩国,龙松 | 龙松乡村俱乐部 | 松香环绕的27洞`,
  "020000": `
    en | Club | club,clubhouse | The story, the clubhouse and the way to Mirsol Country Club. | golf club,clubhouse,directions | The club | A clubhouse under red pines
    ko | 클럽 | 클럽,클럽하우스 | 미르솔 컨트리클럽의 이야기와 클럽하우스, 오시는 길을 안내합니다. | 골프클럽,클럽하우스,오시는길 | 클럽 소개 | 붉은 소나무 아래의 클럽하우스
    ja | クラブ | クラブ,クラブハウス | ミルソルカントリークラブの歩み、クラブハウス、アクセスのご案内。 | ゴルフクラブ,クラブハウス,アクセス | クラブ紹介 | 赤松の下のクラブハウス
    zh | 俱乐部 | 俱乐部,会所 | 介绍龙松乡村俱乐部的故事、会所与交通路线。 | 高尔夫俱乐部,会所,交通 | 俱乐部介绍 | 红松掩映的会所`,
  "030000": `
    en | Guide | guide,fees,rules | How to book, what a round costs, how cancelling works, and where to eat. | booking guide,green fee,cancellation,restaurant,FAQ | Visitor guide | Everything to know before your round
    ko | 이용안내 | 이용안내,요금,규정 | 예약 방법과 요금, 취소와 위약 규정, 식음 시설을 안내합니다. | 예약안내,그린피,위약,레스토랑,자주묻는질문 | 이용안내 | 라운드 전에 알아 두실 모든 것
    ja | ご利用案内 | ご利用案内,料金,規定 | 予約方法、料金、キャンセル規定、お食事のご案内。 | 予約案内,グリーンフィー,キャンセル,レストラン,よくある質問 | ご利用案内 | ラウンド前に知っておきたいこと
    zh | 使用指南 | 指南,费用,规定 | 介绍预订方法、费用、取消与违约规定以及餐饮设施。 | 预订指南,果岭费,违约,餐厅,常见问题 | 使用指南 | 打球前须知`,
  "040000": `
    en | Course | course,holes | Three nines with three characters: Mir around the lake, Sol through the forest, Baram on the ridge. | golf course,27 holes,hole map | The course | Three nines, three characters
    ko | 코스 | 코스,홀 | 호수를 도는 미르, 숲을 지나는 솔, 능선 위의 바람. 성격이 다른 세 코스를 홀별로 소개합니다. | 골프코스,27홀,홀맵 | 코스 안내 | 아홉 홀, 세 가지 성격
    ja | コース | コース,ホール | 湖をめぐるミル、森を抜けるソル、尾根を行くバラム。個性の違う三つのコースをホールごとにご紹介します。 | ゴルフコース,27ホール,ホールマップ | コース案内 | 九つのホール、三つの個性
    zh | 球场 | 球场,球洞 | 环湖的龙球场、穿林的松球场、山脊上的风球场，逐洞介绍三种不同的性格。 | 高尔夫球场,27洞,球洞图 | 球场介绍 | 九个球洞，三种性格`,
  "050000": `
    en | Reservation | booking,tee time | See free tee times and book online; join the waiting list, a draw or the yearly teams. | tee time,booking,waiting list,draw,team | Reservation | Find your tee time
    ko | 예약 | 예약,티타임 | 비어 있는 시간을 확인하고 바로 예약하세요. 대기예약과 추첨예약, 단체팀 신청도 받습니다. | 골프예약,티타임,대기예약,추첨,단체 | 예약 | 원하는 시간을 찾아보세요
    ja | 予約 | 予約,ティータイム | 空き時間を確認してオンラインで予約できます。キャンセル待ち、抽選、コンペの申込も受け付けます。 | ゴルフ予約,ティータイム,キャンセル待ち,抽選,コンペ | 予約 | ご希望の時間を探す
    zh | 预订 | 预订,开球时间 | 查看可用的开球时间并在线预订，也可申请候补、抽签与团队。 | 高尔夫预订,开球时间,候补,抽签,团队 | 预订 | 查找您的开球时间`,
  "060000": `
    en | Community | notices,events | Notices, events, forms and rules, the hall of fame and lost property. | notice,event,hall of fame,lost property | Community | News from the club
    ko | 커뮤니티 | 공지,이벤트 | 공지사항과 이벤트, 규정과 서식, 명예의 전당, 분실물을 안내합니다. | 공지사항,이벤트,명예의전당,분실물 | 커뮤니티 | 클럽의 소식
    ja | コミュニティ | お知らせ,イベント | お知らせ、イベント、規定と書式、殿堂、忘れ物のご案内。 | お知らせ,イベント,殿堂,忘れ物 | コミュニティ | クラブからの便り
    zh | 社区 | 公告,活动 | 公告、活动、规定与表格、名人堂与失物招领。 | 公告,活动,名人堂,失物招领 | 社区 | 俱乐部动态`,
  "070000": `
    en | My page | my page | Your bookings, coupons, inquiries and personal details. | my page | My page | Your bookings and details
    ko | 마이페이지 | 마이페이지 | 나의 예약과 쿠폰, 문의, 회원정보를 확인하세요. | 마이페이지 | 마이페이지 | 나의 예약과 회원정보
    ja | マイページ | マイページ | ご自身の予約、クーポン、お問い合わせ、会員情報を確認できます。 | マイページ | マイページ | 予約と会員情報
    zh | 我的页面 | 我的页面 | 查看我的预订、优惠券、咨询与会员信息。 | 我的页面 | 我的页面 | 我的预订与会员信息`,
  "080000": `
    en | Gift | gift,pro shop | Gift cards and goods of the pro shop. | golf gift,gift card,pro shop | Gifts | A round as a present
    ko | 선물 | 선물,프로샵 | 상품권과 프로샵의 상품을 소개합니다. | 골프선물,상품권,프로샵 | 선물 | 라운드를 선물하세요
    ja | ギフト | ギフト,プロショップ | ギフト券とプロショップの商品をご紹介します。 | ゴルフギフト,ギフト券,プロショップ | ギフト | ラウンドを贈る
    zh | 礼品 | 礼品,专卖店 | 介绍礼品券与专卖店商品。 | 高尔夫礼品,礼品券,专卖店 | 礼品 | 把一场球作为礼物`,
  "090000": `
    en | Weather | weather,forecast | Hour by hour weather at the course with sunrise and sunset. | golf weather,forecast,sunrise | Weather | The sky over the course
    ko | 날씨 | 날씨,예보 | 골프장의 시간별 날씨와 일출, 일몰을 안내합니다. | 골프장날씨,예보,일출 | 날씨 | 오늘 코스의 하늘
    ja | 天気 | 天気,予報 | コースの1時間ごとの天気と日の出・日の入りのご案内。 | ゴルフ場天気,予報,日の出 | 天気 | 今日のコースの空
    zh | 天气 | 天气,预报 | 球场逐小时天气与日出日落时间。 | 球场天气,预报,日出 | 天气 | 今日球场的天空`,
  "100000": `
    en | PFT | practice,fitness | The practice and fitness grounds of the club. | practice ground,fitness,PFT | Practice and fitness grounds | Warm up before the first tee
    ko | 체력단련장 | 연습장,체력단련 | 연습장과 체력단련 시설을 안내합니다. | 연습장,체력단련장,PFT | 체력단련장 | 첫 티샷 전의 준비운동
    ja | 体力鍛錬場 | 練習場,トレーニング | 練習場とトレーニング施設のご案内。 | 練習場,トレーニング,PFT | 体力鍛錬場 | 最初のティーの前に
    zh | 体能训练场 | 练习场,健身 | 练习场与健身设施介绍。 | 练习场,健身,PFT | 体能训练场 | 第一次开球之前`,
};
