"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ButtonSize } from "@/components/ui/button-style";
import type { Crop } from "./crop";
import { CropControls } from "./crop-controls";
import { CropFrame } from "./crop-frame";

type Props = {
  id: string;
  picture: ImageBitmap;
  crop: Crop;
  size: ButtonSize;
  isBusy: boolean;
  onCrop: (crop: Crop) => void;
  onSend: () => void;
  onGiveUp: () => void;
};

/** A chosen picture, of which a square becomes the photo. */
export function PhotoSquare({ id, picture, crop, size, isBusy, onCrop, onSend, onGiveUp }: Props) {
  const t = useTranslations("photo");
  const common = useTranslations("common");
  return (
    <section aria-label={t("cropTitle")} className="mt-6 border-t-3 border-heading bg-sheet px-5 py-6">
      <h3 className="mb-4 text-group font-semibold">{t("cropTitle")}</h3>
      <div className="flex flex-wrap gap-x-8 gap-y-5">
        <div className="w-full max-w-80">
          <CropFrame picture={picture} crop={crop} hintId={`${id}-crop-hint`} onCrop={onCrop} />
          <p id={`${id}-crop-hint`} className="mt-2 text-caption text-ink-3">
            {t("frameHint")}
          </p>
        </div>
        <CropControls id={id} size={picture} crop={crop} onCrop={onCrop} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size={size} isBusy={isBusy} busyText={t("sending")} onClick={onSend}>
          {t("send")}
        </Button>
        <Button variant="outline" size={size} onClick={onGiveUp}>
          {common("cancel")}
        </Button>
      </div>
    </section>
  );
}
