import { type FnbOutlet, fnbOutlet } from "@/lib/contract/code-values/fnb";

/** The kinds of dishes: `en | ko | ja | zh`. */
export const categories = {
  korean: "Korean | 한식 | 韓国料理 | 韩餐",
  western: "Western | 양식 | 洋食 | 西餐",
  breakfast: "Breakfast | 조식 | 朝食 | 早餐",
  snack: "Snacks | 간식 | 軽食 | 小吃",
  drink: "Drinks | 음료 | お飲み物 | 饮品",
  course: "Courses | 코스 | コース料理 | 套餐",
} as const;

type Dish = {
  outlet: FnbOutlet;
  category: keyof typeof categories;
  price: string;
  name: string;
  description?: string;
  origin?: string;
  allergens?: string[];
  spicy?: number;
  is?: "recommended" | "sold-out";
  season?: "SUMMER" | "WINTER";
};

const rice = "Rice, kimchi: Korea | 쌀·김치: 국내산 | 米・キムチ:韓国産 | 大米、泡菜：韩国产";
const beefStew =
  "Beef: Australia; rice, kimchi: Korea | 소고기: 호주산, 쌀·김치: 국내산 | 牛肉:オーストラリア産、米・キムチ:韓国産 | 牛肉：澳大利亚产，大米、泡菜：韩国产";
const hanu =
  "Beef, rice, kimchi: Korea | 소고기·쌀·김치: 국내산 | 牛肉・米・キムチ:韓国産 | 牛肉、大米、泡菜：韩国产";
const pork =
  "Pork, rice, kimchi: Korea | 돼지고기·쌀·김치: 국내산 | 豚肉・米・キムチ:韓国産 | 猪肉、大米、泡菜：韩国产";
const chicken = "Chicken: Korea | 닭고기: 국내산 | 鶏肉:韓国産 | 鸡肉：韩国产";
const fish =
  "Pollack: Russia; rice, kimchi: Korea | 명태: 러시아산, 쌀·김치: 국내산 | スケトウダラ:ロシア産、米・キムチ:韓国産 | 明太鱼：俄罗斯产，大米、泡菜：韩国产";

