"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { DayNumber } from "@/components/ui/layout/day-number";
import { Drawn } from "@/components/ui/layout/drawn";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { HashText } from "@/components/ui/layout/hash-text";
import { Icon, iconPaths } from "@/components/ui/layout/icons";
import { LogoMark } from "@/components/ui/layout/logo-mark";
import { MemberIcon, memberIconPaths } from "@/components/ui/layout/member-icons";
import { RichText } from "@/components/ui/layout/rich-text";
import { Ruler } from "@/components/ui/layout/ruler";
import { ShareSection } from "@/components/ui/layout/share-section";
import { Sign, signPaths } from "@/components/ui/layout/signs";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { TeeSheet } from "@/components/ui/layout/tee-sheet";
import { Specimen } from "../specimens";
import type { GalleryWords } from "../words";

type Props = { words: GalleryWords };

const hash = "9f2c4b1e7a0d38565c11e0a47d92b3f60e8a5d7c41b29f03d6e8a1c57b4f2d90";
const circle =
  '<svg viewBox="0 0 120 40" role="presentation"><circle cx="60" cy="20" r="16" fill="none" stroke="currentColor"/></svg>';

type DrawingsProps<Name extends string> = {
  paths: Readonly<Record<Name, string>>;
  draw: (name: Name) => ReactNode;
};

/** Every drawing of a table, with its name. */
function Drawings<Name extends string>({ paths, draw }: DrawingsProps<Name>) {
  return (
    <ul className="flex flex-wrap gap-4">
      {(Object.keys(paths) as Name[]).map((name) => (
        <li key={name} title={name}>
          {draw(name)}
        </li>
      ))}
    </ul>
  );
}

/** Specimens of page layouts. */
export function LayoutSpecimens({ words }: Props) {
  return (
    <>
      <Specimen name="Icon" isWide>
        <Drawings paths={iconPaths} draw={(name) => <Icon name={name} label={name} />} />
      </Specimen>
      <Specimen name="MemberIcon">
        <Drawings paths={memberIconPaths} draw={(name) => <MemberIcon name={name} label={name} />} />
      </Specimen>
      <Specimen name="Sign">
        <Drawings paths={signPaths} draw={(name) => <Sign name={name} label={name} />} />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          title={words.empty}
          text={words.emptyText}
          action={<Button variant="outline">{words.next}</Button>}
        />
      </Specimen>
      <DaySpecimens words={words} />
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

/** A day and its times, as visitors and members see them. */
function DaySpecimens({ words }: Props) {
  return (
    <>
      <Specimen name="DayNumber" state="free, on a weekend, quiet">
        <div className="flex gap-4">
          <DayNumber date="2026-12-04" isStrong isWeekend={false} isChosen={false} isToday />
          <DayNumber date="2026-12-05" isStrong isWeekend isChosen={false} />
          <DayNumber date="2026-12-06" isStrong={false} isWeekend isChosen={false} />
        </div>
      </Specimen>
      <Specimen name="TeeSheet">
        <TeeSheet
          label={words.book}
          timeLabel={words.time}
          courses={[{ courseCode: "LAKE", name: words.first, next: words.first, note: null }]}
          parts={[
            {
              period: "1",
              title: words.day,
              note: words.state,
              rows: [{ teeTime: "07:00", slots: [words.name] }],
            },
          ]}
          renderSlot={(name) => name}
        />
      </Specimen>
    </>
  );
}
