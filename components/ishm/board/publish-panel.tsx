"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { ShowState } from "@/lib/web/office/boards/show-state";
import { Panel } from "../frame/panel";
import { type StateSubject, useStateName } from "./use-state-name";

const tones: Record<ShowState, ChipTone> = {
  visible: "ok",
  scheduled: "info",
  ended: "outline",
  hidden: "neutral",
};

/** What visitors have of a row. */
export function ShowStateChip({ state, of }: { state: ShowState; of?: StateSubject }) {
  const nameOf = useStateName(of);
  return <Chip tone={tones[state]}>{nameOf(state)}</Chip>;
}

type Props = {
  /** What the settings as they stand in the form come to. */
  state: ShowState;
  /** Null of a row that is not saved yet. */
  savedState: ShowState | null;
  isDirty: boolean;
  of?: StateSubject;
  children: ReactNode;
};

/** Whether and when visitors see a row, and what they have of it now. */
export function PublishPanel({ state, savedState, isDirty, of, children }: Props) {
  const t = useTranslations("ishm.board");
  const isSeen =
    savedState === "visible" || (of === "event" && savedState !== null && savedState !== "hidden");
  const sentence = () => {
    if (savedState === null) return t("live.new");
    return of === "event" ? t(`eventLive.${savedState}`) : t(`live.${savedState}`);
  };
  return (
    <Panel title={t("publishing")} side={<ShowStateChip state={state} of={of} />}>
      {children}
      <p className="text-ink-2">
        {sentence()}
        {isSeen && isDirty ? ` ${t("live.asSaved")}` : null}
      </p>
    </Panel>
  );
}
