"use client";

import { useTranslations } from "next-intl";
import type { ClubEntry } from "@/lib/contract/boards/club-entries";
import { entryKinds } from "@/lib/contract/code-values/club-records";
import { call } from "@/lib/web/api/browser";
import { entryBoard, entryKindOf } from "@/lib/web/boards/club-entry";
import { plainState, plainStates } from "@/lib/web/boards/show-state";
import { eventDate, monthRange } from "@/lib/web/club-dates";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officePaths } from "@/lib/web/routing/office-paths";
import { BoardList } from "../board/list/board-list";
import { OrderButton } from "../board/list/order-dialog";
import { StateFilters } from "../board/list/state-filters";
import { useBoardColumns } from "../board/list/use-board-columns";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterSelect } from "../list/filter-select";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";

/** Filters and sorts of what the club page lists. */
const entryListShape = listShape({
  filters: { state: plainStates, kind: entryKinds },
  sorts: ["entryIdx", "kind", "title", "happenedOn", "order", "createdAt", "updatedAt"],
  upwards: ["kind", "title", "happenedOn", "order"],
});

/** Facilities, history, ways to the club and places on its map. */
export const EntryListView = forReaders(entryBoard.menu, EntryList);

function EntryList() {
  const t = useTranslations("ishm.clubEntries");
  const { language: lang } = useOffice();
  const place = useListQuery(entryListShape);
  const { kind } = place.query.filters;
  const kinds = entryKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
  const common = { lang, scope: "admin" } as const;
  const list = useListCall("GET /club-entry", { query: { ...common, ...listInput(place.query) } });
  return (
    <BoardList
      board={entryBoard}
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useEntryColumns()}
      idxOf={(row) => row.entryIdx}
      nameOf={(row) => row.title}
      filters={
        <StateFilters place={place} search={t("search")} states={entryListShape.filters.state}>
          <FilterSelect label={t("kind")} all={t("allKinds")} options={kinds} {...place.filter("kind")} />
        </StateFilters>
      }
      actions={
        <OrderButton
          entity="clubEntry"
          menu={entryBoard.menu}
          groups={{ label: t("kind"), options: kinds, first: kind }}
          ask={(page, of) =>
            call(
              "GET /club-entry",
              { query: { ...common, ...page, kind: entryKindOf(of) ?? undefined } },
              { handled: true },
            )
          }
          rowOf={({ entryIdx, title }) => ({ idx: entryIdx, name: title })}
        />
      }
    />
  );
}

function useEntryColumns(): Column<ClubEntry>[] {
  const t = useTranslations("ishm.clubEntries");
  const column = useBoardColumns<ClubEntry>();
  const factsOf = useEntryFacts();
  return [
    column.link(
      { key: "title", title: t("columns.title"), sort: "title", className: "max-w-96 min-w-52 truncate" },
      (row) => ({ href: officePaths.clubEntry(row.entryIdx), text: row.title, lang: row.language }),
    ),
    column.text({ key: "kind", title: t("kind"), sort: "kind", className: "text-ink-2" }, (row) =>
      t(`kinds.${row.kind}`),
    ),
    column.text({ key: "facts", title: t("columns.facts") }, (row) => factsOf(row) || "–"),
    column.no(
      { key: "order", title: t("columns.order"), sort: "order", choice: "shown" },
      (row) => row.order,
    ),
    column.state({ key: "state", title: t("columns.state") }, ({ admin }) =>
      plainState(admin?.isVisible ?? true),
    ),
    column.languages(
      { key: "languages", title: t("columns.languages"), choice: "shown" },
      (row) => row.admin?.languages,
    ),
    column.picture({ key: "picture", title: t("columns.picture"), choice: "hidden" }, (row) => row.imageUrl, {
      width: 48,
      height: 32,
    }),
    column.moment(
      { key: "updated", title: t("columns.updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.admin?.updatedAt,
    ),
  ];
}

/** A short remark beside an entry's name, by its kind: hours, date, way or place. */
function useEntryFacts(): (row: ClubEntry) => string {
  const t = useTranslations("ishm.clubEntries");
  const { language, formats } = useOffice();
  return (row) => {
    switch (row.kind) {
      case "FACILITY": {
        const { fromMonth, toMonth } = row;
        const months = fromMonth && toMonth ? monthRange(language, fromMonth, toMonth) : null;
        return [row.hours, months].filter(Boolean).join(" · ");
      }
      case "HISTORY":
        return row.happenedOn ? eventDate(row.happenedOn, language, formats) : "";
      case "WAY":
        return row.wayKind ? t(`ways.${row.wayKind}`) : "";
      case "PLACE":
        return t("placeFacts", {
          kind: row.placeKind ? t(`places.${row.placeKind}`) : "",
          bearing: row.bearing ?? 0,
          km: row.km ?? 0,
        });
    }
  };
}
