import type { ReactNode } from "react";
import { menuPaths } from "@/lib/shared/addresses/menu-paths";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import type { SchemaNode } from "@/lib/web/seo/structured-data/node";
import { PageJsonLd } from "../page-json-ld";
import { MenuGate } from "./menu-gate";
import { SectionIndex } from "./section-index";

type Props = {
  club: Club;
  language: Language;
  menuCode: string;
  /** What search engines are told beside the way to the page. */
  nodes?: readonly (SchemaNode | null)[];
  /** What leads to the sections instead of the list of them. */
  index?: ReactNode;
  children: ReactNode;
};

/** A page of several sections under the name of its menu. */
export function MenuPage({ club, language, menuCode, nodes, index, children }: Props) {
  const menu = menuByCode(club.menus, menuCode);
  return (
    <div className="page-width pt-14 pb-32">
      <PageJsonLd club={club} language={language} menu={menu} nodes={nodes} />
      <h1 className="font-serif text-title">{menu?.name ?? club.info.clubName}</h1>
      {index ?? (menu ? <SectionIndex club={club} language={language} menu={menu} /> : null)}
      <MenuGate {...{ club, language, menuCode }} path={menuPaths[menuCode] ?? paths.home()}>
        <div className="mt-14 grid grid-cols-1 gap-24">{children}</div>
      </MenuGate>
    </div>
  );
}
