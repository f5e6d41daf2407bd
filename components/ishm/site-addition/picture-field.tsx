"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileField } from "@/components/form/file-field";
import type { FileRefusal } from "@/components/form/file-rules";
import { Button } from "@/components/ui/button";
import type { LogoField } from "@/lib/contract/site-office";
import { pictureAccept } from "@/lib/web/office/site-addition-draft";
import { useFileSize } from "../form/use-file-size";
import { useOffice } from "../frame/office-context";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { field: LogoField; form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

/** The picture of a slot: the one that is there, another one from this device, or none from the next save on. */
export function PictureField({ field, form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { uploads } = useOffice();
  const sizeOf = useFileSize();
  const [keptOut, setKeptOut] = useState<string | null>(null);
  const { draft, change, saved, errors } = form;
  const file = draft.files[field];
  const isRemoved = draft.removed.includes(field);
  const { [field]: _chosen, ...others } = draft.files;

  const refuse = ([first]: FileRefusal[]) =>
    setKeptOut(
      first ? t(first.reason === "type" ? "fileType" : "fileSize", { name: first.file.name }) : null,
    );

  return (
    <div>
      <SavedPicture
        src={file ? null : saved[field]}
        isRemoved={isRemoved}
        label={t(`pictures.${field}`)}
        onToggle={
          isReadOnly
            ? undefined
            : () =>
                change({
                  removed: isRemoved
                    ? draft.removed.filter((one) => one !== field)
                    : [...draft.removed, field],
                })
        }
      />
      {isReadOnly ? (
        <p className="text-caption font-semibold">{t(`pictures.${field}`)}</p>
      ) : (
        <FileField
          id={field}
          label={t(`pictures.${field}`)}
          hint={t(`uses.${field}`)}
          error={keptOut ?? errors.of(field)}
          value={file ? [file] : []}
          onChange={([next]) => {
            setKeptOut(null);
            change({ files: next ? { ...others, [field]: next } : others });
          }}
          onRefuse={refuse}
          limits={{ accept: pictureAccept, maxCount: 1, maxBytesPerFile: uploads.imageBytes }}
          chooseText={t("choose")}
          listTexts={{ remove: (name) => t("forget", { name }), size: sizeOf }}
        />
      )}
    </div>
  );
}

type SavedProps = {
  src: string | null;
  isRemoved: boolean;
  label: string;
  onToggle: (() => void) | undefined;
};

function SavedPicture({ src, isRemoved, label, onToggle }: SavedProps) {
  const t = useTranslations("ishm.siteAddition");
  if (!src) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-3">
      <img
        src={src}
        alt={t("savedPicture", { name: label })}
        className={`max-h-12 max-w-40 border border-line bg-paper-2 object-contain p-1 ${isRemoved ? "opacity-40" : ""}`}
      />
      {isRemoved ? <span className="text-warn">{t("goesWithSave")}</span> : null}
      {onToggle ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={t(isRemoved ? "keepNamed" : "removeNamed", { name: label })}
          onClick={onToggle}
        >
          {t(isRemoved ? "keep" : "remove")}
        </Button>
      ) : null}
    </div>
  );
}
