import type { Language } from "@/lib/shared/languages";

/**
 * The club's own texts for its pages, by the keys of the interface texts. Each line of `entries` and `ways` is a row
 * (`year | event`), each of `places` a place of the map (`name | degrees from north | km | kind`).
 */
export const clubTexts: Record<Language, Record<string, string>> = {
  en: {
    "home.hero.title": "27 holes in the scent of pines",
    "home.hero.lead": "Mir, Sol, Baram. Three nines, each its own, share one forest of pines.",
    "home.courses.title": "Nine holes, three tempers",
    "club.greeting.lead": "We were lent a forest of red pines, and asked only to leave it standing.",
    "club.greeting.text": `When the first nine was laid out in 1998, every line was drawn around a tree and none through one. That is why Mir bends where it bends, and why the eighth of Sol goes around an old pine.
A round with us takes as long as it should. We keep seven minutes between groups, tell you the wind before you ask, and put your times up for everybody by the same rules.
Come early. The mist leaves the lake a little after sunrise, and the coffee is ready before that.`,
    "club.history.entries": `1996 | 143 hectares of pine forest above the lake are leased for ninety years; no tree over thirty may be felled
1998 | Mir and Sol open on 9 October with eighteen holes
2004 | Baram is finished on the bare ridge, and the club has 27 holes
2011 | The clubhouse is rebuilt in timber around the old courtyard
2017 | Floodlights on Baram; summer rounds end under the moon
2023 | Rainwater from all three nines now fills the lake; no well is used for the greens
2026 | Draws anybody can check, and a tee sheet that everybody sees alike`,
    "club.facilities.entries": `Restaurant Solbaram | 06:00 – 21:00 | Breakfast from six, beef-rib soup all day, and forty seats that look down the ninth of Mir
Changing rooms and baths | 05:30 – 21:30 | Hot and cold pools of spring water, towels, and a locker for everybody who plays
Pro shop | 06:00 – 19:00 | Balls, gloves, rain wear and what our own needles dyed; vouchers are sold here
Tea houses | 07:00 – 18:00 | On the fifth of Sol and the sixth of Baram, for pine-needle tea and frozen persimmon
Practice ground | 06:00 – 20:00 | Twelve covered bays of 230 m, two bunkers and a putting green as fast as the course
Banquet room | On request | For teams of 12 to 120, with a terrace above the lake`,
    "club.location.ways": `By car | Leave the expressway at Mir IC and follow the signs to Solbaram-ro for seven minutes. 240 parking places, 18 with chargers, free of charge
By train | From Mir Station a club bus leaves at 05:50, 06:30 and 10:40 and returns at 13:20 and 17:30. Please reserve it by the evening before
By taxi | About fifteen minutes from Mir Station. Our front desk calls one for the way back`,
    "club.location.places": `Mir IC | 262 | 6 | road
Mir Station | 172 | 7 | rail
Mir City Hall | 38 | 6 | town
Sol Reservoir | 118 | 6.2 | water
Seoul | 304 | 42 | town`,
  },
  ko: {
    "home.hero.title": "솔향 가득한 27홀의 여유",
    "home.hero.lead": "미르, 솔, 바람. 서로 다른 아홉 홀 셋이 소나무 숲 하나를 나누어 씁니다.",
    "home.courses.title": "아홉 홀, 세 가지 성격",
    "club.greeting.lead":
      "붉은 소나무 숲을 빌려 쓰며, 우리가 받은 부탁은 숲을 그대로 두라는 것 하나였습니다.",
    "club.greeting.text": `1998년 첫 아홉 홀의 선을 그을 때, 나무를 돌아간 선은 있어도 나무를 지나간 선은 없었습니다. 미르 코스가 그 자리에서 굽고, 솔 코스 8번 홀이 노송을 돌아가는 까닭입니다.
라운드에는 라운드만큼의 시간이 필요합니다. 팀 사이 7분을 지키고, 묻기 전에 바람을 알려 드리며, 티타임은 누구에게나 같은 규칙으로 엽니다.
조금 일찍 오십시오. 해가 뜨면 호수의 안개가 걷히고, 커피는 그보다 먼저 준비되어 있습니다.`,
    "club.history.entries": `1996 | 호수 위 소나무 숲 143헥타르를 90년간 임차, 수령 30년이 넘은 나무는 베지 않기로 약속
1998 | 10월 9일 미르·솔 코스 18홀로 개장
2004 | 민둥마루에 바람 코스를 완공해 27홀이 됨
2011 | 옛 마당을 둘러 목조 클럽하우스를 다시 지음
2017 | 바람 코스에 조명을 세워 여름 라운드를 달빛까지 이어 감
2023 | 세 코스의 빗물만으로 호수를 채우고 그린에 지하수를 쓰지 않음
2026 | 누구나 검증하는 추첨, 누구에게나 같은 티시트를 시작`,
    "club.facilities.entries": `레스토랑 솔바람 | 06:00 – 21:00 | 6시부터 아침을, 온종일 솔잎 갈비탕을 냅니다. 창가 마흔 석에서 미르 9번 홀이 내려다보입니다
라커와 사우나 | 05:30 – 21:30 | 온천수 온탕과 냉탕, 수건, 내장객 모두의 개인 라커를 갖추었습니다
프로숍 | 06:00 – 19:00 | 공과 장갑, 우의, 솔잎으로 물들인 소품이 있습니다. 상품권도 이곳에서 판매합니다
그늘집 | 07:00 – 18:00 | 솔 5번 홀과 바람 6번 홀에서 솔잎차와 얼린 홍시를 드립니다
연습장 | 06:00 – 20:00 | 지붕 있는 230m 12타석과 벙커 둘, 코스와 같은 빠르기의 퍼팅 그린이 있습니다
연회장 | 예약제 | 호수를 굽어보는 테라스와 함께 12분부터 120분까지 모십니다`,
    "club.location.ways": `승용차 | 고속도로 미르 나들목에서 솔바람로 방향으로 7분입니다. 240대 무료 주차, 전기차 충전 18대
기차와 셔틀 | 미르역에서 05:50, 06:30, 10:40에 출발하고 13:20, 17:30에 돌아갑니다. 전날 저녁까지 예약해 주십시오
택시 | 미르역에서 15분쯤 걸립니다. 돌아가실 때는 프런트에서 불러 드립니다`,
    "club.location.places": `미르 나들목 | 262 | 6 | road
미르역 | 172 | 7 | rail
미르시청 | 38 | 6 | town
솔 저수지 | 118 | 6.2 | water
서울 | 304 | 42 | town`,
  },
  ja: {
    "home.hero.title": "松の香りに包まれる27ホール",
    "home.hero.lead": "ミル、ソル、バラム。趣の違う三つの9ホールが、ひとつの松林を分け合います。",
    "home.courses.title": "九つのホール、三つの個性",
    "club.greeting.lead": "赤松の森をお借りするとき、頼まれたのはただ一つ、森をそのまま残すことでした。",
    "club.greeting.text": `1998年に最初の9ホールを設計したとき、木を避けて引いた線はあっても、木を貫いた線は一本もありませんでした。ミルがあの場所で曲がり、ソルの8番が老松を回り込むのはそのためです。
ラウンドには、ふさわしい時間が要ります。組と組の間は7分を守り、風はお尋ねの前にお伝えし、スタート時間はどなたにも同じ規則で公開します。
どうぞ少し早めにお越しください。日が昇ると湖の霧が晴れます。コーヒーはその前に入っています。`,
    "club.history.entries": `1996 | 湖を望む松林143ヘクタールを90年間借り受け、樹齢30年を超える木は伐らないと約束
1998 | 10月9日、ミルとソルの18ホールで開場
2004 | 尾根にバラムコースが完成し、27ホールに
2011 | 古い中庭を囲む木造のクラブハウスに建て替え
2017 | バラムコースに照明を設置。夏のラウンドは月の下まで
2023 | 3コースの雨水だけで湖を満たし、グリーンへの地下水の使用を終了
2026 | どなたでも検証できる抽選と、どなたにも同じスタート表を開始`,
    "club.facilities.entries": `レストラン ソルバラム | 06:00 – 21:00 | 朝食は6時から、松葉カルビタンは一日中。窓辺の40席からミル9番を見下ろします
ロッカーと浴場 | 05:30 – 21:30 | 湧き水の温浴と水風呂、タオル、お一人ずつのロッカーをご用意しています
プロショップ | 06:00 – 19:00 | ボール、グローブ、レインウェア、松葉染めの小物。商品券もこちらでお求めいただけます
茶屋 | 07:00 – 18:00 | ソル5番とバラム6番で、松葉茶と凍らせた熟柿をどうぞ
練習場 | 06:00 – 20:00 | 屋根付き230mの12打席、バンカー2か所、コースと同じ速さのパッティンググリーン
宴会場 | ご予約制 | 湖を望むテラス付き。12名様から120名様まで`,
    "club.location.ways": `お車 | 高速道路ミルICから標識に沿ってソルバラム路を7分。駐車場240台(無料)、充電18台
電車と送迎バス | ミル駅発5:50、6:30、10:40、クラブ発13:20、17:30。前日の夕方までにご予約ください
タクシー | ミル駅から約15分。お帰りはフロントでお呼びします`,
    "club.location.places": `ミルIC | 262 | 6 | road
ミル駅 | 172 | 7 | rail
ミル市役所 | 38 | 6 | town
ソル貯水池 | 118 | 6.2 | water
ソウル | 304 | 42 | town`,
  },
  zh: {
    "home.hero.title": "松香环绕的27洞",
    "home.hero.lead": "龙、松、风。三个风格各异的九洞，共享一片松林。",
    "home.courses.title": "九个球洞，三种性格",
    "club.greeting.lead": "我们借用这片红松林时，只被嘱托一件事：让森林保持原样。",
    "club.greeting.text": `1998年规划最初的九洞时，每一条线都绕树而行，没有一条穿树而过。龙球场因此在那里转弯，松球场的第八洞也因此绕过一棵老松。
一场球自有它该用的时间。我们在组与组之间保持七分钟，不等您问便告知风向，开球时间对所有人按同样的规则开放。
请早一点来。日出之后，湖上的雾就会散去，而咖啡在那之前已经备好。`,
    "club.history.entries": `1996 | 租用湖畔143公顷松林九十年，承诺不砍伐树龄超过三十年的树木
1998 | 10月9日，龙、松两球场共十八洞开业
2004 | 风球场在山脊上建成，球会拥有二十七洞
2011 | 环绕旧庭院重建木造会所
2017 | 风球场装设照明，夏夜可在月下打完一场
2023 | 三个球场收集的雨水注满湖泊，果岭不再使用地下水
2026 | 推出人人可验证的抽签，以及对所有人一致的开球表`,
    "club.facilities.entries": `松风餐厅 | 06:00 – 21:00 | 六点供应早餐，全天提供松针牛排骨汤，窗边四十席俯瞰龙球场九号洞
更衣室与浴场 | 05:30 – 21:30 | 山泉水热池与冷池，备有毛巾，每位客人都有独立储物柜
专卖店 | 06:00 – 19:00 | 球、手套、雨具与松针染小物，礼券也在此出售
茶屋 | 07:00 – 18:00 | 位于松球场五号洞与风球场六号洞，供应松针茶和冻柿子
练习场 | 06:00 – 20:00 | 十二个230米有顶打位、两个沙坑，推杆果岭与球场同速
宴会厅 | 需预约 | 可接待12至120人，露台临湖`,
    "club.location.ways": `自驾 | 由高速公路龙市出口沿松风路行驶七分钟。240个免费车位，其中18个可充电
火车与班车 | 班车从龙市站5:50、6:30、10:40发车，13:20、17:30返回，请于前一天傍晚前预约
出租车 | 从龙市站约十五分钟，返程可由前台代为叫车`,
    "club.location.places": `龙市出口 | 262 | 6 | road
龙市站 | 172 | 7 | rail
龙市政府 | 38 | 6 | town
松水库 | 118 | 6.2 | water
首尔 | 304 | 42 | town`,
  },
};
