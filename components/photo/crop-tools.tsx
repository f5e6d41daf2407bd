"use client";

import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Crop, Size } from "./crop";
import { CropControls } from "./crop-controls";
import { CropFrame } from "./crop-frame";

type Props = { id: string; picture: ImageBitmap; to: Size; crop: Crop; onCrop: (crop: Crop) => void };

/** The choice of a part of a picture: by dragging, by keys, by buttons. */
export function CropTools({ id, picture, to, crop, onCrop }: Props) {
  const t = useTranslations("photo");
  const isWide = to.width > to.height * 1.5;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <div className={cn("w-full", !isWide && "max-w-80")}>
        <CropFrame picture={picture} to={to} crop={crop} hintId={`${id}-crop-hint`} onCrop={onCrop} />
        <p id={`${id}-crop-hint`} className="mt-2 text-caption text-ink-3">
          {t("frameHint")}
        </p>
      </div>
      <CropControls id={id} cut={{ from: picture, to }} crop={crop} onCrop={onCrop} />
    </div>
  );
}
