import type { RouteDefinition } from "./define-route";

/** Booking a tee time, and what may be joined in its place. */
export const liveMenuCode = "050100";
export const waitingMenuCode = "050200";
export const drawMenuCode = "050300";
export const teamMenuCode = "050400";
/** Products of the pro shop stand among the references and on the page of gifts. */
export const giftMenuCode = "080000";
export const referenceMenuCode = "060300";
/** The page of the club, whose facilities, history and ways are records, and that of the practice grounds. */
export const clubPageMenuCode = "020000";
export const practiceMenuCode = "100000";

/** The menus with content that visitors read by calls (a guard holds them against the contract). */
export const contentMenuCodes: readonly string[] = [
  clubPageMenuCode,
  practiceMenuCode,
  ...["030200", "030300", "030400", "030500", "040000", liveMenuCode, drawMenuCode],
  ...["060100", "060200", referenceMenuCode, "060400", "060500", giftMenuCode, "090000"],
];

/** The menu that a reference stands under, by its type. */
export function menuOfReference(type: string): string {
  return type === "GIFT" ? giftMenuCode : referenceMenuCode;
}

/** The screen of the menus: whoever reads it sees what every menu closes. */
const menuScreen = "920200";

/** The office screen that edits what stands under a menu of the site; its readers see it while the menu is closed. */
const screens: Readonly<Record<string, string>> = {
  [clubPageMenuCode]: "911300",
  "030200": "941200",
  "030300": "940700",
  "030400": "930400",
  "030500": "930300",
  "040000": "940700",
  [liveMenuCode]: "940100",
  [waitingMenuCode]: "940100",
  [drawMenuCode]: "940300",
  [teamMenuCode]: "940400",
  "060100": "930100",
  "060200": "930200",
  [referenceMenuCode]: "930500",
  "060400": "940500",
  "060500": "940500",
  [giftMenuCode]: "930500",
  [practiceMenuCode]: "911400",
};

/** The office menus whose R flag shows what a menu of the site closes to visitors. */
export function officeScreensOf(menuCode: string): readonly string[] {
  const own = screens[menuCode];
  return own === undefined ? [menuScreen] : [own, menuScreen];
}

/** The menus that a call belongs to; a code in braces stands for the path parameter that names the menu. */
export function menusOfCall(
  { menu }: Pick<RouteDefinition, "menu">,
  paramOf: (name: string) => string | undefined,
): readonly string[] {
  if (menu === undefined) return [];
  if (typeof menu !== "string") return menu;
  return menu.startsWith("{") ? [paramOf(menu.slice(1, -1)) ?? ""] : [menu];
}
