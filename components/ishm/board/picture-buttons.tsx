"use client";

import { useTranslations } from "next-intl";
import type { Ref } from "react";
import type { FieldWiring } from "@/components/form/field";
import { PhotoInput } from "@/components/photo/photo-input";
import { Button } from "@/components/ui/button";
import type { PictureDeed } from "./use-board-picture";

type Props = {
  ref: Ref<HTMLInputElement>;
  label: string;
  wiring: FieldWiring;
  hasPicture: boolean;
  /** What can be done besides choosing, in this order. */
  deeds: readonly PictureDeed[];
  onFile: (file: File) => void;
  onDeed: (deed: PictureDeed) => void;
};

/** What can be done with a picture; every button says of which one. */
export function PictureButtons({ ref, label, wiring, hasPicture, deeds, onFile, onDeed }: Props) {
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
      {deeds.map((deed) => (
        <Button
          key={deed}
          variant="quiet"
          size="small"
          aria-label={t("named", { deed: t(`deeds.${deed}`), name: label })}
          onClick={() => onDeed(deed)}
        >
          {t(`deeds.${deed}`)}
        </Button>
      ))}
    </div>
  );
}
