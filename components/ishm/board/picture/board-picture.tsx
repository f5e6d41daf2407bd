"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFileSize } from "@/components/form/use-file-size";
import { isBlurred, type Size, wholeCrop } from "@/components/photo/crop";
import type { PictureSource } from "@/components/photo/picture-to-send";
import { cn } from "@/components/ui/cn";
import type { AnyForm } from "../form/use-board-form";
import { CropDialog } from "./crop-dialog";
import { PictureChoice } from "./picture-choice";
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
  const preview = url ? (
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
        {preview}
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
        {preview}
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

type PicturePreviewProps = {
  src: string;
  alt: string;
  size: Size | undefined;
  /** The bytes of a chosen file; those of a saved one are not known here. */
  bytes?: number;
  source?: PictureSource;
  isLeaving?: boolean;
  hasFacts: boolean;
};

/** Most pixels of the office's screen that a picture takes. */
const room: Size = { width: 384, height: 256 };

/** A picture in the shape in which visitors see it, with its pixels, its weight and what is to be said about them. */
function PicturePreview({ src, alt, size, bytes, source, isLeaving = false, hasFacts }: PicturePreviewProps) {
  const t = useTranslations("ishm.board.picture");
  const sizeOf = useFileSize();
  const [loaded, setLoaded] = useState<{ src: string; pixels: Size } | null>(null);
  const pixels = loaded?.src === src ? loaded.pixels : null;
  const seen = source ?? (pixels && { from: pixels, crop: wholeCrop });
  const isSmall = size && seen && isBlurred({ from: seen.from, to: size }, seen.crop);
  const facts = (now: Size) =>
    bytes === undefined ? t("pixels", now) : `${t("pixels", now)} · ${sizeOf(bytes)}`;
  const shape = size && {
    aspectRatio: `${size.width} / ${size.height}`,
    width: Math.min(room.width, (room.height * size.width) / size.height),
  };
  return (
    <div className="min-w-0">
      <img
        src={src}
        alt={alt}
        style={shape ?? { maxHeight: room.height }}
        className={cn(
          "block max-w-full border border-line bg-paper-2",
          size ? "object-cover" : "object-contain",
          isLeaving && "opacity-40",
        )}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setLoaded({ src, pixels: { width, height } })
        }
      />
      {hasFacts ? (
        <div aria-live={bytes === undefined ? "off" : "polite"} className="mt-1.5 text-caption">
          {pixels ? <p className="text-ink-2">{facts(pixels)}</p> : null}
          {isSmall && size ? <p className="text-warn">{t("blurred", size)}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
