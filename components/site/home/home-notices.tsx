import { getTranslations } from "next-intl/server";
import { MoreLink } from "@/components/site/layout/more-link";
import { NoticeRows } from "@/components/site/notices/notice-rows";
import type { NoticeSummary } from "@/lib/contract/boards/notices";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = { club: Club; language: Language; notices: readonly NoticeSummary[] };

export async function HomeNotices({ club, language, notices }: Props) {
  const [t, board] = await Promise.all([
    getTranslations("home.notices"),
    getTranslations("community.notice"),
  ]);
  const rows = { club, language, isNewText: board("new"), hasFileText: board("hasFile") };
  const pinned = notices.filter((notice) => notice.isTop);
  return (
    <section aria-labelledby="home-notices" className="min-w-0">
      <div className="flex items-end justify-between gap-6 border-b border-pine-800 pb-5">
        <h2 id="home-notices" className="font-serif text-section">
          {t("title")}
        </h2>
        <MoreLink
          href={localePath(paths.community("notice"), language, club.defaultLanguage)}
          text={t("all")}
          className="min-h-9"
        />
      </div>
      {notices.length === 0 ? <p className="border-b border-line py-12 text-ink-2">{t("empty")}</p> : null}
      <NoticeRows {...rows} notices={pinned} topText={t("important")} />
      <NoticeRows
        {...rows}
        notices={notices.filter((notice) => !notice.isTop)}
        topText={pinned.length > 0 ? "" : undefined}
      />
    </section>
  );
}
