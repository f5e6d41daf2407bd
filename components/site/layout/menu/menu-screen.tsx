import type { ReactNode } from "react";
import { menuPaths } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import type { SchemaNode } from "@/lib/web/seo/structured-data/node";
import { PageJsonLd } from "../page-json-ld";
import { MenuGate } from "./menu-gate";

type Props = {
  club: Club;
  language: Language;
  /** The menu that the page stands under. */
  menuCode: string;
  /** The menu whose password guards it, if that is a section's. */
  guardCode?: string;
  /** See `MenuGate`. */
  isMembersOwn?: boolean;
  /** Its own address, without language; the menu's if it is the menu's page. */
  path?: string;
  /** Its name below the menu. */
  title?: string;
  /** What search engines are told beside the way to the page. */
  nodes?: readonly (SchemaNode | null)[];
  children: ReactNode;
};

/** A page that draws itself whole, behind the password of its menu and with its place in the site told to search engines. */
export function MenuScreen({ club, language, menuCode, title, nodes, children, ...own }: Props) {
  const { guardCode = menuCode, isMembersOwn = false, path = menuPaths[menuCode] ?? paths.home() } = own;
  const menu = menuByCode(club.menus, menuCode);
  const crumbs = title ? [{ name: title, path }] : [];
  return (
    <MenuGate
      club={club}
      language={language}
      menuCode={guardCode}
      path={path}
      as="page"
      isMembersOwn={isMembersOwn}
    >
      <PageJsonLd {...{ club, language, menu, crumbs, nodes }} />
      {children}
    </MenuGate>
  );
}
