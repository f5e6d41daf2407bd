import type { Database } from "../../database";
import { banners } from "../../tables";
import type { DemoDays } from "../play/demo-day";

const home = "010000";

/** Five banners: two run on the home page, one on the guide page, one is planned and one has ended. */
export async function seedBanners(tx: Database, clubIdx: number, days: DemoDays): Promise<void> {
  const base = {
    clubIdx,
    todayClose: true,
    devicePc: "A" as const,
    createdAt: days.moment(-20, "09:00"),
    createdBy: "contents1",
    updatedAt: days.moment(-20, "09:00"),
    updatedBy: "contents1",
  };
  // Drawn pictures of the club's own view, which the web serves; uploaded ones come with an editor.
  const files = (idx: number, set: string) => ({
    bannerIdx: idx,
    layerFile: `/landscape/${set}/wide-1440.webp`,
    layerFileMobile: `/landscape/${set}/tall-780.webp`,
  });
  await tx.insert(banners).values([
    {
      ...base,
      ...files(7, "dusk-snow-straw"),
      names: {
        en: "Winter opening special",
        ko: "겨울 오픈 특가",
        ja: "冬のオープン特別料金",
        zh: "冬季开放特价",
      },
      link: "/community/event/31",
      seeDetail: true,
      windowOpen: false,
      menuCodes: [home],
      startAt: days.moment(-8, "00:00"),
      endAt: days.moment(39, "00:00"),
      order: 1,
    },
    {
      ...base,
      ...files(6, "dawn-clear-straw"),
      names: {
        en: "Warm breakfast with an early tee time",
        ko: "첫서리 라운드, 따뜻한 아침 포함",
        ja: "初霜ラウンド、温かい朝食付き",
        zh: "初霜开球，含热早餐",
      },
      link: "/guide#fnb",
      seeDetail: true,
      windowOpen: false,
      menuCodes: [home],
      startAt: days.moment(-3, "00:00"),
      endAt: days.moment(12, "00:00"),
      order: 2,
    },
    {
      ...base,
      ...files(5, "noon-cloud-straw"),
      names: {
        en: "How cancelling works in winter",
        ko: "겨울철 취소 규정 안내",
        ja: "冬期の取消規定について",
        zh: "冬季取消规定说明",
      },
      link: "/guide#penalty",
      seeDetail: true,
      windowOpen: false,
      menuCodes: ["030000"],
      startAt: days.moment(-10, "00:00"),
      endAt: days.moment(60, "00:00"),
      order: 1,
    },
    {
      ...base,
      ...files(8, "dawn-fog-straw"),
      names: {
        en: "New Year's sunrise round",
        ko: "새해 해맞이 라운드",
        ja: "新年の日の出ラウンド",
        zh: "新年日出球局",
      },
      link: "/reservation",
      seeDetail: true,
      windowOpen: false,
      menuCodes: [home],
      startAt: days.moment(24, "00:00"),
      endAt: days.moment(45, "00:00"),
      order: 3,
    },
    {
      ...base,
      ...files(4, "dusk-clear-green"),
      names: {
        en: "Autumn leaves tournament",
        ko: "단풍배 아마추어 대회",
        ja: "紅葉杯アマチュア大会",
        zh: "红叶杯业余赛",
      },
      link: null,
      seeDetail: false,
      windowOpen: false,
      menuCodes: [home],
      startAt: days.moment(-45, "00:00"),
      endAt: days.moment(-15, "00:00"),
      order: 1,
    },
  ]);
}
