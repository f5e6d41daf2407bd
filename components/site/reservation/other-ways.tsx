import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { reservationMenuCode } from "@/lib/web/seo/menu-codes";

type Props = { club: Club; language: Language };

const ways = ["waiting", "draw", "team"] as const;

/** The further ways to a tee time, each under the hash and the name of its menu; members use them. */
export async function OtherWays({ club, language }: Props) {
  const t = await getTranslations("reservation.ways");
  const sections = menuByCode(club.menus, reservationMenuCode)?.children ?? [];
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const signIn = link(paths.login(link(paths.reservation())));
  const shown = ways.flatMap((way) => {
    const menu = sections.find(({ seoSlug, isVisible }) => isVisible && seoSlug.endsWith(`#${way}`));
    if (!menu) return [];
    return (
      <section
        key={way}
        id={way}
        aria-labelledby={`${way}-heading`}
        className="grid grid-cols-1 gap-x-12 gap-y-4 border-t border-pine-800 pt-6 min-[900px]:grid-cols-[27rem_1fr]"
      >
        <h2 id={`${way}-heading`} tabIndex={-1} className="font-serif text-section">
          {menu.name}
        </h2>
        <div className="max-w-[40rem]">
          <p className="text-reading text-ink-2">{t(way)}</p>
          <SiteLink href={signIn} rel="nofollow" className="link mt-2 inline-flex min-h-11 items-center">
            {t("signIn", { way: menu.name })}
          </SiteLink>
        </div>
      </section>
    );
  });
  return shown.length > 0 ? <div className="grid grid-cols-1 gap-14">{shown}</div> : null;
}
