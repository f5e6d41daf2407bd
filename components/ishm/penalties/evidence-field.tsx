"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileField } from "@/components/form/file-field";
import { isTooLarge } from "@/lib/web/office/upload-limits";
import { useFileSize } from "../form/use-file-size";
import { useOffice } from "../frame/root/office-context";
import { evidenceAccept, mostEvidence } from "./evidence-files";

type Props = {
  files: readonly File[];
  error: string | undefined;
  onChange: (files: readonly File[]) => void;
};

const megabyte = 1024 * 1024;

/** A scan or a photo of what was handed in; what is kept out is named with why. */
export function EvidenceField({ files, error, onChange }: Props) {
  const t = useTranslations("ishm.penalties.evidence");
  const { uploads } = useOffice();
  const sizeOf = useFileSize();
  const [keptOut, setKeptOut] = useState<string | null>(null);
  const take = (chosen: readonly File[]) => {
    const tooLarge = chosen.filter((file) => isTooLarge(file, uploads));
    setKeptOut(tooLarge.map(({ name }) => t("refused.size", { name })).join(" ") || null);
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
      error={keptOut ?? error}
      value={files}
      onChange={take}
      onRefuse={(refusals) =>
        setKeptOut(
          refusals
            .map(({ file, reason }) =>
              t(`refused.${reason === "total" ? "size" : reason}`, { name: file.name }),
            )
            .join(" "),
        )
      }
      limits={{ accept: evidenceAccept, maxCount: mostEvidence, maxBytesPerFile: uploads.documentBytes }}
      chooseText={t("choose")}
      listTexts={{ remove: (name) => t("remove", { name }), size: sizeOf }}
    />
  );
}
