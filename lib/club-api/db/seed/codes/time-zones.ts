import { codeGroup } from "./table";

/** domain.md 5.2: key, offset, zone, and a place of that offset in en, ko, ja, zh. */
const zones = `
1 +14:00 Pacific/Kiritimati Kiritimati 키리티마티 キリスィマスィ 圣诞岛
2 +13:45 Pacific/Chatham Chatham(summer) 채텀(여름) チャタム(夏) 查塔姆(夏令时)
3 +13:00 Pacific/Tongatapu Tongatapu 통가타푸 トンガタプ 汤加塔布
4 +12:45 Pacific/Chatham Chatham 채텀 チャタム 查塔姆
5 +12:00 Pacific/Auckland Auckland 오클랜드 オークランド 奥克兰
6 +11:00 Pacific/Noumea Nouméa 누메아 ヌメア 努美阿
7 +10:30 Australia/Lord_Howe Lord-Howe 로드하우 ロードハウ 豪勋爵岛
8 +10:00 Australia/Brisbane Brisbane 브리즈번 ブリスベン 布里斯班
9 +09:30 Australia/Darwin Darwin 다윈 ダーウィン 达尔文
10 +09:00 Asia/Seoul Seoul 서울 ソウル 首尔
11 +08:45 Australia/Eucla Eucla 유클라 ユークラ 尤克拉
12 +08:00 Asia/Shanghai Shanghai 상하이 上海 上海
13 +07:00 Asia/Bangkok Bangkok 방콕 バンコク 曼谷
14 +06:30 Asia/Yangon Yangon 양곤 ヤンゴン 仰光
15 +06:00 Asia/Dhaka Dhaka 다카 ダッカ 达卡
16 +05:45 Asia/Kathmandu Kathmandu 카트만두 カトマンズ 加德满都
17 +05:30 Asia/Kolkata Kolkata 콜카타 コルカタ 加尔各答
18 +05:00 Asia/Karachi Karachi 카라치 カラチ 卡拉奇
19 +04:30 Asia/Kabul Kabul 카불 カブール 喀布尔
20 +04:00 Asia/Dubai Dubai 두바이 ドバイ 迪拜
21 +03:30 Asia/Tehran Tehran 테헤란 テヘラン 德黑兰
22 +03:00 Europe/Istanbul Istanbul 이스탄불 イスタンブール 伊斯坦布尔
23 +02:00 Europe/Athens Athens 아테네 アテネ 雅典
24 +01:00 Europe/Paris Paris 파리 パリ 巴黎
25 +00:00 Europe/London London 런던 ロンドン 伦敦
26 -01:00 Atlantic/Cape_Verde Cape-Verde 카보베르데 カーボベルデ 佛得角
27 -02:00 America/Noronha Noronha 노로냐 ノローニャ 诺罗尼亚
28 -02:30 America/St_Johns St-John’s(summer) 세인트존스(여름) セントジョンズ(夏) 圣约翰斯(夏令时)
29 -03:00 America/Sao_Paulo São-Paulo 상파울루 サンパウロ 圣保罗
30 -03:30 America/St_Johns St-John’s 세인트존스 セントジョンズ 圣约翰斯
31 -04:00 America/Halifax Halifax 핼리팩스 ハリファックス 哈利法克斯
32 -05:00 America/New_York New-York 뉴욕 ニューヨーク 纽约
33 -06:00 America/Chicago Chicago 시카고 シカゴ 芝加哥
34 -07:00 America/Denver Denver 덴버 デンバー 丹佛
35 -08:00 America/Los_Angeles Los-Angeles 로스앤젤레스 ロサンゼルス 洛杉矶
36 -09:00 America/Anchorage Anchorage 앵커리지 アンカレッジ 安克雷奇
37 -09:30 Pacific/Marquesas Marquesas 마르키즈 マルキーズ 马克萨斯
38 -10:00 Pacific/Honolulu Honolulu 호놀룰루 ホノルル 檀香山
39 -11:00 Pacific/Pago_Pago Pago-Pago 파고파고 パゴパゴ 帕果帕果
40 -12:00 Etc/GMT+12 Date-line-west 날짜변경선_서쪽 日付変更線西側 国际日期变更线以西`;

const lines = zones
  .trim()
  .split("\n")
  .map((line) => {
    const [key = "", offset = "", zone = "", ...places] = line.split(" ");
    const names = places.map((place) => `UTC${offset} ${place.replace(/[-_]/g, " ")}`);
    return [key, ...names, `${offset},${zone}`].join(" | ");
  });

export const timeZoneGroup = codeGroup("C1340", "timeZoneCodes", lines.join("\n"));
