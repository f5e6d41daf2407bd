import { readDashboardQuery } from "@/lib/web/office/dashboard-query";
import { menuAccess } from "@/lib/web/office/menu-access";
import { officeMenus } from "@/lib/web/office/office-menus";
import { type Ask, codeSets, type ScreenReads, type Visit } from "./ask";

/** The frame of every screen of the back office (rights, the club, its policies, the site's state), and the first screen. */
export const officeReads: ScreenReads = (ask, visit) => {
  const { clubCode, language: lang, adminIdx } = visit;
  const query = { clubCode, lang };
  const rights = ask("GET /menu-admins/admins/{id}", {
    params: { id: String(adminIdx) },
    query: { lang },
  });
  return [
    rights.then((answer) => (answer && visit.path === "/ishm" ? dashboard(ask, visit, answer.menus) : null)),
    ask("GET /site/info", { query }),
    ask("GET /site/state", { query }),
    codeSets(ask, visit, ["policyCodes"]),
    // As the bar asks for it: in the background.
    ask("GET /holiday", { query: { ...query, _nop_: "1" } }),
  ];
};

type Menus = Parameters<typeof menuAccess>[0];

/** Only what the rights allow: a refusal would go on record. */
function dashboard(ask: Ask, { language: lang, search }: Visit, menus: Menus) {
  const mayRead = (code: string) => menuAccess(menus, code).isRead;
  const notices = { lang, page: "1", size: "5" };
  return Promise.all([
    mayRead(officeMenus.dashboard.code)
      ? ask("GET /dashboard", { query: { lang, ...readDashboardQuery(search) } })
      : null,
    ...(mayRead(officeMenus.notices.code)
      ? [
          ask("GET /notice/admin", { query: notices }),
          ask("GET /notice/admin", { query: { ...notices, state: "scheduled" } }),
        ]
      : []),
  ]);
}
