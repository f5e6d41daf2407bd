import { menuPaths } from "@/lib/shared/addresses/menu-paths";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";

/** A page of the site that has pop-ups, and its own address. */
export type BannerMenu = { code: string; label: string; path: string };

/** The pages on which a banner can stand, in the order of the menu. */
export function useBannerMenus(): readonly BannerMenu[] {
  const { language } = useOffice();
  const { data } = useCall("GET /menus/simple", { query: { lang: language } }, { handled: true });
  return (data ?? []).flatMap(({ code, name, isExistBanner }) => {
    const path = menuPaths[code];
    return isExistBanner && path ? [{ code, label: name, path }] : [];
  });
}
