import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import type { NoticeAdminRow } from "@/lib/contract/boards/notices";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { showState } from "@/lib/web/boards/show-state";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { ShowStateChip } from "../board/form/publish-panel";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { isPinned } from "./notice-list";

/** What the list says of a notice. */
export function useNoticeColumns(): Column<NoticeAdminRow>[] {
  const t = useTranslations("ishm.notice.columns");
  const format = useFormatter();
  const { formats, languages, now } = useOffice();
  const today = clubDate(now(), formats.standardTimeZone);
  return [
    {
      key: "no",
      title: t("no"),
      sort: "noticeIdx",
      align: "end",
      className: "text-ink-2",
      render: (row) => row.noticeIdx,
    },
    {
      key: "title",
      title: t("title"),
      sort: "title",
      className: "max-w-96 min-w-52 truncate",
      render: (row) => <NoticeTitle row={row} today={today} />,
    },
    {
      key: "state",
      title: t("state"),
      render: ({ isVisible, openFrom, openTo }) => (
        <ShowStateChip state={showState({ isVisible, from: openFrom, to: openTo }, today)} />
      ),
    },
    {
      key: "languages",
      title: t("languages"),
      choice: "shown",
      render: (row) => <LanguageBadges spoken={languages} written={row.languages} />,
    },
    {
      key: "period",
      title: t("period"),
      choice: "shown",
      className: "text-ink-2",
      render: (row) => periodText(row, formats),
    },
    {
      key: "views",
      title: t("views"),
      sort: "viewCount",
      align: "end",
      choice: "shown",
      render: (row) => format.number(row.viewCount),
    },
    {
      key: "files",
      title: t("files"),
      align: "end",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => (row.fileCount > 0 ? row.fileCount : "–"),
    },
    { key: "author", title: t("author"), choice: "shown", render: (row) => row.createdBy },
    {
      key: "created",
      title: t("created"),
      sort: "createdAt",
      choice: "hidden",
      className: "text-ink-2",
      render: (row) => formatDate(row.createdAt, formats),
    },
    {
      key: "updated",
      title: t("updated"),
      sort: "updatedAt",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => formatDateTime(row.updatedAt ?? row.createdAt, formats),
    },
  ];
}

function NoticeTitle({ row, today }: { row: NoticeAdminRow; today: string }) {
  const t = useTranslations("ishm.notice");
  return (
    <>
      {isPinned(row, today) ? (
        <Icon name="pin" size={16} label={t("pinned")} className="me-1.5 inline text-bark" />
      ) : null}
      <OfficeLink
        href={officePaths.notice(row.noticeIdx)}
        className="font-medium no-underline hover:underline"
      >
        {row.title}
      </OfficeLink>
    </>
  );
}

function periodText({ openFrom, openTo }: NoticeAdminRow, formats: ClubFormats): string {
  if (openFrom === null && openTo === null) return "–";
  const day = (text: string | null) => (text === null ? "" : formatDate(text, formats));
  return `${day(openFrom)} – ${day(openTo)}`.trim();
}
