import { SiteLink } from "@/components/site/layout/site-link";
import { Icon } from "@/components/ui/layout/icons";
import type { NoticeSummary } from "@/lib/contract/boards/notices";
import type { Language } from "@/lib/shared/languages";
import { formatDate } from "@/lib/shared/time/date-format";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

type Props = {
  notices: readonly NoticeSummary[];
  club: Club;
  language: Language;
  isNewText: string;
  hasFileText: string;
  /** The label of pinned notices; an empty one keeps its column, so that titles share a left edge. */
  topText?: string;
};

export function NoticeRows({ notices, club, language, isNewText, hasFileText, topText }: Props) {
  return (
    <ul>
      {notices.map((notice) => (
        <li key={notice.noticeIdx} className="border-b border-line">
          <SiteLink
            href={localePath(paths.notice(notice.noticeIdx), language, club.defaultLanguage)}
            className="group flex flex-wrap items-baseline gap-x-6 gap-y-1 py-5 min-[37.5rem]:flex-nowrap"
          >
            {topText === undefined ? null : (
              <span className="w-full shrink-0 text-caption font-semibold text-bark-700 empty:hidden min-[37.5rem]:w-24 min-[37.5rem]:empty:block">
                {topText}
              </span>
            )}
            <span
              className={`min-w-0 flex-1 group-hover:underline group-hover:underline-offset-4 ${topText ? "font-semibold" : ""}`}
            >
              {notice.title}
              {notice.hasFile ? (
                <Icon
                  name="paperclip"
                  size={16}
                  label={hasFileText}
                  className="ms-2 inline-block align-[-2px] text-ink-3"
                />
              ) : null}
              {notice.isNew ? (
                <span className="ms-2 text-chip font-semibold text-bark-700">{isNewText}</span>
              ) : null}
            </span>
            <time dateTime={notice.createdAt} className="shrink-0 text-caption text-ink-3">
              {formatDate(new Date(notice.createdAt), club.formats)}
            </time>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
