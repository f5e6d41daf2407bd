"use client";

import { useLocale, useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { ClubEntry } from "@/lib/contract/boards/club-entries";
import { entryKinds, placeKinds, wayKinds } from "@/lib/contract/code-values/club-records";
import { type EntryDraft, entryKindOf } from "@/lib/web/boards/club-entry";
import { monthRange } from "@/lib/web/club-dates";
import { PublishPanel } from "../board/form/publish-panel";
import type { BoardForm } from "../board/form/use-board-form";
import { Panel } from "../frame/panel";

type Props = { form: BoardForm<EntryDraft, ClubEntry> };

/** Whether visitors see it, and what it is; the kind of a saved entry stays. */
export function EntryKindPanel({ form }: Props) {
  const t = useTranslations("ishm.clubEntries");
  const { draft, saved } = form;
  const choice = form.choice("kind");
  return (
    <PublishPanel form={form}>
      <SelectField
        label={t("kind")}
        hint={saved ? t("form.kindStays") : undefined}
        placeholder={draft.kind === "" ? t("form.chooseKind") : undefined}
        options={entryKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...choice}
        disabled={choice.disabled || saved !== null}
        onChange={({ target }) => form.set("kind", entryKindOf(target.value) ?? "")}
      />
    </PublishPanel>
  );
}

/** The settings of the chosen kind. */
export function EntrySettings({ form }: Props) {
  switch (form.draft.kind) {
    case "FACILITY":
      return <FacilitySettings form={form} />;
    case "HISTORY":
      return <HistorySettings form={form} />;
    case "WAY":
      return <WaySettings form={form} />;
    case "PLACE":
      return <PlaceSettings form={form} />;
    default:
      return null;
  }
}

const months = Array.from({ length: 12 }, (_, at) => at + 1);

function FacilitySettings({ form }: Props) {
  const t = useTranslations("ishm.clubEntries.form");
  const locale = useLocale() as "en";
  const options = months.map((month) => ({
    value: String(month),
    label: monthRange(locale, month, month) ?? String(month),
  }));
  return (
    <Panel title={t("use")}>
      <TextField label={t("phone")} inputMode="tel" maxLength={30} {...form.text("phone")} />
      <SelectField
        label={t("fromMonth")}
        hint={t("monthsHint")}
        placeholder={t("allYear")}
        options={options}
        {...form.choice("fromMonth")}
      />
      <SelectField
        label={t("toMonth")}
        placeholder={t("allYear")}
        options={options}
        {...form.choice("toMonth")}
      />
    </Panel>
  );
}

function HistorySettings({ form }: Props) {
  const t = useTranslations("ishm.clubEntries.form");
  return (
    <Panel title={t("when")}>
      <TextField
        label={t("happenedOn")}
        hint={t("happenedOnHint")}
        placeholder="1998"
        maxLength={10}
        {...form.text("happenedOn")}
      />
    </Panel>
  );
}

function WaySettings({ form }: Props) {
  const t = useTranslations("ishm.clubEntries");
  return (
    <Panel title={t("form.way")}>
      <SelectField
        label={t("form.wayKind")}
        placeholder={form.draft.wayKind === "" ? t("form.chooseWay") : undefined}
        options={wayKinds.map((value) => ({ value, label: t(`ways.${value}`) }))}
        {...form.choice("wayKind")}
      />
    </Panel>
  );
}

/** Where a place lies as seen from the club. */
function PlaceSettings({ form }: Props) {
  const t = useTranslations("ishm.clubEntries");
  return (
    <Panel title={t("form.where")}>
      <TextField
        label={t("form.bearing")}
        hint={t("form.bearingHint")}
        inputMode="numeric"
        maxLength={3}
        {...form.text("bearing")}
      />
      <TextField label={t("form.km")} inputMode="decimal" maxLength={7} {...form.text("km")} />
      <SelectField
        label={t("form.placeKind")}
        placeholder={form.draft.placeKind === "" ? t("form.choosePlace") : undefined}
        options={placeKinds.map((value) => ({ value, label: t(`places.${value}`) }))}
        {...form.choice("placeKind")}
      />
    </Panel>
  );
}
