import type { AdminMenuPermission } from "@/lib/contract/menu-admins";
import { paths } from "@/lib/web/routing/paths";

/** The menus that have a screen. Codes of domain.md 10; a menu that is not here is not shown. */
export const officeMenus = {
  dashboard: { code: "900000", path: paths.office.home() },
  siteCert: { code: "910100", path: paths.office.siteCert() },
  siteInfo: { code: "910200", path: paths.office.siteInfo() },
  siteState: { code: "910300", path: paths.office.siteState() },
  myInfo: { code: "910400", path: paths.office.myInfo() },
  siteAddition: { code: "910500", path: paths.office.siteAddition() },
  admins: { code: "910600", path: paths.office.admins() },
  ipBlocks: { code: "910700", path: paths.office.ipBlocks() },
  terms: { code: "910800", path: paths.office.terms() },
  permissions: { code: "920100", path: paths.office.permissions() },
  menus: { code: "920200", path: paths.office.menus() },
  notices: { code: "930100", path: paths.office.notices() },
  events: { code: "930200", path: paths.office.events() },
  faqs: { code: "930300", path: paths.office.faqs() },
  dishes: { code: "930400", path: paths.office.dishes() },
  references: { code: "930500", path: paths.office.references() },
  banners: { code: "930600", path: paths.office.banners() },
  penalties: { code: "940200", path: paths.office.penalties() },
  members: { code: "940600", path: paths.office.members() },
  sheet: { code: "940100", path: paths.office.sheet() },
  draws: { code: "940300", path: paths.office.draws() },
  teams: { code: "940400", path: paths.office.teams() },
  inquiries: { code: "940500", path: paths.office.inquiries() },
  settings: { code: "940700", path: paths.office.policies() },
  records: { code: "940800", path: paths.office.outbox() },
  fairness: { code: "940900", path: paths.office.fairness() },
} as const;

/** Screens that share the rights of one menu; they stand side by side as tabs (`ScreenTabs`). */
export const menuScreens = {
  siteAddition: [paths.office.siteAddition(), paths.office.naverGuide(), paths.office.googleGuide()],
  members: [paths.office.members(), paths.office.coupons(), paths.office.dataRequests()],
  sheet: [paths.office.sheet(), paths.office.desk(), paths.office.waitings()],
  teams: [paths.office.teams(), paths.office.teamSeasons()],
  inquiries: [
    paths.office.inquiries(),
    paths.office.inquiryTemplates(),
    paths.office.lostItems(),
    paths.office.hallOfFame(),
  ],
  settings: [
    paths.office.policies(),
    paths.office.rules(),
    paths.office.codes(),
    paths.office.languages(),
    paths.office.holidays(),
  ],
  records: [paths.office.outbox(), paths.office.audit()],
  fairness: [paths.office.fairness(), paths.office.simulator()],
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

/** Where an address stands in the menu: the entry and the groups above it, outermost first; empty when nowhere. */
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