/** Restaurant, start house, tea house, banquets. */
export const dishes: readonly Dish[] = [
  {
    outlet: fnbOutlet.restaurant,
    category: "korean",
    price: "22000",
    name: "Pine-needle beef-rib soup | 솔잎 갈비탕 | 松葉カルビタン | 松针牛排骨汤",
    origin: beefStew,
    allergens: ["beef", "soy"],
    is: "recommended",
  },
  {
    outlet: fnbOutlet.restaurant,
    category: "korean",
    price: "18000",
    name: "Mountain-herb bibimbap | 산나물 비빔밥 | 山菜ビビンバ | 山野菜拌饭",
    description: "Without meat on request | 고기 없이도 가능 | 肉抜きも可 | 可去肉",
    origin: rice,
    allergens: ["egg", "soy", "sesame"],
    spicy: 1,
  },
  {
    outlet: fnbOutlet.restaurant,
    category: "korean",
    price: "20000",
    name: "Kimchi stew with aged pork | 묵은지 돼지고기찌개 | 熟成キムチと豚肉のチゲ | 陈年泡菜猪肉锅",
    origin: pork,
    allergens: ["pork", "soy"],
    spicy: 2,
  },
  {
    outlet: fnbOutlet.restaurant,
    category: "korean",
    price: "24000",
    name: "Dried-pollack soup | 황태해장국 | 干しダラのスープ | 明太鱼汤",
    origin: fish,
    allergens: ["fish", "egg", "soy"],
    season: "WINTER",
  },
  {
    outlet: fnbOutlet.restaurant,
    category: "western",
    price: "32000",
    name: "Sirloin with charred greens | 등심 스테이크와 구운 채소 | サーロインと焼き野菜 | 西冷牛排配烤蔬菜",
    origin: hanu,
    allergens: ["beef", "milk"],
  },
  {
    outlet: fnbOutlet.restaurant,
    category: "western",
    price: "19000",
    name: "Tomato and basil spaghetti | 토마토 바질 스파게티 | トマトとバジルのスパゲッティ | 番茄罗勒意面",
    allergens: ["wheat", "tomato", "milk"],
  },
  {
    outlet: fnbOutlet.restaurant,
    category: "breakfast",
    price: "13000",
    name: "Bean-sprout soup with rice | 콩나물국밥 | 豆もやしのクッパ | 豆芽汤饭",
    description: "06:00 to 09:30 | 06:00~09:30 | 6:00〜9:30 | 6:00至9:30",
    origin: rice,
    allergens: ["egg", "soy"],
    is: "recommended",
  },
  {
    outlet: fnbOutlet.restaurant,
    category: "breakfast",
    price: "15000",
    name: "Abalone porridge | 전복죽 | アワビ粥 | 鲍鱼粥",
    description: "06:00 to 09:30 | 06:00~09:30 | 6:00〜9:30 | 6:00至9:30",
    origin: "Abalone, rice: Korea | 전복·쌀: 국내산 | アワビ・米:韓国産 | 鲍鱼、大米：韩国产",
    allergens: ["abalone"],
  },
  {
    outlet: fnbOutlet.startHouse,
    category: "snack",
    price: "9000",
    name: "Egg sandwich | 달걀 샌드위치 | たまごサンド | 鸡蛋三明治",
    allergens: ["egg", "wheat", "milk"],
  },
  {
    outlet: fnbOutlet.startHouse,
    category: "snack",
    price: "7000",
    name: "Rice roll with vegetables | 채소 김밥 | 野菜キンパ | 蔬菜紫菜包饭",
    origin: "Rice: Korea | 쌀: 국내산 | 米:韓国産 | 大米：韩国产",
    allergens: ["egg", "soy", "sesame"],
    is: "recommended",
  },
  {
    outlet: fnbOutlet.startHouse,
    category: "drink",
    price: "6000",
    name: "Coffee, hot or cold | 커피(따뜻한 것·찬 것) | コーヒー(ホット・アイス) | 咖啡（热/冰）",
  },
  {
    outlet: fnbOutlet.startHouse,
    category: "drink",
    price: "7000",
    name: "Pine-needle tea | 솔잎차 | 松葉茶 | 松针茶",
    description: "From the club's own forest | 클럽 숲에서 딴 솔잎 | クラブの松林で摘んだ松葉 | 取自球场松林",
  },
  {
    outlet: fnbOutlet.startHouse,
    category: "drink",
    price: "5000",
    name: "Sports drink | 이온 음료 | スポーツドリンク | 运动饮料",
  },
  {
    outlet: fnbOutlet.teaHouse,
    category: "snack",
    price: "12000",
    name: "Fish-cake soup | 어묵탕 | おでん | 鱼糕汤",
    origin:
      "Fish cake: Alaska pollack, USA | 어묵: 연육(미국산) | 練り物:すり身(米国産) | 鱼糕：鱼糜（美国产）",
    allergens: ["fish", "wheat", "soy"],
    season: "WINTER",
    is: "recommended",
  },
  {
    outlet: fnbOutlet.teaHouse,
    category: "snack",
    price: "14000",
    name: "Rice cake in chilli sauce | 떡볶이 | トッポッキ | 辣炒年糕",
    origin: "Rice: Korea | 쌀: 국내산 | 米:韓国産 | 大米：韩国产",
    allergens: ["wheat", "soy"],
    spicy: 3,
  },
  {
    outlet: fnbOutlet.teaHouse,
    category: "snack",
    price: "16000",
    name: "Fried chicken, half | 반 마리 치킨 | フライドチキン(半羽) | 半只炸鸡",
    origin: chicken,
    allergens: ["chicken", "wheat"],
    is: "sold-out",
  },
  {
    outlet: fnbOutlet.teaHouse,
    category: "snack",
    price: "10000",
    name: "Potato pancake | 감자전 | じゃがいものチヂミ | 土豆煎饼",
    allergens: ["soy"],
  },
  {
    outlet: fnbOutlet.teaHouse,
    category: "drink",
    price: "9000",
    name: "Rice wine, small kettle | 막걸리 작은 주전자 | マッコリ(小) | 米酒（小壶）",
    origin: "Rice: Korea | 쌀: 국내산 | 米:韓国産 | 大米：韩国产",
  },
  {
    outlet: fnbOutlet.teaHouse,
    category: "drink",
    price: "8000",
    name: "Shaved ice with red bean | 팥빙수 | パッピンス | 红豆刨冰",
    allergens: ["milk"],
    season: "SUMMER",
    is: "sold-out",
  },
  {
    outlet: fnbOutlet.banquet,
    category: "course",
    price: "55000",
    name: "Banquet A: beef barbecue | 연회 A: 소불고기 | 宴会A:牛プルコギ | 宴会A：烤牛肉",
    description:
      "From 12 people, order three days before | 12인 이상, 3일 전 주문 | 12名様から、3日前までに | 12人起，提前三天预订",
    origin: hanu,
    allergens: ["beef", "soy", "sesame"],
    is: "recommended",
  },
  {
    outlet: fnbOutlet.banquet,
    category: "course",
    price: "48000",
    name: "Banquet B: pork belly | 연회 B: 삼겹살 | 宴会B:サムギョプサル | 宴会B：五花肉",
    description:
      "From 12 people, order three days before | 12인 이상, 3일 전 주문 | 12名様から、3日前までに | 12人起，提前三天预订",
    origin: pork,
    allergens: ["pork", "soy"],
  },
  {
    outlet: fnbOutlet.banquet,
    category: "course",
    price: "62000",
    name: "Banquet C: raw fish and grill | 연회 C: 회와 구이 | 宴会C:刺身と焼き物 | 宴会C：生鱼片与烧烤",
    origin:
      "Halibut: Korea; rice, kimchi: Korea | 광어·쌀·김치: 국내산 | ヒラメ・米・キムチ:韓国産 | 比目鱼、大米、泡菜：韩国产",
    allergens: ["fish", "shrimp", "soy"],
  },
  {
    outlet: fnbOutlet.banquet,
    category: "course",
    price: "39000",
    name: "Prize-giving buffet | 시상식 뷔페 | 表彰式ビュッフェ | 颁奖自助餐",
    description: "From 40 people | 40인 이상 | 40名様から | 40人起",
    origin: beefStew,
    allergens: ["beef", "egg", "milk", "wheat", "soy"],
  },
  {
    outlet: fnbOutlet.banquet,
    category: "snack",
    price: "25000",
    name: "Fruit plate | 과일 모둠 | フルーツ盛り合わせ | 水果拼盘",
  },
];
