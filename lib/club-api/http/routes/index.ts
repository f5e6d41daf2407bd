import type { ContractKey } from "@/lib/contract/routes";
import type { Handlers } from "../handler";
import { authHandlers } from "./auth";
import { bannersHandlers } from "./banners";
import { codesHandlers } from "./codes";
import { dashboardHandlers } from "./dashboard";
import { filesHandlers } from "./files";
import { holidaysHandlers } from "./holidays";
import { i18nHandlers } from "./i18n";
import { membersHandlers } from "./members";
import { menuAdminsHandlers } from "./menu-admins";
import { menusHandlers } from "./menus";
import { noticesHandlers } from "./notices";
import { siteHandlers } from "./site";
import { termsHandlers } from "./terms";
import { weatherHandlers } from "./weather";

/** A handler per declared call; one too few or too many does not compile. */
export const handlers = {
  ...siteHandlers,
  ...menusHandlers,
  ...i18nHandlers,
  ...codesHandlers,
  ...holidaysHandlers,
  ...bannersHandlers,
  ...termsHandlers,
  ...noticesHandlers,
  ...authHandlers,
  ...membersHandlers,
  ...menuAdminsHandlers,
  ...dashboardHandlers,
  ...weatherHandlers,
  ...filesHandlers,
} satisfies Handlers<ContractKey>;
