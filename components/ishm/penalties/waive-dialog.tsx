"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../action/action-dialog";
import { useGroupOptions } from "../people/use-group-options";
import { EvidenceField } from "./evidence-field";
import { evidenceReason, paidReason } from "./evidence-files";
import { useSettle } from "./use-settle";

type Props = { penalty: PenaltyDetail; onClose: () => void; onChanged: () => Promise<void> };

/** Lets somebody off: for evidence, which is kept and counted, or because the club erred. */
export function WaiveDialog({ penalty, onClose, onChanged }: Props) {
  const t = useTranslations("ishm.penalties.waive");
  const { used, max } = penalty.waivers;
  const reasons = useGroupOptions("reasonCodes", "RELEASE").filter(({ value }) => value !== paidReason);
  const [reasonCode, setReasonCode] = useState("");
  const [memo, setMemo] = useState("");
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isRefused, setRefused] = useState(false);
  const isOfEvidence = reasonCode === evidenceReason;
  const isUsedUp = isOfEvidence && used >= max;
  const lacksFile = isOfEvidence && files.length === 0;
  const settling = useSettle({
    penalty,
    onChanged,
    onDone: () => {
      toastBar(t("done", { name: penalty.memberName }));
      onClose();
    },
  });
  const waive = () => {
    const isWhole = reasonCode !== "" && !isUsedUp && !lacksFile;
    setRefused(!isWhole);
    if (!isWhole) return;
    const event = { event: "WAIVE" as const, reasonCode, memo: memo.trim() || undefined };
    void settling.save({ event, files: isOfEvidence ? files : [] });
  };
  const overTheYear = isUsedUp || settling.refusal?.field === "reasonCode";
  const missing = isRefused && reasonCode === "" ? t("reasonNeeded") : undefined;
  return (
    <ActionDialog
      isOpen
      title={t("title")}
      lines={[t("does", { name: penalty.memberName }), t("coupons"), t("used", { used, max })]}
      confirmLabel={t("button")}
      isBusy={settling.isBusy}
      failure={settling.refusal?.field === "reasonCode" ? null : settling.refusal?.message}
      onConfirm={waive}
      onClose={onClose}
    >
      <SelectField
        id="reasonCode"
        label={t("reason")}
        placeholder={t("choose")}
        options={reasons}
        value={reasonCode}
        error={overTheYear ? t("usedUp", { max }) : missing}
        onChange={(event) => setReasonCode(event.target.value)}
      />
      {isOfEvidence ? (
        <EvidenceField
          files={files}
          error={isRefused && lacksFile ? t("fileNeeded") : undefined}
          onChange={setFiles}
        />
      ) : null}
      <TextareaField
        id="memo"
        label={t("memo")}
        value={memo}
        rows={2}
        maxLength={200}
        onChange={(event) => setMemo(event.target.value)}
      />
    </ActionDialog>
  );
}
