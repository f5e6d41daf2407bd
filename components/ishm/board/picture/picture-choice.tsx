"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, type Ref, useRef } from "react";
import { FieldError, FieldHint, FieldLabel, type FieldWiring, fieldWiring } from "@/components/form/field";
import type { Size } from "@/components/photo/crop";
import { PhotoInput } from "@/components/photo/photo-input";
import { useFileDrop } from "@/components/photo/use-picture";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { joinSentences } from "@/lib/shared/texts/sentences";
import type { PictureAction, useBoardPicture } from "./use-board-picture";

type Props = {
  id: string;
  label: string;
  hint: string | undefined;
  size: Size | undefined;
  isNeeded: boolean;
  error: string | undefined;
  picture: ReturnType<typeof useBoardPicture>;
  /** The saved picture goes with the next save. */
  isLeaving: boolean;
  onCrop: () => void;
  /** The picture as it is seen. */
  children: ReactNode;
};

/** The field of a picture: where one is dropped or pasted, its buttons, its rules and what is wrong. */
export function PictureChoice(props: Props) {
  const { id, label, size, isNeeded, picture, isLeaving, onCrop, children } = props;
  const t = useTranslations("ishm.board.picture");
  const form = useTranslations("ishm.form");
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File) => void picture.take(file);
  const drop = useFileDrop(take);
  const { refused, megabytes: mb } = picture;
  const fault = refused && t(`faults.${refused.fault}`, { name: refused.name, mb });
  const error = fault ?? props.error;
  const hint = joinSentences([props.hint, size && t("shape", size), t("rules", { mb })]);
  const action = (action: PictureAction) => {
    if (action === "crop") return onCrop();
    picture[action]();
    // The button that had the focus goes with what it was for.
    input.current?.focus();
  };
  const zone = cn(
    "flex flex-col items-start gap-3 rounded-control border border-dashed border-border bg-field p-4",
    error && "border-2 border-bad",
    drop.isOver && "border-2 border-primary bg-selected",
  );
  return (
    <div data-slot="field" data-invalid={error ? "" : undefined} className="min-w-0">
      <FieldLabel requiredText={isNeeded ? form("required") : undefined}>
        <label htmlFor={id}>{label}</label>
      </FieldLabel>
      <div {...drop.handlers} className={zone}>
        {children}
        {isLeaving ? <p className="text-warn">{t("goesWithSave")}</p> : null}
        <PictureButtons
          ref={input}
          label={label}
          wiring={fieldWiring(id, { hint, error, requiredText: isNeeded })}
          hasPicture={picture.url !== null}
          actions={picture.actions}
          onFile={take}
          onAction={action}
        />
      </div>
      <p role="status" className="text-caption text-ink-2">
        {picture.isBusy ? t("reading") : null}
      </p>
      <div role="alert">{fault ? <FieldError id={id}>{fault}</FieldError> : null}</div>
      {props.error && !fault ? <FieldError id={id}>{props.error}</FieldError> : null}
      <FieldHint id={id}>{hint}</FieldHint>
    </div>
  );
}

type PictureButtonsProps = {
  ref: Ref<HTMLInputElement>;
  label: string;
  wiring: FieldWiring;
  hasPicture: boolean;
  /** The actions besides choosing, in this order. */
  actions: readonly PictureAction[];
  onFile: (file: File) => void;
  onAction: (action: PictureAction) => void;
};

/** The buttons of a picture; each names the picture that it is for. */
function PictureButtons({ ref, label, wiring, hasPicture, actions, onFile, onAction }: PictureButtonsProps) {
  const t = useTranslations("ishm.board.picture");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PhotoInput
        ref={ref}
        wiring={wiring}
        size="small"
        label={t(hasPicture ? "replace" : "choose")}
        onFile={onFile}
      />
      {actions.map((action) => (
        <Button
          key={action}
          variant="quiet"
          size="small"
          aria-label={t("named", { action: t(`actions.${action}`), name: label })}
          onClick={() => onAction(action)}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
    </div>
  );
}
