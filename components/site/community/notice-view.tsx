import { getTranslations } from "next-intl/server";
import { RecordView } from "@/components/site/layout/record-view";
import { RichText } from "@/components/ui/layout/rich-text";
import type { NoticeDetail } from "@/lib/contract/boards/notices";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { FileList, LanguageNote, NeighbourLinks } from "./post-parts";

type Props = { club: Club; language: Language; notice: NoticeDetail };

export async function NoticeView({ club, language, notice }: Props) {
  const t = await getTranslations("community.notice");
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const textLanguage = isLanguage(notice.language) ? notice.language : language;
  const neighbours = [
    { notice: notice.next, label: t("nextNotice") },
    { notice: notice.prev, label: t("previousNotice") },
  ];
  return (
    <article className="page-width pt-14 pb-32">
      <RecordView
        kind="notice"
        idx={notice.noticeIdx}
        clubCode={club.info.clubCode}
        timeZone={club.dayZone}
      />
      <header className="max-w-[52rem]">
        {notice.isTop ? <p className="mb-3 font-semibold text-bark-700">{t("top")}</p> : null}
        <h1 lang={textLanguage} className="font-serif text-title">
          {notice.title}
        </h1>
        <p className="mt-5 text-caption text-ink-3">
          <time dateTime={notice.createdAt}>
            {t("postedOn", { date: formatDate(new Date(notice.createdAt), club.formats) })}
          </time>
          {" · "}
          {t("views", { count: notice.viewCount })}
        </p>
      </header>
      {textLanguage === language ? null : <LanguageNote shown={textLanguage} />}
      <RichText html={notice.contents} lang={textLanguage} className="mt-10 rule-top pt-10" />
      {notice.files.length > 0 ? <FileList files={notice.files} label={t("files")} /> : null}
      <NeighbourLinks
        label={t("title")}
        listHref={link(paths.community("notice"))}
        neighbours={neighbours.flatMap(({ notice: one, label }) =>
          one ? [{ href: link(paths.notice(one.noticeIdx)), title: one.title, label }] : [],
        )}
      />
    </article>
  );
}
