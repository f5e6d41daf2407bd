import { clsx } from "clsx";
import type { ReactNode } from "react";
import { PageJsonLd } from "@/components/site/layout/page-json-ld";
import type { Menu } from "@/lib/contract/site/menus";
import { menuPaths } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import type { SchemaNode } from "@/lib/web/seo/structured-data/node";
import { MenuGate } from "./menu-gate";
import { SectionIndex } from "./titled-section";

type Props = {
  club: Club;
  language: Language;
  /** The menu of the page. */
  menuCode: string;
  /** The menu whose password guards it, if that is a section's. */
  guardCode?: string;
  /** See `MenuGate`. */
  isMembersOwn?: boolean;
  /** Its own address, without language; the menu's if it is the menu's page. */
  path?: string;
  /** Its name below the menu. */
  title?: string;
  /** Structured data besides the breadcrumbs. */
  nodes?: readonly (SchemaNode | null)[];
  children: ReactNode;
};

/** A page with a layout of its own, behind the password of its menu and with structured data of its position. */
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
      <PageJsonLd club={club} language={language} menu={menu} crumbs={crumbs} nodes={nodes} />
      {children}
    </MenuGate>
  );
}

type MenuPageProps = {
  club: Club;
  language: Language;
  menuCode: string;
  /** Structured data besides the breadcrumbs. */
  nodes?: readonly (SchemaNode | null)[];
  /** Replaces the list of sections. */
  index?: ReactNode;
  /** False for a section that the page leaves out; the list of sections names all others. */
  hasSection?: (section: Menu) => boolean;
  /** On a phone what the page is for stands high: less air above it. */
  isTight?: boolean;
  children: ReactNode;
};

/** A page of several sections under the name of its menu. */
export function MenuPage({
  club,
  language,
  menuCode,
  nodes,
  index,
  hasSection,
  isTight = false,
  children,
}: MenuPageProps) {
  const menu = menuByCode(club.menus, menuCode);
  return (
    <div
      className={clsx(
        "page-width pt-14 pb-[calc(8rem*var(--space-scale))]",
        isTight && "max-[43.6875rem]:pt-2",
      )}
    >
      <PageJsonLd club={club} language={language} menu={menu} nodes={nodes} />
      <h1 className="font-serif text-title">{menu?.name ?? club.info.clubName}</h1>
      {index ??
        (menu ? <SectionIndex club={club} language={language} menu={menu} hasSection={hasSection} /> : null)}
      <MenuGate
        club={club}
        language={language}
        menuCode={menuCode}
        path={menuPaths[menuCode] ?? paths.home()}
      >
        <div
          className={clsx(
            "mt-14 grid grid-cols-1 gap-[calc(6rem*var(--space-scale))]",
            isTight && "max-[43.6875rem]:mt-8",
          )}
        >
          {children}
        </div>
      </MenuGate>
    </div>
  );
}
