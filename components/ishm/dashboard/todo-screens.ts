import type { TodoType } from "@/lib/contract/site/dashboard";
import { officePaths } from "@/lib/web/routing/office-paths";
import { officeMenus } from "../../../lib/web/office/office-menus";

type Screen = { menu: string; address: string };

/** Where a matter is settled. Matters whose screen is not built have none. */
const screens: Partial<Record<TodoType, Screen>> = {
  voc: { menu: officeMenus.inquiries.code, address: officeMenus.inquiries.path },
  drawClose: { menu: officeMenus.draws.code, address: `${officeMenus.draws.path}?state=20` },
  drawRun: { menu: officeMenus.draws.code, address: `${officeMenus.draws.path}?state=30` },
  drawAnnounce: { menu: officeMenus.draws.code, address: `${officeMenus.draws.path}?state=40` },
  team: { menu: officeMenus.teams.code, address: `${officeMenus.teams.path}?state=10` },
  message: { menu: officeMenus.records.code, address: `${officeMenus.records.path}?state=PARKED` },
  member: { menu: officeMenus.members.code, address: `${officeMenus.members.path}?state=50` },
  request: { menu: officeMenus.members.code, address: officePaths.dataRequests() },
  terms: { menu: officeMenus.terms.code, address: officeMenus.terms.path },
};

/** The address of the screen that settles a matter, for who may read it. */
export function todoAddress(type: TodoType, mayRead: (menu: string) => boolean): string | null {
  const screen = screens[type];
  return screen && mayRead(screen.menu) ? screen.address : null;
}

/** Matters that happen on their day by themselves; of the others the day is a deadline. */
const happening: readonly TodoType[] = ["drawClose", "drawRun", "drawAnnounce", "terms"];

/** How the day of a matter is said. */
export function dueWord(type: TodoType, dueDate: string, today: string) {
  const kind = happening.includes(type) ? "happens" : "due";
  if (dueDate === today) return `${kind}.today` as const;
  return dueDate < today ? (`${kind}.past` as const) : (`${kind}.coming` as const);
}
