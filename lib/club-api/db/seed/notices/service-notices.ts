import type { DemoDays } from "../play/demo-day";
import { type NoticeSeed, saidDay } from "./notice-seed";

/** Notices about service: the menu, cart safety, parking, the new site. */
export function serviceNotices(days: DemoDays): NoticeSeed[] {
  const menuStart = saidDay(days, -38);
  return [
    {
      noticeIdx: 8,
      distance: -41,
      timeOfDay: "11:00",
      viewCount: 521,
      texts: {
        en: {
          title: "Autumn and winter menu of the restaurant",
          contents: `
            From ${menuStart.en} the kitchen serves what the season gives.

            - Chicken soup with wild neungi mushrooms (Korean chicken)
            - Buckwheat noodles in cold radish broth
            - Pine needle tea and dried persimmon at the tea house of Sol 5

            Origin and allergens are named at every dish.`,
        },
        ko: {
          title: "클럽하우스 레스토랑 가을·겨울 메뉴 안내",
          contents: `
            ${menuStart.ko}부터 제철 재료로 만든 새 메뉴를 준비했습니다.

            - 능이 닭곰탕 (닭: 국내산)
            - 동치미 메밀국수
            - 솔 코스 5번 홀 그늘집의 솔잎차와 곶감

            모든 음식의 원산지와 알레르기 유발 재료를 함께 표시합니다.`,
        },
        ja: {
          title: "レストラン 秋冬メニューのご案内",
          contents: `
            ${menuStart.ja}より旬の食材を使った新メニューをご用意しました。

            - 香茸と鶏のコムタン(鶏肉:韓国産)
            - 大根水キムチの冷たいそば
            - ソルコース5番の茶店では松葉茶と干し柿

            すべての料理に原産地とアレルギー物質を表示しています。`,
        },
        zh: {
          title: "会所餐厅秋冬菜单",
          contents: `
            自${menuStart.zh}起，餐厅推出时令新菜单。

            - 香茸鸡汤（鸡肉：韩国产）
            - 萝卜泡菜冷荞麦面
            - 松球场5号洞茶亭供应松针茶与柿饼

            所有菜品均标明原产地与过敏原。`,
        },
      },
    },
    {
      noticeIdx: 4,
      distance: -72,
      timeOfDay: "09:00",
      viewCount: 296,
      texts: {
        en: {
          title: "Safety on the cart roads",
          contents: `
            - Only the caddie drives. On self rounds the driver must be 18 or older and sober.
            - Hold on in curves and keep arms and legs inside.
            - Do not get off before the cart stands still.
            - Stand behind the player who hits.`,
        },
        ko: {
          title: "카트 안전 수칙 안내",
          contents: `
            - 카트는 캐디가 운전합니다. 셀프 라운드에서는 만 18세 이상이며 음주하지 않은 분만 운전할 수 있습니다.
            - 굽은 길에서는 손잡이를 잡고 팔과 다리를 밖으로 내밀지 마세요.
            - 완전히 멈춘 뒤에 내려 주세요.
            - 치는 사람보다 앞에 서지 마세요.`,
        },
        ja: {
          title: "カートの安全なご利用について",
          contents: `
            - カートはキャディが運転します。セルフの場合は満18歳以上で飲酒されていない方に限ります。
            - カーブでは手すりを握り、腕や足を外に出さないでください。
            - 完全に止まってからお降りください。
            - 打つ人より前に立たないでください。`,
        },
        zh: {
          title: "球车安全须知",
          contents: `
            - 球车由球童驾驶。自助打球时，驾驶者须年满18岁且未饮酒。
            - 转弯时请握住扶手，手脚勿伸出车外。
            - 车完全停稳后再下车。
            - 请勿站在击球者前方。`,
        },
      },
    },
    {
      noticeIdx: 2,
      distance: -97,
      timeOfDay: "10:00",
      viewCount: 258,
      texts: {
        en: {
          title: "New way to the bag drop and the car park",
          contents: `
            The bag drop has moved to the east side of the clubhouse.

            1. Follow the green line from the gate to the bag drop.
            2. Hand over your bag, then park in P1 or P2; ten places have chargers.
            3. The stairs from P2 lead straight to the lobby.`,
        },
        ko: {
          title: "백드랍과 주차장 동선 변경 안내",
          contents: `
            백드랍이 클럽하우스 동쪽으로 옮겨졌습니다.

            1. 정문에서 초록색 선을 따라 백드랍으로 오세요.
            2. 캐디백을 맡기신 뒤 P1 또는 P2에 주차해 주세요. 전기차 충전 자리는 열 곳입니다.
            3. P2의 계단은 로비로 바로 이어집니다.`,
        },
        ja: {
          title: "バッグドロップと駐車場の動線変更について",
          contents: `
            バッグドロップがクラブハウスの東側に移りました。

            1. 正門から緑の線に沿ってバッグドロップへお越しください。
            2. バッグをお預けの後、P1またはP2に駐車してください。充電器は10台分あります。
            3. P2の階段はロビーに直結しています。`,
        },
        zh: {
          title: "卸包处与停车场路线变更",
          contents: `
            卸包处已移至会所东侧。

            1. 请从大门沿绿线前往卸包处。
            2. 交付球包后停入P1或P2，设有10个充电车位。
            3. P2楼梯直通大堂。`,
        },
      },
    },
    {
      noticeIdx: 1,
      distance: -121,
      timeOfDay: "09:00",
      viewCount: 1888,
      texts: {
        en: {
          title: "Our new website is open",
          contents: `
            # What is new

            - Booking, waiting list and draw work on the telephone as well as on the desk.
            - Korean, English, Japanese and Chinese
            - The weather of the course, hour by hour

            Your member id stays as it was. Thank you for coming along.`,
        },
        ko: {
          title: "새 홈페이지를 열었습니다",
          contents: `
            # 달라진 점

            - 휴대폰에서도 예약과 대기, 추첨을 그대로 이용하실 수 있습니다.
            - 한국어, 영어, 일본어, 중국어로 안내합니다.
            - 골프장의 시간별 날씨를 보여 드립니다.

            회원 아이디는 그대로 사용하시면 됩니다. 찾아 주셔서 고맙습니다.`,
        },
        ja: {
          title: "新しいホームページを公開しました",
          contents: `
            # 新しくなった点

            - 予約、キャンセル待ち、抽選を携帯電話でもご利用いただけます。
            - 韓国語、英語、日本語、中国語でご案内します。
            - コースの天気を1時間ごとにご覧いただけます。

            会員IDはそのままお使いいただけます。どうぞよろしくお願いいたします。`,
        },
        zh: {
          title: "全新官网上线",
          contents: `
            # 新功能

            - 手机上也能预订、候补与抽签。
            - 提供韩语、英语、日语与中文。
            - 可查看球场逐小时天气。

            会员账号保持不变。感谢您的光临。`,
        },
      },
    },
  ];
}
