"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import type { FieldWiring } from "@/components/form/field";
import { PhotoInput } from "@/components/photo/photo-input";
import { Button } from "@/components/ui/button";
import type { PictureAction } from "./use-board-picture";

type Props = {
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
export function PictureButtons({ ref, label, wiring, hasPicture, actions, onFile, onAction }: Props) {
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
          aria-label={t("named", { action: t(`deeds.${action}`), name: label })}
          onClick={() => onAction(action)}
        >
          {t(`deeds.${action}`)}
        </Button>
      ))}
    </div>
  );
}
