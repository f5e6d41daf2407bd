import type { ReactNode } from "react";
import type { Menu } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { getMenuLock } from "@/lib/web/queries/menu-lock";
import { ClosedNote } from "./closed-note";
import { PasswordForm } from "./password-form";
import { TitledSection } from "./titled-section";

type Props = {
  club: Club;
  language: Language;
  menuCode: string;
  /** Where the password leads back to, without language. */
  path: string;
  /** What stands around the question: nothing under the title of a page, else a page or a section with the menu's name. */
  as?: "part" | "section" | "page";
  /** It holds nothing but what the member's own calls bring, which ask for the sign-in themselves. */
  isMembersOwn?: boolean;
  children: ReactNode;
};

/**
 * Content of a menu, or what would open it: its password (domain.md P5) or a sign-in. Of a hidden menu nothing. Kept pages
 * hold the question only: content that is not everybody's is rendered for its visitor alone.
 */
export async function MenuGate({ club, language, menuCode, path, as = "part", ...own }: Props) {
  const { children, isMembersOwn = false } = own;
  const lock = await getMenuLock(language, menuCode);
  if (lock === null || (lock === "sign-in" && isMembersOwn)) return children;
  if (lock === "hidden") return null;
  const menu = findMenu(club.menus, menuCode);
  const asked = { path, name: menu?.name ?? "" };
  const form =
    lock === "sign-in" || lock === "forbidden" ? (
      <ClosedNote {...asked} lock={lock} />
    ) : (
      <PasswordForm {...{ club, language, menuCode, lock }} {...asked} />
    );
  if (as === "part") return form;
  if (as === "page") {
    return (
      <div className="page-width pt-14 pb-32">
        <h1 className="font-serif text-title">{menu?.name}</h1>
        {form}
      </div>
    );
  }
  return (
    <TitledSection id={menu?.seoSlug.split("#")[1] ?? menuCode} title={menu?.name}>
      {form}
    </TitledSection>
  );
}

function findMenu(menus: readonly Menu[], code: string): Menu | undefined {
  return menus.flatMap((menu) => [menu, ...menu.children]).find((menu) => menu.code === code);
}
