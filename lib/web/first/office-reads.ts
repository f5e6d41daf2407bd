import { codeSets, type ScreenReads } from "./ask";

/** The frame of every screen of the back office: rights, the club, its policies, the site's state. */
export const officeFrameReads: ScreenReads = (ask, visit) => {
  const { clubCode, language: lang, adminIdx } = visit;
  const query = { clubCode, lang };
  return [
    ask("GET /menu-admins/admins/{id}", { params: { id: String(adminIdx) }, query: { lang } }),
    ask("GET /site/info", { query }),
    ask("GET /site/state", { query }),
    codeSets(ask, visit, ["policyCodes"]),
  ];
};
