import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import { feeCodeSets, sheetCodeSets } from "@/lib/web/office/code-sets";
import { readDashboardQuery } from "@/lib/web/office/dashboard-query";
import { menuAccess } from "@/lib/web/office/menu-access";
import { officeMenus } from "@/lib/web/office/office-menus";
import { stripDays } from "@/lib/web/office/sheet/strip-days";
import { officePaths } from "@/lib/web/routing/office-paths";
import { type Ask, codeSets, type ScreenReads, type Visit } from "./ask";

/** The frame of every screen of the back office (rights, the club, its policies, the site's state), and the screen's own. */
export const officeReads: ScreenReads = (ask, visit) => {
  const { clubCode, language: lang, adminIdx } = visit;
  const query = { clubCode, lang };
  const rights = ask("GET /menu-admins/admins/{id}", {
    params: { id: String(adminIdx) },
    query: { lang },
  });
  return [
    rights.then((answer) => (answer ? screen(ask, visit, answer.menus) : null)),
    ask("GET /site/info", { query }),
    ask("GET /site/state", { query }),
    codeSets(ask, visit, ["policyCodes"]),
    // As the bar asks for it: in the background.
    ask("GET /holiday", { query: { ...query, _nop_: "1" } }),
  ];
};

type Menus = Parameters<typeof menuAccess>[0];

/** Only what the rights allow: a refusal would go on record. */
function screen(ask: Ask, visit: Visit, menus: Menus): Promise<unknown> | null {
  const mayRead = (code: string) => menuAccess(menus, code).isRead;
  if (visit.path === "/ishm") return dashboard(ask, visit, mayRead);
  // A screen that the address narrows is asked for by its own call.
  if (visit.search.size > 0) return null;
  const list = lists[visit.path];
  if (list) return mayRead(list.menu.code) ? board(ask, visit, list) : null;
  const one = others[visit.path];
  return one && mayRead(one.menu.code) ? Promise.all(one.reads(ask, visit)) : null;
}

function dashboard(ask: Ask, visit: Visit, mayRead: (code: string) => boolean) {
  const { language: lang, search } = visit;
  const notices = { lang, page: "1", size: "5" };
  return Promise.all([
    mayRead(officeMenus.dashboard.code) ? figures(ask, lang, search) : null,
    visit.isSSAdmin && mayRead(officeMenus.setup.code) ? ask("GET /ops/setup", { query: { lang } }) : null,
    ...(mayRead(officeMenus.notices.code)
      ? [
          ask("GET /notice/admin", { query: notices }),
          ask("GET /notice/admin", { query: { ...notices, state: "scheduled" } }),
        ]
      : []),
  ]);
}

/** The report, and what is read most in the days that it covers. */
async function figures(ask: Ask, lang: Visit["language"], search: Visit["search"]) {
  const [report] = await Promise.all([
    ask("GET /dashboard", { query: { lang, ...readDashboardQuery(search) } }),
    ask("GET /dashboard/periods", { query: { lang } }),
  ]);
  if (!report) return null;
  const { from, to } = report;
  return ask("GET /ops/top-pages", { query: { lang, size: "8", from, to } });
}

type List = {
  menu: { code: string };
  entity: BoardEntity;
  key: "GET /notice/admin" | "GET /banner";
  also?: "GET /menus/simple";
};

/** Lists that name no person and that are asked for by page and size alone. `also` is what their columns or filters need. */
const lists: Readonly<Record<string, List>> = {
  [officePaths.notices()]: { menu: officeMenus.notices, entity: "notice", key: "GET /notice/admin" },
  [officePaths.banners()]: {
    menu: officeMenus.banners,
    entity: "banner",
    key: "GET /banner",
    also: "GET /menus/simple",
  },
};

/** A list's first page and its sums. */
function board(ask: Ask, { language: lang }: Visit, { key, entity, also }: List) {
  return Promise.all([
    ask(key, { query: { lang, page: "1", size: "20" } }),
    ask("GET /ops/boards/{entity}/counts", { params: { entity } }),
    also ? ask(also, { query: { lang } }) : null,
  ]);
}

type Other = {
  menu: { code: string };
  reads: (ask: Ask, visit: Visit) => readonly (Promise<unknown> | null)[];
};

/** Screens that would ask for one thing after the other. The people of a day are read where it is opened, not for whom points at it. */
const others: Readonly<Record<string, Other>> = {
  [officePaths.fees()]: {
    menu: officeMenus.fees,
    reads: (ask, visit) => [ask("GET /ops/fees", { query: {} }), codeSets(ask, visit, feeCodeSets)],
  },
  [officePaths.sheet()]: {
    menu: officeMenus.sheet,
    reads: (ask, visit) => [
      visit.isAhead ? null : ask("GET /ops/tee-sheet", { query: daySheet(visit) }),
      ask("GET /ops/tee-sheet/days", { query: { lang: visit.language, ...stripDays(visit.today) } }),
      codeSets(ask, visit, sheetCodeSets),
    ],
  },
};

// As the screen asks for it: in the background.
const daySheet = ({ language, today }: Visit) => ({ lang: language, date: today, _nop_: "1" }) as const;
