"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SwitchField } from "@/components/form/switch-field";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { joinSentences } from "@/lib/shared/texts/sentences";
import type { SavedRow } from "@/lib/web/boards/board";
import { plainState, type ShowState } from "@/lib/web/boards/show-state";
import { Panel } from "../../frame/panel";
import { type StateSubject, useStateName } from "../list/use-state-name";

const tones: Record<ShowState, ChipTone> = {
  visible: "ok",
  scheduled: "info",
  ended: "outline",
  hidden: "neutral",
};

/** Whether visitors see a row. */
export function ShowStateChip({ state, of }: { state: ShowState; of?: StateSubject }) {
  const nameOf = useStateName(of);
  return <Chip tone={tones[state]}>{nameOf(state)}</Chip>;
}

type Settings = { isVisible: boolean };

type Props<D extends Settings> = {
  form: {
    draft: D;
    /** The input as saved. */
    baseline: D;
    saved: SavedRow | null;
    isDirty: boolean;
    canSave: boolean;
    change(part: Settings): void;
  };
  /** The state that settings lead to; by default shown or hidden, without a period. */
  stateOf?: (settings: D) => ShowState;
  of?: StateSubject;
  children?: ReactNode;
};

const withoutPeriod = ({ isVisible }: Settings) => plainState(isVisible);

/** Whether and when visitors see a row, and what they have of it now. */
export function PublishPanel<D extends Settings>({ form, stateOf = withoutPeriod, of, children }: Props<D>) {
  const t = useTranslations("ishm.board");
  const { draft, baseline, saved, isDirty, canSave, change } = form;
  const savedState = saved && stateOf(baseline);
  const isSeen =
    savedState === "visible" || (of === "event" && savedState !== null && savedState !== "hidden");
  const sentence = () => {
    if (savedState === null) return t("live.new");
    return of === "event" ? t(`eventLive.${savedState}`) : t(`live.${savedState}`);
  };
  return (
    <Panel title={t("publishing")} side={<ShowStateChip state={stateOf(draft)} of={of} />}>
      <SwitchField
        name="isVisible"
        label={t("isVisible")}
        checked={draft.isVisible}
        disabled={!canSave}
        onChange={(event) => change({ isVisible: event.target.checked })}
      />
      {children}
      <p className="text-ink-2">{joinSentences([sentence(), isSeen && isDirty && t("live.asSaved")])}</p>
    </Panel>
  );
}
