"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { lostDocument } from "@/lib/contract/lost-items/lost-events";
import type { LostAdminDetail } from "@/lib/contract/lost-items/lost-items";
import { ActionDialog } from "../action/action-dialog";
import type { Claim } from "./use-claim";

type Props = { item: LostAdminDetail; claim: Claim; isOpen: boolean; onClose: () => void };

/** The item goes out: to whom, what he showed to be that person, and that he described it rightly. */
export function HandOverDialog({ item, claim, isOpen, onClose }: Props) {
  const t = useTranslations("ishm.lostItems.claim");
  const [receiver, setReceiver] = useState("");
  const [chosen, setChosen] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const document = lostDocument.options.find((one) => one === chosen);
  const name = receiver.trim();
  const needsCheck = item.hiddenNote !== "";
  const confirm = () => {
    const isReady = document !== undefined && name !== "" && (isChecked || !needsCheck);
    setRefused(!isReady);
    if (isReady) void claim.send({ event: "RETURN", receiver: name, document });
  };
  const missing = (isThere: boolean, sentence: string) => (isRefused && !isThere ? sentence : undefined);
  return (
    <ActionDialog
      title={t("handOver")}
      lines={[t("handOverLine", { item: item.itemName, name: item.claimant?.name ?? "" })]}
      confirmLabel={t("handOver")}
      isOpen={isOpen}
      isBusy={claim.isBusy}
      failure={claim.refused}
      onConfirm={confirm}
      onClose={onClose}
    >
      {needsCheck ? (
        <div className="flex flex-col gap-2">
          <p>
            <span className="text-ink-2">{t("onFile")}</span>
            <br />
            {item.hiddenNote}
          </p>
          <p>
            <span className="text-ink-2">{t("said")}</span>
            <br />
            {item.claimant?.marks || "–"}
          </p>
          <CheckboxField
            label={t("fits")}
            checked={isChecked}
            error={missing(isChecked, t("fitsNeeded"))}
            onChange={({ target }) => setChecked(target.checked)}
          />
        </div>
      ) : null}
      <TextField
        label={t("receiver")}
        hint={t("receiverHint")}
        maxLength={40}
        value={receiver}
        error={missing(name !== "", t("nameNeeded"))}
        onChange={({ target }) => setReceiver(target.value)}
      />
      <SelectField
        label={t("document")}
        hint={t("documentHint")}
        placeholder={t("chooseDocument")}
        options={lostDocument.options.map((one) => ({ value: one, label: t(`documents.${one}`) }))}
        value={chosen}
        error={missing(document !== undefined, t("documentNeeded"))}
        onChange={({ target }) => setChosen(target.value)}
      />
    </ActionDialog>
  );
}
