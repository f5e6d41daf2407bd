"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { applicationState } from "@/lib/contract/code-values/draws";
import type { CallInput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { ActionDialog } from "../../action/action-dialog";
import { useDrawNames } from "../use-draw-names";
import { type DrawApplication, entriesOf, groupOf, reservesOf, winnersOf } from "./office-draw";
import { type DrawActionProps, useDrawCall } from "./plain-action-dialog";

type AmendBody = CallInput<"POST /ops/draws/{id}/amend">["body"];
type PromoteBody = CallInput<"POST /ops/draws/{id}/promote">["body"];

/** The choices of a dialog, and whether a confirmation was tried without one of them. Closing forgets both. */
function useChosen<Name extends string>(none: Record<Name, string>, onClose: () => void) {
  const [chosen, setChosen] = useState(none);
  const [isMissing, setMissing] = useState(false);
  return {
    chosen,
    isMissing,
    setMissing,
    choose: (name: Name, value: string) => setChosen((now) => ({ ...now, [name]: value })),
    close() {
      setChosen(none);
      setMissing(false);
      onClose();
    },
  };
}

/** Swaps what two applications got, between draw and announcement. */
export function AmendDialog({ draw, isOpen, refresh, onClose }: DrawActionProps) {
  const t = useTranslations("ishm.draws.actions.amend");
  const names = useDrawNames();
  const choice = useChosen({ winner: "", other: "" }, onClose);
  const { winner, other } = choice.chosen;
  const params = { id: String(draw.drawPostIdx) };
  const { run, dialog } = useDrawCall({
    send: (body: AmendBody) => call("POST /ops/draws/{id}/amend", { params, body }, { handled: true }),
    doneText: () => t("done"),
    refresh,
    onClose: choice.close,
  });
  const others = entriesOf(draw).filter(
    (one) =>
      String(one.drawIdx) !== winner && (groupOf(one) !== "rest" || one.state === applicationState.lost),
  );
  const confirm = (reason: string) => {
    const isWhole = winner !== "" && other !== "";
    choice.setMissing(!isWhole);
    if (isWhole) void run({ drawIdxs: [Number(winner), Number(other)], reason });
  };
  const option = (one: DrawApplication) => ({
    value: String(one.drawIdx),
    label: t("option", {
      entry: one.drawIdx,
      member: one.memberName,
      result: one.result ? names.teeTime(one.result) : t("noTime"),
    }),
  });
  const field = (name: "winner" | "other", list: readonly DrawApplication[]) => (
    <SelectField
      label={t(name)}
      placeholder={t("choose")}
      options={list.map(option)}
      value={choice.chosen[name]}
      error={choice.isMissing && choice.chosen[name] === "" ? t("missing") : undefined}
      onChange={({ target }) => choice.choose(name, target.value)}
    />
  );
  return (
    <ActionDialog
      {...dialog}
      title={t("title")}
      lines={[t("what"), t("public")]}
      reason="needed"
      confirmLabel={t("confirm")}
      isOpen={isOpen}
      onConfirm={confirm}
    >
      {field("winner", winnersOf(draw))}
      {field("other", others)}
    </ActionDialog>
  );
}

/** Gives a free time of an announced draw to somebody of the reserve list. */
export function PromoteDialog({ draw, isOpen, refresh, onClose }: DrawActionProps) {
  const t = useTranslations("ishm.draws.actions.promote");
  const names = useDrawNames();
  const reserves = reservesOf(draw);
  const choice = useChosen({ reserve: "", slot: "" }, onClose);
  const reserve = reserves.find((one) => String(one.drawIdx) === choice.chosen.reserve);
  const slot = draw.freeSlots.find((one) => String(one.sheetIdx) === choice.chosen.slot);
  const passed = reserve ? reserves.indexOf(reserve) : 0;
  const params = { id: String(draw.drawPostIdx) };
  const { run, dialog } = useDrawCall({
    send: (body: PromoteBody) => call("POST /ops/draws/{id}/promote", { params, body }, { handled: true }),
    doneText: () => t("done", { member: reserve?.memberName ?? "", slot: slot ? names.teeTime(slot) : "" }),
    refresh,
    onClose: choice.close,
  });
  const confirm = (reason: string) => {
    choice.setMissing(!reserve || !slot);
    if (reserve && slot) void run({ drawIdx: reserve.drawIdx, sheetIdx: slot.sheetIdx, reason });
  };
  return (
    <ActionDialog
      {...dialog}
      title={t("title")}
      lines={[t("what"), t("public"), ...(passed > 0 ? [t("passes", { count: passed })] : [])]}
      reason="needed"
      confirmLabel={t("confirm")}
      isOpen={isOpen}
      onConfirm={confirm}
    >
      <SelectField
        label={t("reserve")}
        placeholder={t("choose")}
        options={reserves.map((one) => ({
          value: String(one.drawIdx),
          label: t("option", { number: one.reserveNo ?? 0, member: one.memberName, entry: one.drawIdx }),
        }))}
        value={choice.chosen.reserve}
        hint={reserve ? reserve.choices.map(names.input).join(" · ") : undefined}
        error={choice.isMissing && !reserve ? t("missing") : undefined}
        onChange={({ target }) => choice.choose("reserve", target.value)}
      />
      <SelectField
        label={t("slot")}
        placeholder={t("choose")}
        options={draw.freeSlots.map((one) => ({ value: String(one.sheetIdx), label: names.teeTime(one) }))}
        value={choice.chosen.slot}
        error={choice.isMissing && !slot ? t("missing") : undefined}
        onChange={({ target }) => choice.choose("slot", target.value)}
      />
    </ActionDialog>
  );
}
