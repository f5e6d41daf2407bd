import { SiteLink } from "@/components/site/layout/site-link";
import type { Menu } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";

type Props = { club: Club; language: Language; menu: Menu };

/** The sections of a page by the names that the club gave them, as leads to their places. */
export function SectionIndex({ club, language, menu }: Props) {
  const sections = menu.children.filter((child) => child.isVisible && child.seoSlug.includes("#"));
  if (sections.length === 0) return null;
  return (
    <nav aria-label={menu.name} className="mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {sections.map((section) => (
          <li key={section.code}>
            <SiteLink
              href={localePath(section.seoSlug, language, club.defaultLanguage)}
              className="inline-flex min-h-9 items-center text-pine-700 underline decoration-line-2 underline-offset-[0.35em] hover:decoration-current"
            >
              {section.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
