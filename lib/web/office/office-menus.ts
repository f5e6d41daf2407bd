import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { officePaths } from "@/lib/web/routing/office-paths";
import { paths } from "@/lib/web/routing/paths";

/** The menus that have a screen. Codes of domain.md 10; a menu that is not here is not shown. */
export const officeMenus = {
  dashboard: { code: "900000", path: paths.officeHome() },
  setup: { code: "919000", path: officePaths.setup() },
  siteCert: { code: "910100", path: officePaths.siteCert() },
  siteInfo: { code: "910200", path: officePaths.siteInfo() },
  siteState: { code: "910300", path: officePaths.siteState() },
  myInfo: { code: "910400", path: officePaths.myInfo() },
  siteAddition: { code: "910500", path: officePaths.siteAddition() },
  admins: { code: "910600", path: officePaths.admins() },
  siteScene: { code: "911100", path: officePaths.siteScene() },
  siteWords: { code: "911200", path: officePaths.siteWords() },
  clubEntries: { code: "911300", path: officePaths.clubEntries() },
  practiceGrounds: { code: "911400", path: officePaths.practiceGrounds() },
  routeRules: { code: "911500", path: officePaths.routeRules() },
  ipBlocks: { code: "910700", path: officePaths.ipBlocks() },
  terms: { code: "910800", path: officePaths.terms() },
  brand: { code: "910900", path: officePaths.brand() },
  permissions: { code: "920100", path: officePaths.permissions() },
  menus: { code: "920200", path: officePaths.menus() },
  notices: { code: "930100", path: officePaths.notices() },
  events: { code: "930200", path: officePaths.events() },
  faqs: { code: "930300", path: officePaths.faqs() },
  dishes: { code: "930400", path: officePaths.dishes() },
  references: { code: "930500", path: officePaths.references() },
  banners: { code: "930600", path: officePaths.banners() },
  penalties: { code: "940200", path: officePaths.penalties() },
  members: { code: "940600", path: officePaths.members() },
  sheet: { code: "940100", path: officePaths.sheet() },
  draws: { code: "940300", path: officePaths.draws() },
  teams: { code: "940400", path: officePaths.teams() },
  inquiries: { code: "940500", path: officePaths.inquiries() },
  settings: { code: "940700", path: officePaths.policies() },
  records: { code: "940800", path: officePaths.outbox() },
  fairness: { code: "940900", path: officePaths.fairness() },
  teeTimes: { code: "941100", path: officePaths.teeTimes() },
  fees: { code: "941200", path: officePaths.fees() },
  courses: { code: "941000", path: officePaths.courses() },
  joins: { code: "941500", path: officePaths.joins() },
  lastMinute: { code: "941600", path: officePaths.lastMinute() },
  forecast: { code: "941700", path: officePaths.forecast() },
  delegations: { code: "941300", path: officePaths.delegations() },
  openingRehearsals: { code: "941400", path: officePaths.openingRehearsals() },
} as const;

/** Screens that share the rights of one menu; they stand side by side as tabs (`ScreenTabs`). */
export const menuScreens = {
  dashboard: [paths.officeHome(), officePaths.status()],
  siteAddition: [officePaths.siteAddition(), officePaths.naverGuide(), officePaths.googleGuide()],
  references: [officePaths.references(), officePaths.gifts()],
  members: [officePaths.members(), officePaths.coupons(), officePaths.dataRequests()],
  sheet: [officePaths.sheet(), officePaths.desk(), officePaths.waitings()],
  teams: [officePaths.teams(), officePaths.teamSeasons()],
  inquiries: [
    officePaths.inquiries(),
    officePaths.inquiryTemplates(),
    officePaths.lostItems(),
    officePaths.hallOfFame(),
  ],
  settings: [
    officePaths.policies(),
    officePaths.rules(),
    officePaths.codes(),
    officePaths.languages(),
    officePaths.holidays(),
  ],
  records: [officePaths.outbox(), officePaths.audit()],
  fairness: [officePaths.fairness(), officePaths.simulator()],
  joins: [officePaths.joins(), officePaths.joinFlights()],
} as const;

const pathsByCode: ReadonlyMap<string, string> = new Map(
  Object.values(officeMenus).map((menu) => [menu.code, menu.path]),
);

export type OfficeMenuEntry = {
  code: string;
  name: string;
  /** Null for a group, which only opens and closes. */
  path: string | null;
  children: readonly OfficeMenuEntry[];
};

/** The side menu of an admin: readable menus that have a screen, and the groups that hold one. */
export function officeMenuEntries(tree: readonly AdminMenuPermission[]): OfficeMenuEntry[] {
  return tree.flatMap((menu) => {
    if (!menu.isRead) return [];
    const children = officeMenuEntries(menu.children);
    const path = pathsByCode.get(menu.code) ?? null;
    if (path === null && children.length === 0) return [];
    return [{ code: menu.code, name: menu.name ?? menu.code, path, children }];
  });
}

/** Where an admin begins: the dashboard, else the first screen that may be read; null without any right. */
export function startPath(entries: readonly OfficeMenuEntry[]): string | null {
  for (const { path, children } of entries) {
    const start = path ?? startPath(children);
    if (start !== null) return start;
  }
  return null;
}

/** The menu entry of an address with the groups above it, outermost first; empty for an unknown address. */
export function menuTrail(entries: readonly OfficeMenuEntry[], address: string): OfficeMenuEntry[] {
  for (const entry of entries) {
    const below = menuTrail(entry.children, address);
    if (below.length > 0) return [entry, ...below];
    if (entry.path !== null && isWithin(entry.path, address)) return [entry];
  }
  return [];
}

function isWithin(path: string, address: string): boolean {
  // The dashboard's address begins every other one.
  if (path === officeMenus.dashboard.path) return address === path;
  const screens = Object.values(menuScreens).find(([first]) => first === path) ?? [path];
  return screens.some((screen) => address === screen || address.startsWith(`${screen}/`));
}
