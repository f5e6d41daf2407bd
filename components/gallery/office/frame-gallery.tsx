"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConflictDialog } from "@/components/ishm/frame/conflict-dialog";
import { Facts } from "@/components/ishm/frame/facts";
import { LoginLocks } from "@/components/ishm/frame/login-locks";
import { NoAccess } from "@/components/ishm/frame/no-access";
import { OfficeFailure } from "@/components/ishm/frame/office-failure";
import { OfficeLink } from "@/components/ishm/frame/office-link";
import { PageHead } from "@/components/ishm/frame/page-head";
import { Panel } from "@/components/ishm/frame/panel";
import { PrintScreen } from "@/components/ishm/frame/print-screen";
import { LocationContext } from "@/components/ishm/frame/root/screens-context";
import { ScreenTabs } from "@/components/ishm/frame/screen-tabs";
import { SiteButton } from "@/components/ishm/frame/site-button";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { officePaths } from "@/lib/web/routing/office-paths";
import { Opens, Specimen, SpecimenGroup, StatesSpecimen } from "../specimens";
import type { GalleryWords } from "../words";
import { failureOf } from "./example-failure";

type Props = { words: GalleryWords };

const policies = { path: officePaths.policies(), search: "" };
const locked = {
  places: 3,
  failures: 12,
  lockedPlaces: 2,
  lockedUntil: "2026-12-04T17:30:00+09:00",
  slowedUntil: "2026-12-04T18:00:00+09:00",
};

/** The parts that every screen is framed with. */
export function FrameGallery({ words }: Props) {
  return (
    <SpecimenGroup title="components/ishm/frame">
      <PanelSpecimens words={words} />
      <Specimen name="OfficeFailure" isWide>
        <OfficeFailure failure={failureOf("NOT_FOUND")} onRetry={() => {}} />
      </Specimen>
      <Specimen name="ScreenTabs" isWide>
        <LocationContext value={policies}>
          <ScreenTabs of="settings" />
        </LocationContext>
      </Specimen>
      <ConflictSpecimen />
      <Specimen name="PrintScreen, OfficeLink, SiteButton">
        <div className="flex flex-wrap items-center gap-5">
          <PrintScreen />
          <OfficeLink href="#components" className="link">
            {words.title}
          </OfficeLink>
          <SiteButton path="/">{words.title}</SiteButton>
        </div>
      </Specimen>
      <HeadSpecimens words={words} />
    </SpecimenGroup>
  );
}

function PanelSpecimens({ words }: Props) {
  const facts = [
    { name: words.name, value: words.first },
    { name: words.day, value: "2026-12-04" },
    { name: words.note, value: words.second },
    { name: words.state, value: <Chip tone="ok">{words.state}</Chip> },
    { name: words.time, value: null },
  ];
  return (
    <>
      <Specimen name="Panel, Facts" state="an empty value is left out" isWide>
        <Panel title={words.state} side={<Chip tone="info">{words.state}</Chip>}>
          <Facts of={facts} />
        </Panel>
      </Specimen>
      <Specimen name="Panel" state="long text">
        <Panel
          title={words.second}
          side={
            <Button size="small" variant="quiet">
              {words.more}
            </Button>
          }
        >
          <p>{words.failed}</p>
        </Panel>
      </Specimen>
      <Specimen name="LoginLocks" state="none, locked">
        <Panel title={words.password}>
          <p>
            <LoginLocks locks={null} />
          </p>
          <p>
            <LoginLocks locks={locked} />
          </p>
        </Panel>
      </Specimen>
    </>
  );
}

function ConflictSpecimen() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Specimen name="ConflictDialog">
      <Opens>
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          ConflictDialog
        </Button>
      </Opens>
      <ConflictDialog isOpen={isOpen} onReload={close} onKeep={close} />
    </Specimen>
  );
}

function HeadSpecimens({ words }: Props) {
  const t = useTranslations("ishm.notice");
  const crumbs = [{ label: words.first, href: officePaths.notices() }];
  return (
    <StatesSpecimen
      name="PageHead, NoAccess"
      states={{
        PageHead: (
          <PageHead
            title={t("title")}
            lead={words.emptyText}
            actions={
              <>
                <PrintScreen />
                <Button size="small">{words.save}</Button>
              </>
            }
          />
        ),
        "PageHead · long text": <PageHead title={words.second} crumbs={crumbs} lead={words.deadline} />,
        NoAccess: <NoAccess />,
      }}
    />
  );
}
