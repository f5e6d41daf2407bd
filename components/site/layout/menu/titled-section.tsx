import { clsx } from "clsx";
import type { ReactNode } from "react";
import { SiteLink } from "@/components/site/layout/site-link";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import type { Menu } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";

type Props = { id: string; title: string | undefined; children: ReactNode };

/** A section of a page under its hash and its title. */
export function TitledSection({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} tabIndex={-1} className="rule-bottom pb-5 font-serif text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}

type SectionIndexProps = {
  club: Club;
  language: Language;
  menu: Menu;
  /** False for a section that the page leaves out. */
  hasSection?: ((section: Menu) => boolean) | undefined;
};

/** The sections of a page by the names that the club gave them, as links to them. */
export function SectionIndex({ club, language, menu, hasSection = () => true }: SectionIndexProps) {
  const sections = menu.children.filter(
    (child) => child.isVisible && child.seoSlug.includes("#") && hasSection(child),
  );
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

type WideTableProps = { label: string; className?: string; children: ReactNode };

/** A table on the page itself, on no sheet of its own. */
export function WideTable({ label, className, children }: WideTableProps) {
  return (
    <ScrollFrame className={clsx("mt-2", className)}>
      <table aria-label={label} className="w-full border-collapse tabular-nums">
        {children}
      </table>
    </ScrollFrame>
  );
}
