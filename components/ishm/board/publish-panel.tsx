"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { ShowState } from "@/lib/web/office/boards/show-state";
import { Panel } from "../frame/panel";

const tones: Record<ShowState, ChipTone> = {
  visible: "ok",
  scheduled: "info",
  ended: "outline",
  hidden: "neutral",
};

/** What visitors have of a row. */
export function ShowStateChip({ state }: { state: ShowState }) {
  const t = useTranslations("ishm.board.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}

type Props = {
  /** What the settings as they stand in the form come to. */
  state: ShowState;
  /** Null of a row that is not saved yet. */
  savedState: ShowState | null;
  isDirty: boolean;
  children: ReactNode;
};

/** Whether and when visitors see a row, and what they have of it now. */
export function PublishPanel({ state, savedState, isDirty, children }: Props) {
  const t = useTranslations("ishm.board");
  return (
    <Panel title={t("publishing")} side={<ShowStateChip state={state} />}>
      {children}
      <p className="text-ink-2">
        {savedState === null ? t("live.new") : t(`live.${savedState}`)}
        {savedState === "visible" && isDirty ? ` ${t("live.asSaved")}` : null}
      </p>
    </Panel>
  );
}
