import type { Menu } from "@/lib/contract/site/menus";
import { plainBrand } from "@/lib/shared/brand/brand";
import { clubFormats } from "@/lib/shared/money/club-formats";
import type { Club } from "@/lib/web/queries/club";

/** A menu with nothing but what a test says of it. */
export function menuOf(code: string, seoSlug: string, more: Partial<Menu> = {}): Menu {
  return {
    idx: Number(code),
    code,
    name: code,
    seoSlug,
    seoTag: "",
    seoMeta: "",
    seoKeyword: "",
    snsTitle: "",
    snsDesc: "",
    snsImageUrl: "",
    isVisible: true,
    permit: "0",
    isExistBanner: false,
    isMainPage: code === "010000",
    children: [],
    ...more,
  };
}

/** The frame of a club as pages get it, in English with all four languages. */
export function clubOf(more: Partial<Club> = {}): Club {
  return {
    info: {
      clubIdx: 1,
      clubCode: "MS01",
      clubName: "Pine Club",
      ceoName: "Kim",
      businessNo: "100-81-23452",
      zipCode: "00027",
      address: "27 Pine Road",
      addressDetail: "Gyeonggi-do",
      lat: 37.3,
      lon: 127.3,
      clubPhoneNo: "031-000-1000",
      rsvPhoneNo: "031-000-1001",
      clubFaxNo: null,
      copyright: "(c)",
      email: "info@pine.example",
      sns: { instagram: "https://sns.example/pine" },
    },
    scene: { terrain: "pine-hills", building: "timber", view: null },
    photographs: [],
    addition: {
      logoDefaultRl: null,
      textDefaultRl: "Pine Club",
      logoDefaultUd: null,
      textDefaultUd: "Pine",
      logoSimpleRl: null,
      textSimpleRl: "PINE",
      logoSimpleUd: null,
      textSimpleUd: "P",
      favicon: null,
      ogImage: null,
      naverVerification: "",
      googleVerification: "",
      gaId: "",
      viewportZoom: "free",
    },
    brand: plainBrand,
    menus: [menuOf("010000", "/", { name: "Home" }), menuOf("060000", "/community", { name: "Community" })],
    formats: clubFormats([{ key: "C0080", values: ["KR", "KRW", "₩", "ko-KR"] }]),
    languages: ["en", "ko", "ja", "zh"],
    defaultLanguage: "en",
    dayZone: "+09:00",
    officeHours: { from: "08:00", to: "18:00" },
    ...more,
  };
}
