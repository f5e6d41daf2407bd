"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ColumnMenu } from "@/components/ishm/list/column-menu";
import { DialogButton } from "@/components/ishm/list/dialog-button";
import { ExportButton } from "@/components/ishm/list/export-button";
import { FilterChoice } from "@/components/ishm/list/filter-choice";
import { FilterDay } from "@/components/ishm/list/filter-day";
import { FilterSelect } from "@/components/ishm/list/filter-select";
import { KeywordField } from "@/components/ishm/list/keyword-field";
import { ListFilters } from "@/components/ishm/list/list-filters";
import { MonthFigures } from "@/components/ishm/list/month-figures";
import { OfficeTable } from "@/components/ishm/list/office-table";
import { RowButton } from "@/components/ishm/list/row-button";
import { SelectionBar } from "@/components/ishm/list/selection-bar";
import { SideChoices } from "@/components/ishm/list/side-choices";
import { TableSkeleton } from "@/components/ishm/list/table-skeleton";
import { Chip } from "@/components/ui/chip";
import { Opens, Specimen, SpecimenGroup } from "../specimens";
import type { GalleryWords } from "../words";
import { exampleRows, idxOf, nameOf, useExampleColumns, useExamplePlace } from "./example-list";
import { ListStates } from "./list-states";

type Props = { words: GalleryWords };

/** The parts of a list, then whole lists. */
export function ListGallery({ words }: Props) {
  return (
    <SpecimenGroup title="components/ishm/list">
      <FilterSpecimens words={words} />
      <ButtonSpecimens words={words} />
      <TableSpecimens words={words} />
      <SelectionSpecimens words={words} />
      <SideSpecimen words={words} />
      <FiguresSpecimen words={words} />
      <ListStates words={words} />
    </SpecimenGroup>
  );
}

const states = ["first", "state"] as const;

function FilterSpecimens({ words }: Props) {
  const t = useTranslations("ishm.notice.filters");
  const place = useExamplePlace({ filters: { state: "first", course: null, from: "2026-12-01" } });
  const { state = null, course = null, from = null } = place.query.filters;
  const courses = [
    { value: "1", label: words.first },
    { value: "2", label: words.second },
  ];
  return (
    <>
      <Specimen name="ListFilters, FilterChoice, FilterSelect, FilterDay" state="narrowed" isWide>
        <div className="rounded-panel border border-line bg-sheet">
          <ListFilters place={place} search={t("search")}>
            <FilterChoice
              legend={words.state}
              values={states}
              chosen={states.find((one) => one === state) ?? null}
              label={(one) => words[one]}
              onChoose={(value) => place.filter("state", value)}
            />
            <FilterSelect
              label={words.choose}
              all={words.choose}
              options={courses}
              chosen={course}
              onChoose={(value) => place.filter("course", value)}
            />
            <FilterDay label={words.day} chosen={from} onChoose={(day) => place.filter("from", day)} />
          </ListFilters>
        </div>
      </Specimen>
      <Specimen name="KeywordField" state="empty, typed">
        <div className="flex flex-col gap-2">
          <KeywordField keyword="" label={t("search")} onSearch={() => {}} />
          <KeywordField keyword={words.first} label={words.name} onSearch={() => {}} />
        </div>
      </Specimen>
    </>
  );
}

function ButtonSpecimens({ words }: Props) {
  const [isShown, setShown] = useState(true);
  const columns = useExampleColumns(words);
  return (
    <Specimen
      name="ExportButton, ColumnMenu, DialogButton, RowButton"
      state="of a list, of persons, of a part, of a row"
    >
      <div className="flex flex-wrap gap-2">
        <ExportButton list="GET /faq" input={{ query: {} }} />
        <Opens>
          <ExportButton list="GET /faq" input={{ query: {} }} isOfPersons of={words.name} />
        </Opens>
        <ColumnMenu
          columns={columns}
          isShown={({ choice }) => choice !== "hidden" && (choice === undefined || isShown)}
          onTurn={() => setShown(!isShown)}
        />
        <Opens>
          <DialogButton
            icon="history"
            label={words.more}
            title={words.more}
            description={words.second}
            className="w-[560px]"
          >
            {() => <p>{words.emptyText}</p>}
          </DialogButton>
        </Opens>
        <RowButton onClick={() => {}}>{words.first}</RowButton>
      </div>
    </Specimen>
  );
}

const chosenFirst: ReadonlySet<number> = new Set([137]);

function TableSpecimens({ words }: Props) {
  const [chosen, setChosen] = useState(chosenFirst);
  const { query, sortBy } = useExamplePlace();
  const table = {
    rows: exampleRows(words),
    columns: useExampleColumns(words),
    idxOf,
    nameOf,
    sort: query.sort,
    onSort: sortBy,
  };
  return (
    <>
      <Specimen name="OfficeTable" state="sorted, selected, rows that open" isWide>
        <OfficeTable
          {...table}
          label={words.first}
          addressOf={() => "#components"}
          selection={{ chosen, onChoose: setChosen }}
          isBusy={false}
        />
      </Specimen>
      <Specimen name="OfficeTable" state="without a selection, busy">
        <OfficeTable {...table} label={words.second} selection={null} isBusy />
      </Specimen>
      <Specimen name="TableSkeleton">
        <TableSkeleton />
      </Specimen>
    </>
  );
}

function SelectionSpecimens({ words }: Props) {
  const t = useTranslations("ishm.board.bulk");
  const actions = [
    { key: "show", label: t("show"), icon: "eye" as const, onDo: () => {} },
    { key: "remove", label: words.remove, icon: "trash" as const, onDo: () => {} },
  ];
  return (
    <Specimen name="SelectionBar" state="ready, busy">
      <SelectionBar count={1} isBusy={false} actions={actions} onClear={() => {}} />
      <SelectionBar count={12} isBusy actions={actions} onClear={() => {}} />
    </Specimen>
  );
}

function SideSpecimen({ words }: Props) {
  const [side, setSide] = useState("2");
  return (
    <Specimen name="SideChoices">
      <SideChoices
        items={[
          { value: "1", label: words.first, sign: <Chip tone="neutral">3</Chip> },
          { value: "2", label: words.second },
          { value: "3", label: words.boards },
        ]}
        chosen={side}
        onChoose={setSide}
      />
    </Specimen>
  );
}

function FiguresSpecimen({ words }: Props) {
  const figures = {
    title: words.boards,
    summary: words.more,
    monthTitle: words.second,
    columns: [words.first, words.remove],
  };
  const months = [
    { month: "2026-11", values: [12, 3] },
    { month: "2026-10", values: [4, 0] },
  ];
  return (
    <Specimen name="MonthFigures" state="with months, without any">
      <MonthFigures {...figures} id="figures" months={months} />
      <MonthFigures {...figures} id="no-figures" title={words.first} months={[]} />
    </Specimen>
  );
}
