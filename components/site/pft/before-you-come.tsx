import { getTranslations } from "next-intl/server";
import { TitledSection } from "@/components/site/layout/menu/titled-section";
import { SiteLink } from "@/components/site/layout/site-link";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language };

/** Whom to ask, and the pages that one looks at before going out. */
export async function BeforeYouCome({ club, language }: Props) {
  const t = await getTranslations("pft.ask");
  const links = [
    { href: paths.weather(), name: t("weather") },
    { href: paths.community("event"), name: t("events") },
    { href: paths.course(), name: t("course") },
    { href: paths.guide(), name: t("guide") },
  ];
  return (
    <TitledSection id="ask" title={t("title")}>
      <p className="mt-6 max-w-[40rem] text-lead text-ink-2">{t("phone", club.officeHours)}</p>
      <p className="mt-2">
        <a
          href={`tel:${club.info.rsvPhoneNo}`}
          className="inline-flex min-h-11 items-center font-serif text-dialog text-pine-900 hover:underline hover:decoration-1 hover:underline-offset-8"
        >
          {club.info.rsvPhoneNo}
        </a>
      </p>
      <ul className="mt-8 grid grid-cols-1 gap-x-12 border-t border-line min-[700px]:grid-cols-2">
        {links.map(({ href, name }) => (
          <li key={href} className="border-b border-line">
            <SiteLink
              href={localePath(href, language, club.defaultLanguage)}
              className="group flex min-h-14 items-center justify-between gap-4 font-serif text-group text-pine-900"
            >
              <span className="group-hover:underline group-hover:decoration-1 group-hover:underline-offset-8">
                {name}
              </span>
              <Icon name="arrow-right" className="text-pine-700" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
