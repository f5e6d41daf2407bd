"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { DateInput } from "@/components/ui/date-input";
import { Input, Textarea } from "@/components/ui/input";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { Radio } from "@/components/ui/radio";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { Specimen } from "../specimens";
import type { GalleryWords } from "../words";

type Props = { words: GalleryWords };

/** Specimens of controls without a label of their own, and a table with each state of a row. */
export function ControlSpecimens({ words }: Props) {
  const options = [
    { value: "1", label: words.first },
    { value: "2", label: words.second, isDisabled: true },
  ];
  return (
    <>
      <Specimen name="Input" state="text, filled, invalid, disabled, read only">
        <div className="flex flex-col gap-2">
          <Input aria-label={words.name} placeholder={words.hint} />
          <Input aria-label={words.name} defaultValue={words.first} />
          <Input aria-label={words.name} aria-invalid defaultValue="…" />
          <Input aria-label={words.name} disabled defaultValue={words.first} />
          <Input aria-label={words.name} readOnly defaultValue={words.first} />
        </div>
      </Specimen>
      <Specimen name="Textarea">
        <Textarea aria-label={words.note} rows={3} defaultValue={words.deadline} />
      </Specimen>
      <Specimen name="Select">
        <div className="flex flex-col gap-2">
          <Select aria-label={words.choose} placeholder={words.choose} options={options} defaultValue="" />
          <Select aria-label={words.choose} options={options} defaultValue="1" disabled />
        </div>
      </Specimen>
      <Specimen name="DateInput">
        <div className="flex flex-col gap-2">
          <DateInput aria-label={words.day} defaultValue="2026-12-04" />
          <DateInput aria-label={words.time} type="datetime-local" defaultValue="2026-12-04T07:30" />
          <DateInput aria-label={words.time} type="time" defaultValue="07:30" />
        </div>
      </Specimen>
      <Specimen name="Checkbox, Radio, Switch" state="off, on, partly, disabled">
        <div className="flex flex-wrap items-center gap-5">
          <Checkbox aria-label={words.caddie} />
          <Checkbox aria-label={words.caddie} defaultChecked />
          <Checkbox aria-label={words.caddie} isIndeterminate />
          <Checkbox aria-label={words.caddie} disabled />
          <Radio aria-label={words.first} name="gallery-radio" defaultChecked />
          <Radio aria-label={words.second} name="gallery-radio" />
          <Switch aria-label={words.news} />
          <Switch aria-label={words.news} defaultChecked />
          <Switch aria-label={words.news} disabled />
        </div>
      </Specimen>
      <Specimen name="Table" state="plain, selected, mine, hidden" isWide>
        <ScrollFrame>
          <ExampleTable words={words} />
        </ScrollFrame>
      </Specimen>
    </>
  );
}

const rowStates = [undefined, "selected", "mine", "hidden"] as const;

function ExampleTable({ words }: Props) {
  return (
    <Table label={words.title}>
      <TableHead>
        <TableRow>
          <TableHeader sort="ascending">{words.day}</TableHeader>
          <TableHeader>{words.name}</TableHeader>
          <TableHeader align="end">{words.time}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rowStates.map((state, index) => (
          <TableRow key={state ?? "plain"} state={state}>
            <TableCell>2026-12-0{index + 1}</TableCell>
            <TableCell>{state ?? words.first}</TableCell>
            <TableCell align="end">07:3{index}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
