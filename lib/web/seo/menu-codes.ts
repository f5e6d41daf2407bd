import { homeMenuCode } from "@/lib/contract/site/menus";

/** Codes of the menus that a screen stands under (domain.md 10); an admin may change everything of them but this. */
export const clubMenuCode = "020000";
export const guideMenuCode = "030000";
export const courseMenuCode = "040000";
export const reservationMenuCode = "050000";
export const communityMenuCode = "060000";
export const myPageMenuCode = "070000";
export const giftMenuCode = "080000";
export const weatherMenuCode = "090000";
export const pftMenuCode = "100000";

/** Sections with content of their own, which may have passwords of their own. */
export const drawMenuCode = "050300";
export const teamMenuCode = "050400";
export const feeMenuCode = "030200";
export const penaltyMenuCode = "030300";
export const liveMenuCode = "050100";
export const foodMenuCode = "030400";
export const faqMenuCode = "030500";
export const boardMenuCodes = {
  notice: "060100",
  event: "060200",
  reference: "060300",
  hof: "060400",
  "lost-item": "060500",
} as const;

/** The menus whose pages search engines are told of; a new screen is added here. */
export const screenMenuCodes: readonly string[] = [
  homeMenuCode,
  clubMenuCode,
  guideMenuCode,
  courseMenuCode,
  reservationMenuCode,
  communityMenuCode,
  giftMenuCode,
  weatherMenuCode,
  pftMenuCode,
];

/** The menu of the page that a section stands on. */
export const pageMenuCode = (menuCode: string) => `${menuCode.slice(0, 2)}0000`;
