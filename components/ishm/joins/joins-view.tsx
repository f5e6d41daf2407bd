"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { OfficeJoinAsk } from "@/lib/contract/bookings/joins";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { ActionDialog } from "../action/action-dialog";
import { useActionCall } from "../action/use-action-call";
import { NoAccess } from "../frame/no-access";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { useUnmask } from "../people/use-unmask";
import { JoinFigures } from "./join-figures";

/** Who asked to join which party. */
export function JoinsView() {
  const { access } = useOffice();
  return access(officeMenus.joins.code).isRead ? <Joins /> : <NoAccess />;
}

const states = ["ASKED", "JOINED", "ENDED"] as const;
const joinListShape = listShape({ filters: { state: states }, sorts: [] });

function Joins() {
  const t = useTranslations("ishm.joins");
  const { language } = useOffice();
  const place = useListQuery(joinListShape);
  const [ending, setEnding] = useState<OfficeJoinAsk | null>(null);
  const { unmaskReason, control } = useUnmask("joins");
  const { sort: _sort, ...asked } = listInput(place.query);
  const list = useListCall(
    "GET /ops/joins",
    { query: { lang: language, reason: unmaskReason, ...asked } },
    { revalidateOnFocus: false },
  );
  return (
    <>
      <ListScreen
        name="joins"
        title={t("title")}
        lead={t("lead")}
        actions={control}
        tabs="joins"
        place={place}
        {...list}
        isOfPersons
        columns={useJoinColumns(setEnding)}
        idxOf={(row) => row.askIdx}
        nameOf={(row) => row.memberName}
        filters={
          <ListFilters place={place} search={t("keyword")}>
            <FilterChoice
              legend={t("columns.state")}
              values={states}
              label={(state) => t(`states.${state}`)}
              {...place.filter("state")}
            />
          </ListFilters>
        }
        empty={t("empty")}
      >
        <JoinFigures />
      </ListScreen>
      <EndDialog
        ask={ending}
        onClose={() => setEnding(null)}
        onChanged={async () => void (await list.answer.mutate())}
      />
    </>
  );
}

type EndProps = { ask: OfficeJoinAsk | null; onClose: () => void; onChanged: () => Promise<void> };

/** Ends what a golfer asked for a reason that goes on record. */
function EndDialog({ ask, onClose, onChanged }: EndProps) {
  const t = useTranslations("ishm.joins");
  const ending = useActionCall({
    send: (reason: string) =>
      call(
        "PUT /ops/joins/{id}",
        { params: { id: String(ask?.askIdx) }, body: { reason } },
        { handled: true },
      ),
    refresh: onChanged,
    doneText: () => t("ended"),
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={ask !== null}
      title={t("endTitle")}
      lines={ask ? [`${ask.memberName} – ${ask.bookerName}`, t("endLead")] : []}
      reason="needed"
      confirmLabel={t("end")}
      tone="bad"
      isBusy={ending.isBusy}
      refusal={ending.refusal}
      onConfirm={(reason) => void ending.run(reason)}
      onClose={onClose}
    />
  );
}

function useJoinColumns(onEnd: (row: OfficeJoinAsk) => void): Column<OfficeJoinAsk>[] {
  const t = useTranslations("ishm.joins");
  const { access, formats, language } = useOffice();
  const { isUpdate } = access(officeMenus.joins.code);
  return [
    {
      key: "member",
      title: t("columns.member"),
      render: (row) => (
        <OfficeLink href={officePaths.member(row.memberIdx)} className="font-medium text-ink hover:underline">
          {row.memberName} <span className="text-ink-2">{row.memberId}</span>
        </OfficeLink>
      ),
    },
    {
      key: "players",
      title: t("columns.players"),
      align: "end",
      className: "tabular-nums",
      render: (row) => row.players,
    },
    {
      key: "time",
      title: t("columns.time"),
      className: "tabular-nums",
      render: (row) => `${formatDay(row.playDate, { language, formats })} ${row.teeTime}`,
    },
    {
      key: "booker",
      title: t("columns.booker"),
      render: (row) => (
        <>
          {row.bookerName} <span className="text-ink-2">{row.bookerId}</span>
        </>
      ),
    },
    {
      key: "state",
      title: t("columns.state"),
      render: (row) => (
        <Chip tone={row.state === "JOINED" ? "ok" : "neutral"}>{t(`states.${row.state}`)}</Chip>
      ),
    },
    {
      key: "created",
      title: t("columns.createdAt"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDateTime(row.createdAt, formats),
    },
    {
      key: "end",
      title: t("columns.end"),
      render: (row) =>
        isUpdate && row.state === "ASKED" ? (
          <Button
            variant="outline"
            size="small"
            aria-label={`${t("end")}: ${row.memberName} – ${row.bookerName}`}
            onClick={() => onEnd(row)}
          >
            {t("end")}
          </Button>
        ) : null,
    },
  ];
}
