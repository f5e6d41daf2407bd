"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ButtonSize } from "@/components/ui/button-style";
import { type Crop, photoSize } from "./crop";
import { CropTools } from "./crop-tools";

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
      <CropTools id={id} picture={picture} to={photoSize} crop={crop} onCrop={onCrop} />
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
