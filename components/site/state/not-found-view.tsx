import { getTranslations } from "next-intl/server";
import { BackButton, RouteRule } from "@/components/feedback/not-found-actions";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import type { Language } from "@/lib/shared/languages";
import { pageStatusAttribute } from "@/lib/web/cache/page-markers";
import type { Club } from "@/lib/web/queries/club";
import { hasInvalidParameters } from "@/lib/web/routing/known-routes";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; path: string };

/**
 * 404 with the path, inside the site's frame, with ways on; a refused parameter has its own words (seed §8). Its title stands here
 * and in the metadata of no page that shows it: Next drops those when it renders a page anew behind an answer whose status is 404 by
 * then.
 */
export async function NotFoundView({ club, language, path }: Props) {
  const [t, common] = await Promise.all([getTranslations("notFound"), getTranslations("common")]);
  const link = (to: string) => localePath(to, language, club.defaultLanguage);
  const address = link(path);
  return (
    <div {...{ [pageStatusAttribute]: "404" }} className="page-width pt-16 pb-32">
      <title>{`${t("title")} · ${club.info.clubName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className="font-serif text-title">{t("title")}</h1>
      <p className="mt-6 text-lead break-words text-ink-2">
        {hasInvalidParameters(path) ? t("invalid", { path: address }) : t("message", { path: address })}
      </p>
      <p className="mt-2 text-ink-2">{t("suggestion")}</p>
      <p className="mt-10 flex flex-wrap gap-4">
        <SiteLink href={link(paths.home())} className={buttonStyle("primary", "medium")}>
          {t("home")}
        </SiteLink>
        <SiteLink href={link(paths.community())} className={buttonStyle("outline", "medium")}>
          {t("search")}
        </SiteLink>
        <BackButton home={link(paths.home())}>{common("back")}</BackButton>
      </p>
      <RouteRule />
    </div>
  );
}
