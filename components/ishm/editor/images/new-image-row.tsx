"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useSubmitHold } from "../../form/submit-hold";
import { alignedToField, rowKeys, rowStyle } from "../row-field";
import { AltFields } from "./alt-fields";

type Props = { file: File; onInsert: (alt: string) => void; onCancel: () => void };

/** Asks what a new image says; without an answer it does not come into the text, and its form is not submitted. */
export function NewImageRow({ file, onInsert, onCancel }: Props) {
  const t = useTranslations("ishm.editor");
  const field = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState("");
  const [isDecorative, setDecorative] = useState(false);
  const [isTried, setTried] = useState(false);
  const isMissing = !isDecorative && alt.trim() === "";
  useEffect(() => field.current?.focus(), []);

  function insert() {
    setTried(true);
    if (isMissing) field.current?.focus();
    else onInsert(isDecorative ? "" : alt.trim());
  }
  useSubmitHold(insert);

  return (
    <fieldset className={rowStyle}>
      <legend className="contents">
        <span className="w-full text-caption text-ink-2">{t("imageOf", { name: file.name })}</span>
      </legend>
      <AltFields
        ref={field}
        alt={alt}
        isDecorative={isDecorative}
        isMissing={isTried && isMissing}
        onAlt={setAlt}
        onDecorative={setDecorative}
        onKeyDown={rowKeys(insert, onCancel)}
      />
      <Button size="small" variant="outline" onClick={insert} className={alignedToField}>
        {t("insert")}
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel} className={alignedToField}>
        {t("cancel")}
      </Button>
    </fieldset>
  );
}
