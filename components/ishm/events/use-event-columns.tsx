import { useFormatter, useTranslations } from "next-intl";
import type { EventSummary } from "@/lib/contract/boards/events";
import { clubDate } from "@/lib/shared/time/club-time";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { showState } from "@/lib/web/boards/show-state";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { ShowStateChip } from "../board/form/publish-panel";
import { useCodeOptions } from "../board/form/use-code-options";
import { RowPicture } from "../board/list/row-picture";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";

/** What the list says of an event. */
export function useEventColumns(): Column<EventSummary>[] {
  const t = useTranslations("ishm.event.columns");
  const format = useFormatter();
  const { formats, languages, now } = useOffice();
  const types = useCodeOptions("memberTypes");
  const nameOf = (code: string) => types.find(({ value }) => value === code)?.label ?? code;
  const today = clubDate(now(), formats.standardTimeZone);
  const time = (moment: string | undefined) => (moment ? formatDateTime(moment, formats) : "–");
  return [
    {
      key: "no",
      title: t("no"),
      sort: "eventIdx",
      align: "end",
      className: "text-ink-2",
      render: (row) => row.eventIdx,
    },
    {
      key: "picture",
      title: t("picture"),
      choice: "shown",
      render: (row) => <RowPicture src={row.thumbUrl} width={64} height={36} />,
    },
    {
      key: "title",
      title: t("title"),
      sort: "title",
      className: "max-w-96 min-w-52 truncate",
      render: (row) => (
        <OfficeLink
          href={officePaths.event(row.eventIdx)}
          className="font-medium no-underline hover:underline"
        >
          {row.title}
        </OfficeLink>
      ),
    },
    {
      key: "state",
      title: t("state"),
      render: ({ admin, startDate, endDate }) => (
        <ShowStateChip
          of="event"
          state={showState({ isVisible: admin?.isVisible ?? true, from: startDate, to: endDate }, today)}
        />
      ),
    },
    {
      key: "period",
      title: t("period"),
      sort: "startDate",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => `${formatDate(row.startDate, formats)} – ${formatDate(row.endDate, formats)}`,
    },
    {
      key: "memberTypes",
      title: t("memberTypes"),
      choice: "shown",
      className: "max-w-48 truncate text-ink-2",
      render: ({ memberTypes = [] }) =>
        memberTypes.length > 0 ? memberTypes.map(nameOf).join(", ") : t("everyone"),
    },
    {
      key: "languages",
      title: t("languages"),
      choice: "shown",
      render: (row) => <LanguageBadges spoken={languages} written={row.languages ?? []} />,
    },
    {
      key: "views",
      title: t("views"),
      sort: "viewCount",
      align: "end",
      choice: "shown",
      render: (row) => format.number(row.viewCount ?? 0),
    },
    {
      key: "author",
      title: t("author"),
      choice: "hidden",
      render: (row) => row.admin?.createdBy ?? "–",
    },
    {
      key: "created",
      title: t("created"),
      sort: "createdAt",
      choice: "hidden",
      className: "text-ink-2",
      render: (row) => time(row.admin?.createdAt),
    },
    {
      key: "updated",
      title: t("updated"),
      sort: "updatedAt",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => time(row.admin?.updatedAt),
    },
  ];
}
