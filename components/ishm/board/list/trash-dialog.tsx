"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";
import { DialogButton } from "../../list/dialog-button";
import { ListFoot } from "../../list/list-foot";
import { useBoardActions } from "./use-board-actions";

type Props = { board: { entity: BoardEntity }; canRestore: boolean };

const pageSize = 20;

/** The rows deleted within the last 30 days, which can be restored. */
export function TrashButton({ board, canRestore }: Props) {
  const t = useTranslations("ishm.board.trash");
  return (
    <DialogButton
      icon="trash"
      label={t("open")}
      title={t("title")}
      description={t("hint")}
      className="w-[680px]"
    >
      {() => <TrashList board={board} canRestore={canRestore} />}
    </DialogButton>
  );
}

function TrashList({ board, canRestore }: Props) {
  const t = useTranslations("ishm.board.trash");
  const { formats, language } = useOffice();
  const [size, setSize] = useState(pageSize);
  const [page, setPage] = useState(1);
  const actions = useBoardActions(board);
  const { data, error, mutate } = useCall(
    "GET /ops/trash/{entity}",
    { params: { entity: board.entity }, query: { page: String(page), size: String(size), lang: language } },
    { handled: true, keepPreviousData: true },
  );
  if (error && !data) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.total === 0) return <p className="text-ink-2">{t("empty")}</p>;
  const pageCount = Math.ceil(data.total / size);
  // The only row of the last page was restored.
  if (page > pageCount) setPage(pageCount);
  return (
    <>
      <ul className="*:border-b *:border-line *:last:border-b-0">
        {data.list.map((row) => (
          <li key={row.idx} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <p className="min-w-0 grow basis-64 break-words">
              <span className="font-semibold">{row.title}</span>
              <br />
              <span className="text-ink-2">
                {t("deletedBy", { time: formatDateTime(row.deletedAt, formats), name: row.deletedBy })}
                {" · "}
                {t("until", { date: formatDay(row.purgeAt, { language, formats }) })}
              </span>
            </p>
            {canRestore ? (
              <Button
                size="small"
                variant="outline"
                isBusy={actions.isBusy}
                aria-label={t("restoreNamed", { title: row.title })}
                onClick={() => void actions.restore([row.idx])}
              >
                {t("restore")}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {data.total > data.list.length ? (
        <ListFoot
          page={page}
          size={size}
          total={data.total}
          onPage={setPage}
          onSize={(next) => {
            setSize(next);
            setPage(1);
          }}
        />
      ) : null}
    </>
  );
}
