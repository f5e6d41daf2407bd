"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { useOffice } from "../frame/root/office-context";

/** Title, lead and booking strip of a small home page. */
export function SampleHome() {
  const t = useTranslations("ishm.brand.sample");
  const { clubName } = useOffice();
  return (
    <div className="px-5 py-6">
      <p className="club-name text-pine-900">{clubName}</p>
      <h3 className="mt-5 font-serif text-[2.25rem]/[1.2]">{t("title")}</h3>
      <p className="mt-3 max-w-100 text-ink-2">
        {t("lead")} <span className="link">{t("link")}</span>
      </p>
      <div className="mt-6 rule-heavy bg-sheet px-4 py-4 shadow-strip">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p>
            <span className="block text-caption text-ink-3">{t("nextDay")}</span>
            <span className="font-serif text-sub text-heading">{t("teams")}</span>
          </p>
          <Button variant="primary">{t("see")}</Button>
        </div>
      </div>
    </div>
  );
}

const rows = [
  { time: "06:56", state: "open" },
  { time: "07:04", state: "mine" },
  { time: "07:12", state: "taken" },
] as const;

/** Rows of a tee sheet: open, mine, taken. */
export function SampleSheet() {
  const t = useTranslations("ishm.brand.sample");
  const styles = { open: "", mine: "bg-mine font-semibold text-accent-text", taken: "hatched text-ink-3" };
  return (
    <div className="bg-sheet px-4 py-3">
      <h3 className="rule-bottom pb-2 font-serif text-sub">{t("sheetTitle")}</h3>
      <ul>
        {rows.map(({ time, state }) => (
          <li
            key={time}
            className={`flex h-(--row-height) items-center justify-between border-b border-line px-2 ${styles[state]}`}
          >
            <span>{time}</span>
            <span>{t(`states.${state}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A card with a state, a heading, a text and a link. */
export function SampleCard() {
  const t = useTranslations("ishm.brand.sample");
  return (
    <div className="p-4">
      <div className="rounded-panel border border-line bg-sheet p-4">
        <Chip tone="ok">{t("chip")}</Chip>
        <h3 className="mt-2 font-serif text-sub">{t("cardTitle")}</h3>
        <p className="mt-1 text-caption text-ink-2">{t("cardText")}</p>
        <p className="mt-2 text-caption">
          <span className="link">{t("link")}</span>
        </p>
      </div>
    </div>
  );
}

/** Buttons and a field side by side. */
export function SampleButtons() {
  const t = useTranslations("ishm.brand.sample");
  return (
    <div className="flex flex-wrap items-center gap-3 p-4">
      <Button variant="binding">{t("book")}</Button>
      <Button variant="primary">{t("see")}</Button>
      <Button variant="outline">{t("later")}</Button>
      <span className="flex min-h-(--control-height) min-w-44 items-center rounded-control border border-border bg-field px-4 text-ink-2">
        {t("field")}
      </span>
    </div>
  );
}
