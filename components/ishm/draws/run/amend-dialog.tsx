"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { applicationState } from "@/lib/contract/code-values/draws";
import { call } from "@/lib/web/api/browser";
import { ActionDialog } from "../../action/action-dialog";
import { useDrawNames } from "../use-draw-names";
import type { ActionProps } from "./draw-actions";
import { type DrawApplication, entriesOf, groupOf, winnersOf } from "./office-draw";

/** Swaps what two applications got, between draw and announcement. */
export function AmendDialog({ draw, isOpen, sending, onClose }: ActionProps) {
  const t = useTranslations("ishm.draws.deeds.amend");
  const names = useDrawNames();
  const [chosen, setChosen] = useState({ winner: "", other: "" });
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    setChosen({ winner: "", other: "" });
    setMissing(false);
    onClose();
  };
  const option = (one: DrawApplication) => ({
    value: String(one.drawIdx),
    label: t("option", {
      entry: one.drawIdx,
      member: one.memberName,
      result: one.result ? names.teeTime(one.result) : t("noTime"),
    }),
  });
  const others = entriesOf(draw).filter(
    (one) =>
      String(one.drawIdx) !== chosen.winner &&
      (groupOf(one) !== "rest" || one.state === applicationState.lost),
  );
  const confirm = async (reason: string) => {
    const isWhole = chosen.winner !== "" && chosen.other !== "";
    setMissing(!isWhole);
    if (!isWhole) return;
    const drawIdxs = [Number(chosen.winner), Number(chosen.other)];
    const input = { params: { id: String(draw.drawPostIdx) }, body: { drawIdxs, reason } };
    const isDone = await sending.send(
      () => call("POST /ops/draws/{id}/amend", input, { handled: true }),
      () => t("done"),
    );
    if (isDone) close();
  };
  const field = (name: "winner" | "other", list: readonly DrawApplication[]) => (
    <SelectField
      label={t(name)}
      placeholder={t("choose")}
      options={list.map(option)}
      value={chosen[name]}
      error={isMissing && chosen[name] === "" ? t("missing") : undefined}
      onChange={({ target }) => setChosen((now) => ({ ...now, [name]: target.value }))}
    />
  );
  return (
    <ActionDialog
      title={t("title")}
      lines={[t("what"), t("public")]}
      reason="needed"
      confirmLabel={t("confirm")}
      isOpen={isOpen}
      isBusy={sending.isBusy}
      failure={sending.failure}
      onConfirm={(reason) => void confirm(reason)}
      onClose={close}
    >
      {field("winner", winnersOf(draw))}
      {field("other", others)}
    </ActionDialog>
  );
}
