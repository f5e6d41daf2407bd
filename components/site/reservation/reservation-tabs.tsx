import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Way = "times" | "draws" | "groups";
type Props = { club: Club; language: Language; current: Way; className?: string };

const ways: readonly [Way, string][] = [
  ["times", paths.reservation()],
  ["draws", paths.draws.list()],
  ["groups", paths.teams.list()],
];

/** The three ways to a tee time, as links above each of them. */
export async function ReservationTabs({ club, language, current, className }: Props) {
  const t = await getTranslations("draws.tabs");
  return (
    <nav aria-label={t("label")} className={cn("border-b border-line", className)}>
      <ul className="flex flex-wrap gap-x-8">
        {ways.map(([way, path]) => (
          <li key={way}>
            <SiteLink
              href={localePath(path, language, club.defaultLanguage)}
              aria-current={way === current ? "page" : undefined}
              className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent text-lead text-ink-2 hover:text-ink aria-[current=page]:border-bark aria-[current=page]:font-semibold aria-[current=page]:text-heading"
            >
              {t(way)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
