import { getTranslations } from "next-intl/server";
import { SiteLink } from "@/components/site/layout/site-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/shared/languages";
import { menuByCode } from "@/lib/web/menus";
import type { Club } from "@/lib/web/queries/club";
import type { NoticeList } from "@/lib/web/queries/notices";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { communityMenuCode } from "@/lib/web/seo/menu-codes";
import { NoticeRows } from "./notice-rows";

type Props = { club: Club; language: Language; notices: NoticeList; keyword: string };

/** Pinned notices, then the list, with a search that is a plain form and pages that are plain links. */
export async function NoticeListView({ club, language, notices, keyword }: Props) {
  const [t, common] = await Promise.all([getTranslations("community"), getTranslations("common")]);
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const rows = { language, club, isNewText: t("notice.new"), hasFileText: t("notice.hasFile") };
  return (
    <div className="page-width pt-14 pb-32">
      <h1 className="font-serif text-title">
        {menuByCode(club.menus, communityMenuCode)?.name ?? t("title")}
      </h1>
      <section id="notice" aria-labelledby="notice-heading" className="mt-14">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-pine-800 pb-5">
          <h2 id="notice-heading" tabIndex={-1} className="font-serif text-section">
            {t("notice.title")}
          </h2>
          <search className="w-full min-[600px]:w-auto">
            <form action={link(paths.community())} className="flex gap-2">
              <Input
                type="search"
                name="keyword"
                maxLength={100}
                defaultValue={keyword}
                aria-label={t("notice.searchLabel")}
                placeholder={t("notice.searchLabel")}
                className="min-[600px]:w-72"
              />
              <Button type="submit" variant="outline" className="min-h-[50px]">
                {common("search")}
              </Button>
            </form>
          </search>
        </div>
        {notices.top.length > 0 ? (
          <NoticeRows {...rows} notices={notices.top} topText={t("notice.top")} />
        ) : null}
        {notices.list.length > 0 ? (
          <NoticeRows {...rows} notices={notices.list} topText={notices.top.length > 0 ? "" : undefined} />
        ) : null}
        {notices.total === 0 ? (
          <p className="border-b border-line py-16 text-lead text-ink-2">
            {keyword ? t("notice.emptySearch", { keyword }) : t("notice.empty")}
          </p>
        ) : null}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
          <p className="text-caption text-ink-3">{t("notice.count", { count: notices.total })}</p>
          {notices.pageCount > 1 ? (
            <Pagination
              page={notices.page}
              pageCount={notices.pageCount}
              hrefOf={(page) => link(paths.notices(page, keyword))}
              linkAs={SiteLink}
              labels={{
                navigation: common("pages"),
                previous: common("previous"),
                next: common("next"),
                page: (page) => common("goToPage", { page: String(page) }),
              }}
            />
          ) : null}
        </div>
      </section>
    </div>
  );
}
