"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Crop, isBlurred, type Size } from "@/components/photo/crop";
import { CropTools } from "@/components/photo/crop-tools";
import { usePicture } from "@/components/photo/use-picture";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = {
  id: string;
  label: string;
  file: File;
  crop: Crop;
  size: Size;
  isBusy: boolean;
  onUse: (crop: Crop) => void;
  onClose: () => void;
};

/** The part of a chosen picture that visitors will see; nothing is changed before it is used. */
export function CropDialog({ id, label, file, crop, size, isBusy, onUse, onClose }: Props) {
  const t = useTranslations("ishm.board.picture");
  const common = useTranslations("common");
  const [next, setNext] = useState(crop);
  const { picture, isBroken } = usePicture(file);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={t("named", { action: t("actions.crop"), name: label })}
      className="w-[760px]"
      footer={
        <>
          <Button variant="outline" size="small" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button size="small" isBusy={isBusy} disabled={!picture} onClick={() => onUse(next)}>
            {t("use")}
          </Button>
        </>
      }
    >
      {picture ? <CropTools id={id} picture={picture} to={size} crop={next} onCrop={setNext} /> : null}
      <p role="status" className="text-caption text-warn">
        {isBroken ? t("faults.broken", { name: file.name }) : null}
        {picture && isBlurred({ from: picture, to: size }, next) ? t("blurred", size) : null}
      </p>
    </Dialog>
  );
}
