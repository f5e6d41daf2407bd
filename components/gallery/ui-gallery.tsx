"use client";

import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-style";
import { Checkbox } from "@/components/ui/checkbox";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import { DateInput, Input, Textarea } from "@/components/ui/input";
import { Drawer } from "@/components/ui/layout/drawer";
import { Drawn } from "@/components/ui/layout/drawn";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { HashText } from "@/components/ui/layout/hash-text";
import { Icon, type IconName, iconPaths } from "@/components/ui/layout/icons";
import { LogoMark } from "@/components/ui/layout/logo-mark";
import { RichText } from "@/components/ui/layout/rich-text";
import { Ruler } from "@/components/ui/layout/ruler";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import { ShareSection } from "@/components/ui/layout/share-section";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { Menu } from "@/components/ui/menu";
import { Pagination } from "@/components/ui/pagination";
import { Popover } from "@/components/ui/popover";
import { Select } from "@/components/ui/select";
import { Radio, Switch } from "@/components/ui/switch";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";
import { Specimen, SpecimenGroup } from "./specimens";
import type { GalleryWords } from "./words";

type Props = { words: GalleryWords };

const variants: readonly ButtonVariant[] = ["primary", "binding", "outline", "quiet", "danger"];
const darkVariants: readonly ButtonVariant[] = ["outline-on-dark", "quiet-on-dark"];
const tones: readonly ChipTone[] = ["ok", "info", "warn", "bad", "neutral", "outline"];
const hash = "9f2c4b1e7a0d38565c11e0a47d92b3f60e8a5d7c41b29f03d6e8a1c57b4f2d90";
const circle =
  '<svg viewBox="0 0 120 40" role="presentation"><circle cx="60" cy="20" r="16" fill="none" stroke="currentColor"/></svg>';

/** Every primitive in every state. */
export function UiGallery({ words }: Props) {
  return (
    <>
      <SpecimenGroup title="components/ui">
        <ButtonSpecimens words={words} />
        <ControlSpecimens words={words} />
        <OverlaySpecimens words={words} />
      </SpecimenGroup>
      <SpecimenGroup title="components/ui/layout">
        <LayoutSpecimens words={words} />
      </SpecimenGroup>
    </>
  );
}

function ButtonSpecimens({ words }: Props) {
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name="Button" state={variant}>
          <div className="flex flex-wrap items-center gap-3">
            <Button variant={variant} size="large">
              {words.book}
            </Button>
            <Button variant={variant}>{words.save}</Button>
            <Button variant={variant} size="small">
              {words.save}
            </Button>
            <Button variant={variant} disabled>
              {words.save}
            </Button>
            <Button variant={variant} isBusy busyText={words.saving}>
              {words.save}
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Button" state={darkVariants.join(", ")}>
        <div className="flex flex-wrap gap-3 bg-pine-900 p-4">
          {darkVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {words.save}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="ButtonLink">
        <ButtonLink href="#components" variant="outline">
          {words.next}
        </ButtonLink>
      </Specimen>
      <Specimen name="Chip">
        <p className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {words.state}
            </Chip>
          ))}
        </p>
      </Specimen>
    </>
  );
}

function ControlSpecimens({ words }: Props) {
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

function OverlaySpecimens({ words }: Props) {
  const [tab, setTab] = useState("first");
  const [page, setPage] = useState(4);
  const [open, setOpen] = useState<"dialog" | "drawer" | "popover" | null>(null);
  const turn = (name: typeof open) => (isOpen: boolean) => setOpen(isOpen ? name : null);
  return (
    <>
      <Specimen name="Tabs">
        <Tabs
          label={words.title}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: "first", label: words.first, note: "3", panel: <p>{words.emptyText}</p> },
            { value: "second", label: words.state, panel: <p>{words.deadline}</p> },
            { value: "third", label: words.cancel, panel: <p>{words.saved}</p>, isDisabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="Pagination" isWide>
        <Pagination
          page={page}
          pageCount={12}
          onPage={setPage}
          labels={{
            navigation: words.title,
            previous: words.previous,
            next: words.next,
            page: (one) => words.page.replace("{page}", String(one)),
          }}
        />
      </Specimen>
      <Specimen name="Menu, Popover, Dialog, Drawer" state="each opens from its button">
        <div className="flex flex-wrap gap-3">
          <Menu
            trigger={<Button variant="outline">{words.more}</Button>}
            entries={[
              { kind: "action", key: "save", label: words.save, onSelect: () => {} },
              { kind: "link", key: "next", label: words.next, href: "#components" },
              { kind: "divider", key: "line" },
              { kind: "action", key: "remove", label: words.remove, onSelect: () => {}, isDisabled: true },
            ]}
          />
          <Popover
            trigger={<Button variant="outline">{words.choose}</Button>}
            title={words.choose}
            isOpen={open === "popover"}
            onOpenChange={turn("popover")}
          >
            <p>{words.emptyText}</p>
          </Popover>
          <Button variant="outline" onClick={() => setOpen("dialog")}>
            {words.book}
          </Button>
          <Button variant="outline" onClick={() => setOpen("drawer")}>
            {words.title}
          </Button>
        </div>
        <Dialog
          isOpen={open === "dialog"}
          onOpenChange={turn("dialog")}
          title={words.book}
          description={words.deadline}
          closeLabel={words.close}
          footer={<Button onClick={() => setOpen(null)}>{words.save}</Button>}
        >
          <p>{words.emptyText}</p>
        </Dialog>
        <Drawer
          isOpen={open === "drawer"}
          onOpenChange={turn("drawer")}
          label={words.title}
          closeLabel={words.close}
        >
          <p>{words.emptyText}</p>
        </Drawer>
      </Specimen>
    </>
  );
}

function LayoutSpecimens({ words }: Props) {
  return (
    <>
      <Specimen name="Icon" isWide>
        <ul className="flex flex-wrap gap-4">
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name} title={name}>
              <Icon name={name} label={name} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          action={<Button variant="outline">{words.next}</Button>}
        />
      </Specimen>
      <Specimen name="Ruler" state="divider, progress, on dark">
        <Ruler />
        <Ruler className="mt-6" progress={18} label={words.time} valueText={words.deadline} />
        <div className="mt-6 bg-pine-900 p-4">
          <Ruler tone="dark" progress={9} label={words.day} valueText={words.deadline} />
        </div>
      </Specimen>
      <Specimen name="ShareSection, ShareBar">
        <ShareSection
          id="gallery-shares"
          title={words.day}
          note={words.emptyText}
          shares={[
            { key: "a", label: words.first, count: 31, fill: "bg-pine-800" },
            { key: "b", label: words.state, count: 12, fill: "bg-pine-300" },
          ]}
        />
      </Specimen>
      <Specimen name="Skeleton">
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </Specimen>
      <Specimen name="HashText">
        <HashText text={hash} label={words.state} />
      </Specimen>
      <Specimen name="LogoMark, Drawn">
        <div className="flex items-center gap-6">
          <LogoMark label={words.title} />
          <Drawn svg={circle} />
        </div>
      </Specimen>
      <Specimen name="RichText">
        <RichText html={words.text} />
      </Specimen>
    </>
  );
}
