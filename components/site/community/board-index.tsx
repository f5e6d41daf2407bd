import { SiteLink } from "@/components/site/layout/site-link";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { communityMenuCode } from "@/lib/web/seo/menu-codes";

/** The boards of the page by the names that the club gave them, as leads to their sections. */
export function BoardIndex({ club, language }: { club: Club; language: Language }) {
  const menu = menuByCode(club.menus, communityMenuCode);
  const boards = (menu?.children ?? []).filter((child) => child.isVisible && child.seoSlug.includes("#"));
  if (!menu || boards.length === 0) return null;
  return (
    <nav aria-label={menu.name} className="mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {boards.map((board) => (
          <li key={board.code}>
            <SiteLink
              href={localePath(board.seoSlug, language, club.defaultLanguage)}
              className="inline-flex min-h-9 items-center text-pine-700 underline decoration-line-2 underline-offset-[0.35em] hover:decoration-current"
            >
              {board.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
