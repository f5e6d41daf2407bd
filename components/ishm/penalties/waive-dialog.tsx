"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileField } from "@/components/form/file-field";
import { SelectField } from "@/components/form/select-field";
import { TextareaField } from "@/components/form/textarea-field";
import { useFileSize } from "@/components/form/use-file-size";
import type { PenaltyDetail } from "@/lib/contract/penalties/ops-penalties";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { isTooLarge } from "@/lib/web/office/upload-limits";
import { ActionDialog } from "../action/action-dialog";
import { useOffice } from "../frame/root/office-context";
import { useGroupOptions } from "../people/use-group-options";
import { useSettle } from "./use-settle";

type Props = { penalty: PenaltyDetail; onClose: () => void; onChanged: () => Promise<void> };

/** Waives a penalty: for evidence, which is stored and counted, or because of an error of the club. */
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
    doneText: () => t("done", { name: penalty.memberName }),
    onDone: onClose,
  });
  const waive = () => {
    const isWhole = reasonCode !== "" && !isUsedUp && !lacksFile;
    setRefused(!isWhole);
    if (!isWhole) return;
    const event = { event: "WAIVE" as const, reasonCode, memo: memo.trim() || undefined };
    void settling.run({ event, files: isOfEvidence ? files : [] });
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
      failure={settling.refusal?.field === "reasonCode" ? null : settling.failure}
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

type EvidenceFieldProps = {
  files: readonly File[];
  error: string | undefined;
  onChange: (files: readonly File[]) => void;
};

const megabyte = 1024 * 1024;

/** The field for the evidence; files that are refused are named with the reason. */
function EvidenceField({ files, error, onChange }: EvidenceFieldProps) {
  const t = useTranslations("ishm.penalties.evidence");
  const { uploads } = useOffice();
  const sizeOf = useFileSize();
  const [refused, setRefused] = useState<string | null>(null);
  const take = (chosen: readonly File[]) => {
    const tooLarge = chosen.filter((file) => isTooLarge(file, uploads));
    setRefused(joinSentences(tooLarge.map(({ name }) => t("refused.size", { name }))) || null);
    onChange(chosen.filter((file) => !tooLarge.includes(file)));
  };
  return (
    <FileField
      id="evidence"
      label={t("field")}
      hint={t("hint", {
        imageMb: uploads.imageBytes / megabyte,
        documentMb: uploads.documentBytes / megabyte,
      })}
      error={refused ?? error}
      value={files}
      onChange={take}
      onRefuse={(refusals) =>
        setRefused(
          joinSentences(
            refusals.map(({ file, reason }) =>
              t(`refused.${reason === "total" ? "size" : reason}`, { name: file.name }),
            ),
          ),
        )
      }
      limits={{ accept: evidenceAccept, maxCount: mostEvidence, maxBytesPerFile: uploads.documentBytes }}
      chooseText={t("choose")}
      listTexts={{ remove: (name) => t("remove", { name }), size: sizeOf }}
    />
  );
}

/** The evidence for a waiver: scans or photos. */
const evidenceAccept = ".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png";
/** Entry of `reasonCodes`: evidence was handed in. */
const evidenceReason = "P1";
/** The fine was paid: that ends a penalty by itself and is no waiver. */
const paidReason = "P2";
const mostEvidence = 5;
