import { clsx } from "clsx";
import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import type { Language } from "@/lib/shared/languages";
import { menuByCode, reservationMenuCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Way = "times" | "waiting" | "draws" | "groups";
type Props = { club: Club; language: Language; current: Way; className?: string };

/** Each way with the section of the menu that names it (seed §2: sub-menus lead to their sections). */
const ways: readonly { way: Way; path: string; section: string }[] = [
  { way: "times", path: paths.reservation(), section: "live" },
  { way: "waiting", path: `${paths.reservation()}#waiting`, section: "waiting" },
  { way: "draws", path: paths.draws.list(), section: "draw" },
  { way: "groups", path: paths.teams.list(), section: "team" },
];

/** The ways to a tee time by the names that the club gave them, as links above each of them; hidden ones are not named. */
export async function ReservationTabs({ club, language, current, className }: Props) {
  const t = await getTranslations("draws.tabs");
  const sections = menuByCode(club.menus, reservationMenuCode)?.children ?? [];
  const menuOf = (section: string) => sections.find(({ seoSlug }) => seoSlug.endsWith(`#${section}`));
  const shown = ways.filter(({ way, section }) => way === current || menuOf(section)?.isVisible !== false);
  return (
    <nav aria-label={t("label")} className={clsx("border-b border-line", className)}>
      <ul className="flex gap-x-6 overflow-x-auto pb-px min-[43.75rem]:gap-x-8">
        {shown.map(({ way, path, section }) => (
          <li key={way}>
            <SiteLink
              href={localePath(path, language, club.defaultLanguage)}
              aria-current={way === current ? "page" : undefined}
              className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:border-bark aria-[current=page]:font-semibold aria-[current=page]:text-heading"
            >
              {menuOf(section)?.name ?? t(way)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
