"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { call } from "@/lib/web/api/browser";
import { ActionDialog } from "../../action/action-dialog";
import { useDrawNames } from "../use-draw-names";
import type { ActionProps } from "./draw-actions";
import { reservesOf } from "./office-draw";

/** Gives a free time of an announced draw to somebody of the reserve list. */
export function PromoteDialog({ draw, isOpen, sending, onClose }: ActionProps) {
  const t = useTranslations("ishm.draws.deeds.promote");
  const names = useDrawNames();
  const reserves = reservesOf(draw);
  const [drawIdx, setDrawIdx] = useState("");
  const [sheetIdx, setSheetIdx] = useState("");
  const [isMissing, setMissing] = useState(false);
  const reserve = reserves.find((one) => String(one.drawIdx) === drawIdx);
  const slot = draw.freeSlots.find((one) => String(one.sheetIdx) === sheetIdx);
  const passed = reserve ? reserves.indexOf(reserve) : 0;
  const close = () => {
    setDrawIdx("");
    setSheetIdx("");
    setMissing(false);
    onClose();
  };
  const confirm = async (reason: string) => {
    setMissing(!reserve || !slot);
    if (!reserve || !slot) return;
    const body = { drawIdx: reserve.drawIdx, sheetIdx: slot.sheetIdx, reason };
    const isDone = await sending.send(
      () =>
        call(
          "POST /ops/draws/{id}/promote",
          { params: { id: String(draw.drawPostIdx) }, body },
          { handled: true },
        ),
      () => t("done", { member: reserve.memberName, slot: names.teeTime(slot) }),
    );
    if (isDone) close();
  };
  return (
    <ActionDialog
      title={t("title")}
      lines={[t("what"), t("public"), ...(passed > 0 ? [t("passes", { count: passed })] : [])]}
      reason="needed"
      confirmLabel={t("confirm")}
      isOpen={isOpen}
      isBusy={sending.isBusy}
      failure={sending.failure}
      onConfirm={(reason) => void confirm(reason)}
      onClose={close}
    >
      <SelectField
        label={t("reserve")}
        placeholder={t("choose")}
        options={reserves.map((one) => ({
          value: String(one.drawIdx),
          label: t("option", { number: one.reserveNo ?? 0, member: one.memberName, entry: one.drawIdx }),
        }))}
        value={drawIdx}
        hint={reserve ? reserve.choices.map(names.input).join(" · ") : undefined}
        error={isMissing && !reserve ? t("missing") : undefined}
        onChange={({ target }) => setDrawIdx(target.value)}
      />
      <SelectField
        label={t("slot")}
        placeholder={t("choose")}
        options={draw.freeSlots.map((one) => ({ value: String(one.sheetIdx), label: names.teeTime(one) }))}
        value={sheetIdx}
        error={isMissing && !slot ? t("missing") : undefined}
        onChange={({ target }) => setSheetIdx(target.value)}
      />
    </ActionDialog>
  );
}
