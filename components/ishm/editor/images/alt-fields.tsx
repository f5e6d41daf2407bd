"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEventHandler, type Ref, useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { alignedToField, RowField } from "../row-field";

type Props = {
  ref?: Ref<HTMLInputElement>;
  alt: string;
  isDecorative: boolean;
  isMissing: boolean;
  onAlt: (alt: string) => void;
  onDecorative: (isDecorative: boolean) => void;
  onKeyDown?: KeyboardEventHandler;
};

/** The words for those who do not see an image, or that it has nothing to say (checklist A-13). */
export function AltFields({ ref, alt, isDecorative, isMissing, onAlt, onDecorative, onKeyDown }: Props) {
  const t = useTranslations("ishm.editor");
  const id = useId();
  return (
    <>
      <RowField
        ref={ref}
        label={t("alt")}
        hint={t("altHint")}
        error={isMissing ? t("altMissing") : null}
        value={isDecorative ? "" : alt}
        disabled={isDecorative}
        maxLength={300}
        onChange={(event) => onAlt(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <label htmlFor={id} className={`${alignedToField} inline-flex min-h-9 items-center gap-2 text-caption`}>
        <Checkbox
          id={id}
          checked={isDecorative}
          onChange={(event) => onDecorative(event.target.checked)}
          onKeyDown={onKeyDown}
        />
        {t("decorative")}
      </label>
    </>
  );
}
