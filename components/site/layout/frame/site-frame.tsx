import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { readHeadTags } from "@/lib/shared/addresses/head-tags";
import type { Language } from "@/lib/shared/languages";
import { menuByCode, menuPath } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { getTermsInForce } from "@/lib/web/queries/terms";
import { localePath } from "@/lib/web/routing/locale";
import { CurrentLink } from "./account-links";
import { ConsentBar } from "./consent-bar";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SiteRuntime } from "./site-runtime";

type Props = {
  club: Club;
  language: Language;
  terms: Awaited<ReturnType<typeof getTermsInForce>>;
  children: ReactNode;
};

/** The default layout: skip link, header, main, footer, and on phones the bar of the four main places. */
export async function SiteFrame({ club, language, terms, children }: Props) {
  const t = await getTranslations("common");
  return (
    <SiteRuntime club={club} language={language}>
      <HeadTags text={club.addition.headTags} />
      <a href="#main" className="skip-link">
        {t("skipToContent")}
      </a>
      <SiteHeader club={club} language={language} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter club={club} language={language} terms={terms} />
      <TabBar club={club} language={language} />
      <ConsentBar
        club={club}
        terms={terms}
        link={(path) => localePath(path, language, club.defaultLanguage)}
      />
    </SiteRuntime>
  );
}

type TabBarProps = { club: Club; language: Language };

/** The four places that a phone's thumb wants, in the order of use; a menu that is hidden leaves its place. */
const places: readonly { code: string; icon: IconName }[] = [
  { code: "010000", icon: "home" },
  { code: "040000", icon: "flag" },
  { code: "050000", icon: "calendar" },
  { code: "070000", icon: "user" },
];

async function TabBar({ club, language }: TabBarProps) {
  const t = await getTranslations("header");
  return (
    <nav aria-label={t("quickMenu")} className="tab-bar" data-print="none">
      <ul className="flex">
        {places.map(({ code, icon }) => {
          const menu = menuByCode(club.menus, code);
          if (!menu?.isVisible) return null;
          return (
            <li key={code} className="flex-1">
              <CurrentLink
                href={localePath(menuPath(menu), language, club.defaultLanguage)}
                path={menuPath(menu)}
                defaultLanguage={club.defaultLanguage}
                className="tab-bar-link"
              >
                <Icon name={icon} />
                {menu.name}
              </CurrentLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Meta tags that pages set themselves; a second value would contradict the first. */
const ownTags =
  /^(?:og:(?:title|description|url|type|site_name|locale.*|image.*)|twitter:(?:card|title|description|image.*))$/;

/** The `<meta>` tags that the club adds, such as verification codes; React moves them into the head. */
export function HeadTags({ text }: { text: string | undefined }) {
  const tags = (readHeadTags(text ?? "") ?? []).filter(({ key }) => !ownTags.test(key));
  return tags.map(({ attribute, key, content }) => (
    <meta key={`${key} ${content}`} {...{ [attribute]: key }} content={content} />
  ));
}
