"use client";

import { useTranslations } from "next-intl";
import { ListFilters } from "@/components/ishm/list/list-filters";
import { ListFoot } from "@/components/ishm/list/list-foot";
import { ListScreen } from "@/components/ishm/list/list-screen";
import { OfficeList } from "@/components/ishm/list/office-list";
import { StatesSpecimen } from "../specimens";
import type { GalleryWords } from "../words";
import { failureOf } from "./example-failure";
import { exampleRows, idxOf, nameOf, useExampleColumns, useExamplePlace } from "./example-list";

type Props = { words: GalleryWords };

const answered = { isLoading: false, mutate: () => {} };
const noRows = { ...answered, data: { list: [], total: 0 } };

/** A list with each answer of its call, and a screen that is one. */
export function ListStates({ words }: Props) {
  const t = useTranslations("ishm.notice");
  const place = useExamplePlace({ page: 3 });
  const narrowed = useExamplePlace({ keyword: words.first });
  const list = {
    label: t("title"),
    place,
    columns: useExampleColumns(words),
    idxOf,
    nameOf,
    empty: t("empty"),
    filters: <ListFilters place={place} search={t("filters.search")} />,
  };
  const rows = { ...answered, data: { list: exampleRows(words), total: 137 } };
  const remove = { key: "remove", label: words.remove, icon: "trash" as const, onDo: () => {} };
  const bulk = { isBusy: false, actionsOf: () => [remove] };
  return (
    <StatesSpecimen
      name="OfficeList, ListFoot, ListScreen"
      states={{
        rows: <OfficeList {...list} answer={rows} bulk={bulk} />,
        empty: <OfficeList {...list} answer={noRows} />,
        "nothing fits": <OfficeList {...list} place={narrowed} answer={noRows} />,
        "on its way": <OfficeList {...list} answer={{ ...answered, isLoading: true }} />,
        refused: <OfficeList {...list} answer={{ ...answered, error: failureOf("NOT_FOUND") }} />,
        ListFoot: <ListFoot page={1} size={10} total={7} onPage={place.toPage} onSize={place.toSize} />,
        ListScreen: (
          <ListScreen
            {...list}
            name="gallery"
            title={t("title")}
            lead={words.emptyText}
            answer={rows}
            bulk={bulk}
            exported={{ list: "GET /faq", input: { query: {} } }}
            add={{ href: "#components", label: t("new") }}
          />
        ),
      }}
    />
  );
}
