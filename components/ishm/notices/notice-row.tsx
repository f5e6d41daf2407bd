"use client";

import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icons";
import { TableCell, TableRow } from "@/components/ui/table";
import type { NoticeAdminRow } from "@/lib/contract/notices";
import type { ClubFormats } from "@/lib/shared/club-formats";
import { clubDate } from "@/lib/shared/club-time";
import { formatDate, formatDateTime } from "@/lib/shared/date-format";
import { isPinned, noticeState } from "@/lib/web/office/notice-state";
import { paths } from "@/lib/web/routing/paths";
import { useOffice } from "../frame/office-context";
import { OfficeLink } from "../frame/office-link";
import { LanguageBadges } from "./language-badges";
import { NoticeStateChip } from "./notice-state-chip";

type Props = {
  row: NoticeAdminRow;
  isChosen: boolean;
  onChoose: ((isChosen: boolean) => void) | null;
};

/** One notice. A click anywhere opens it; for the keyboard the title is the link. */
export function NoticeRow({ row, isChosen, onChoose }: Props) {
  const t = useTranslations("ishm.notice");
  const format = useFormatter();
  const router = useRouter();
  const { formats, languages, now } = useOffice();
  const today = clubDate(now(), formats.standardTimeZone);
  const address = paths.office.notice(row.noticeIdx);

  const open = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest("a, button, input, label");
    const hasMarkedText = window.getSelection()?.isCollapsed === false;
    if (!isOnControl && !hasMarkedText) router.push(address);
  };

  return (
    <TableRow
      state={isChosen ? "selected" : undefined}
      onClick={open}
      className="cursor-pointer whitespace-nowrap"
    >
      {onChoose ? (
        <TableCell className="ps-4 pe-0">
          <Checkbox
            aria-label={t("selectOne", { title: row.title })}
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </TableCell>
      ) : null}
      <TableCell align="end" className="text-ink-2">
        {row.noticeIdx}
      </TableCell>
      <TableCell className="max-w-96 min-w-52 truncate">
        {isPinned(row, today) ? (
          <Icon name="pin" size={16} label={t("pinned")} className="me-1.5 inline text-bark" />
        ) : null}
        <OfficeLink href={address} className="font-medium no-underline hover:underline">
          {row.title}
        </OfficeLink>
      </TableCell>
      <TableCell>
        <NoticeStateChip state={noticeState(row, today)} />
      </TableCell>
      <TableCell>
        <LanguageBadges spoken={languages} written={row.languages} />
      </TableCell>
      <TableCell className="text-ink-2">{periodText(row, formats)}</TableCell>
      <TableCell align="end">{format.number(row.viewCount)}</TableCell>
      <TableCell align="end" className="text-ink-2">
        {row.fileCount > 0 ? row.fileCount : "–"}
      </TableCell>
      <TableCell>{row.createdBy}</TableCell>
      <TableCell className="text-ink-2 max-[1599px]:hidden">{formatDate(row.createdAt, formats)}</TableCell>
      <TableCell className="text-ink-2">{formatDateTime(row.updatedAt ?? row.createdAt, formats)}</TableCell>
    </TableRow>
  );
}

function periodText({ openFrom, openTo }: NoticeAdminRow, formats: ClubFormats): string {
  if (openFrom === null && openTo === null) return "–";
  const day = (text: string | null) => (text === null ? "" : formatDate(text, formats));
  return `${day(openFrom)} – ${day(openTo)}`.trim();
}
