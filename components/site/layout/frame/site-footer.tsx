import { getTranslations } from "next-intl/server";
import { FooterContact, FooterLegal } from "@/components/club/footer-words";
import { Ruler } from "@/components/ui/layout/ruler";
import { termTypeCode } from "@/lib/contract/code-values/terms";
import type { Language } from "@/lib/shared/languages";
import { boardMenuCodes, communityMenuCode, faqMenuCode, menuByCode, menuPath } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { getTermsInForce } from "@/lib/web/queries/terms";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { feedLinks } from "@/lib/web/seo/metadata";
import { SiteLink } from "../site-link";
import { ClubLogo } from "./club-logo";
import { ConsentButton } from "./consent-bar";

type Props = { club: Club; language: Language; terms: Awaited<ReturnType<typeof getTermsInForce>> };

const informationMenus = ["060000", "030000", "040000"];
/** The most used sections: news, questions, lost items. Each is listed while its section is shown. */
const sections = [
  { name: "notices", code: boardMenuCodes.notice, path: paths.community("notice") },
  { name: "questions", code: faqMenuCode, path: paths.guide("faq") },
  { name: "lostItems", code: boardMenuCodes["lost-item"], path: paths.community("lost-item") },
] as const;

/** Who the club is and how to reach it, from site info. */
export async function SiteFooter({ club, language, terms }: Props) {
  const t = await getTranslations("footer");
  const { info, officeHours } = club;
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const menus = informationMenus
    .flatMap((code) => menuByCode(club.menus, code) ?? [])
    .filter((menu) => menu.isVisible);
  return (
    <footer className="below bg-pine-900 pb-[calc(var(--tab-bar-height,0px)+3rem)] text-on-dark-2 [--below-height:56rem] min-[37.5rem]:pb-0 min-[37.5rem]:[--below-height:39rem] min-[56.25rem]:[--below-height:28rem]">
      <div className="page-width pt-16 pb-10">
        <div className="grid gap-10 min-[37.5rem]:grid-cols-2 min-[67.5rem]:grid-cols-[1.2fr_1fr_1.2fr_0.7fr]">
          <div className="footer-visitor">
            <ClubLogo club={club} language={language} place="foot" tone="paper" />
          </div>
          <FooterContact info={info} officeHours={officeHours} />
          <section>
            <h2 className="footer-heading">{t("information")}</h2>
            <ul className="text-caption">
              {menus.map((menu) => (
                <li key={menu.code}>
                  <SiteLink href={link(menuPath(menu))} className="footer-link">
                    {menu.name}
                  </SiteLink>
                </li>
              ))}
              {sections
                .filter(({ code }) => menuByCode(club.menus, code)?.isVisible !== false)
                .map(({ name, path }) => (
                  <li key={name}>
                    <SiteLink href={link(path)} className="footer-link">
                      {t(name)}
                    </SiteLink>
                  </li>
                ))}
            </ul>
          </section>
        </div>
        <Ruler tone="dark" className="mt-12" />
        <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 text-caption">
          <FooterLegal info={info} />
          <ul className="flex flex-wrap gap-x-6">
            {terms.map((one) => (
              <li key={one.termsIdx}>
                <SiteLink
                  href={link(paths.agreement(one.termsIdx))}
                  className={
                    one.termType === termTypeCode.privacyPolicy ? "footer-link font-bold" : "footer-link"
                  }
                >
                  {one.title}
                </SiteLink>
              </li>
            ))}
            <ConsentButton club={club} />
            {feedLinks(club, language, menuByCode(club.menus, communityMenuCode))
              .slice(0, 1)
              .map((feed) => (
                <li key={feed.url}>
                  <a href={new URL(feed.url).pathname} type="application/rss+xml" className="footer-link">
                    RSS<span className="sr-only"> {feed.title}</span>
                  </a>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
