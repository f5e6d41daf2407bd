import { getTranslations } from "next-intl/server";
import { Ruler } from "@/components/ui/layout/ruler";
import type { Menu } from "@/lib/contract/site/menus";
import type { Language } from "@/lib/shared/languages";
import { withGap } from "@/lib/shared/texts/sentences";
import type { Club } from "@/lib/web/queries/club";
import { PageJsonLd } from "../page-json-ld";

type Props = { club: Club; language: Language; menu: Menu };

/** A menu without a screen: its own words, its sections and the number to call. */
export async function MenuLanding({ club, language, menu }: Props) {
  const t = await getTranslations("footer");
  const lead = menu.snsDesc || menu.seoMeta;
  const sections = menu.children.filter((child) => child.isVisible);
  return (
    <article className="page-width pt-14 pb-32">
      <PageJsonLd club={club} language={language} menu={menu} />
      <h1 className="font-serif text-title">{menu.name}</h1>
      {lead ? <p className="mt-5 max-w-[36rem] text-lead text-ink-2">{lead}</p> : null}
      {sections.length > 0 ? (
        <ul className="mt-14 rule-top">
          {sections.map((section) => (
            <li
              key={section.code}
              id={section.seoSlug.split("#")[1]}
              className="flex items-baseline justify-between gap-6 border-b border-line py-5"
            >
              <span className="font-serif text-sub text-pine-900">{section.name}</span>
              {section.snsDesc ? <span className="text-caption text-ink-3">{section.snsDesc}</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Ruler className="mt-16 max-w-[27rem]" />
      <p className="mt-6 text-ink-2">
        {withGap(t("bookingOffice"))}
        <a href={`tel:${club.info.rsvPhoneNo}`} className="link font-semibold">
          {club.info.rsvPhoneNo}
        </a>
        <br />
        {t("openDaily", club.officeHours)}
      </p>
    </article>
  );
}
