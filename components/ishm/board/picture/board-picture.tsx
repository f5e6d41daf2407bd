"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Size } from "@/components/photo/crop";
import type { AnyForm } from "../form/use-board-form";
import { CropDialog } from "./crop-dialog";
import { PictureChoice } from "./picture-choice";
import { PicturePreview } from "./picture-preview";
import { useBoardPicture } from "./use-board-picture";

type Props = {
  id: string;
  label: string;
  hint?: string;
  savedUrl: string | null;
  /** A new picture, null for none from the next save on, undefined for the one that is there. */
  value: File | null | undefined;
  /** The pixels that visitors see: the picture is cut to them. Without it the picture goes as it is. */
  size?: Size;
  isNeeded?: boolean;
  isReadOnly: boolean;
  error: string | undefined;
  /** May be called some time after the choice, when the picture is read. */
  onChange: (next: File | null | undefined) => void;
};

/** A picture that goes with the next save of a form: chosen, dropped or pasted, cut, taken away or kept. */
export function BoardPicture(props: Props) {
  const { id, label, hint, value, size, isNeeded = false, isReadOnly, error } = props;
  const t = useTranslations("ishm.board.picture");
  const [isCropping, setIsCropping] = useState(false);
  const picture = useBoardPicture(props);
  const { url, uncut } = picture;
  const look = url ? (
    <PicturePreview
      src={url}
      alt={t(value ? "chosen" : "saved", { name: label })}
      size={size}
      bytes={value?.size}
      source={picture.source}
      isLeaving={value === null}
      hasFacts={!isReadOnly}
    />
  ) : (
    <p className="text-ink-3">{t("none")}</p>
  );
  if (isReadOnly) {
    return (
      <div data-slot="field" className="min-w-0">
        <p className="mb-1.5 text-caption font-semibold">{label}</p>
        {look}
      </div>
    );
  }
  return (
    <>
      <PictureChoice
        id={id}
        label={label}
        hint={hint}
        size={size}
        isNeeded={isNeeded}
        error={error}
        picture={picture}
        isLeaving={value === null && url !== null}
        onCrop={() => setIsCropping(true)}
      >
        {look}
      </PictureChoice>
      {isCropping && uncut && size ? (
        <CropDialog
          id={id}
          label={label}
          size={size}
          {...uncut}
          isBusy={picture.isBusy}
          onUse={(crop) => void picture.take(uncut.file, crop).then(() => setIsCropping(false))}
          onClose={() => setIsCropping(false)}
        />
      ) : null}
    </>
  );
}

type FormPictureProps = Pick<Props, "label" | "hint" | "size" | "isNeeded"> & {
  form: AnyForm;
  /** The upload part that the picture is sent as. */
  part: string;
};

/** A picture of a board's form; it goes with the next save. */
export function FormPicture({ form, part, ...props }: FormPictureProps) {
  return (
    <BoardPicture
      {...props}
      id={part}
      savedUrl={form.saved?.pictures[part] ?? null}
      value={form.draft.pictures[part]}
      isReadOnly={!form.canSave}
      error={form.errorOf(part)}
      onChange={(next) => form.changePicture(part, next)}
    />
  );
}
