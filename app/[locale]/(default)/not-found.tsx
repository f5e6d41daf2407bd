import { getLocale, getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { NotFoundPath } from "@/components/site/state/not-found-path";
import { buttonStyle } from "@/components/ui/button-style";
import { isLanguage } from "@/lib/shared/languages";
import { getClub } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

/** 404 with the path, inside the site's frame, with ways on (seed §8). */
export default async function NotFound() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("notFound")]);
  const language = isLanguage(locale) ? locale : "en";
  const { defaultLanguage } = await getClub(language);
  const link = (path: string) => localePath(path, language, defaultLanguage);
  return (
    <div className="page-width pt-16 pb-32">
      <h1 className="font-serif text-title">{t("title")}</h1>
      <NotFoundPath
        className="mt-6 text-lead text-ink-2"
        texts={{ unknown: t.raw("message"), invalid: t.raw("invalid") }}
        defaultLanguage={defaultLanguage}
      />
      <p className="mt-2 text-ink-2">{t("suggestion")}</p>
      <p className="mt-10 flex flex-wrap gap-4">
        <SiteLink href={link(paths.home())} className={buttonStyle("primary", "medium")}>
          {t("home")}
        </SiteLink>
        <SiteLink href={link(paths.community())} className={buttonStyle("outline", "medium")}>
          {t("search")}
        </SiteLink>
      </p>
    </div>
  );
}
