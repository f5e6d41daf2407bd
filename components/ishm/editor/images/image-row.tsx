"use client";

import type { Editor } from "@tiptap/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { Button } from "@/components/ui/button";
import { imageWidths } from "@/lib/shared/texts/rich-text-forms";
import { alignedToField, rowKeys, rowStyle } from "../row-field";
import { AltFields } from "./alt-fields";

export type ImageAttributes = { src: string; alt: string | null; shownWidth: string | null };

type Props = { editor: Editor; image: ImageAttributes };

const widths = ["natural", ...imageWidths] as const;

/** The description and the width of the selected image. A removed description is remembered while the row is open. */
export function ImageRow({ editor, image }: Props) {
  const t = useTranslations("ishm.editor");
  const [alt, setAlt] = useState(image.alt ?? "");
  const [isDecorative, setDecorative] = useState(image.alt === "");
  // `updateAttributes` would put another image in its place, and the selection would be gone.
  const change = (name: keyof ImageAttributes, value: string | null) => {
    const { tr, selection } = editor.state;
    editor.view.dispatch(tr.setNodeAttribute(selection.from, name, value));
  };

  return (
    <div className={rowStyle}>
      <AltFields
        alt={alt}
        isDecorative={isDecorative}
        isMissing={!isDecorative && alt.trim() === ""}
        onAlt={(words) => {
          setAlt(words);
          if (words.trim() !== "") change("alt", words.trim());
        }}
        onDecorative={(isOnly) => {
          setDecorative(isOnly);
          if (isOnly || alt.trim() !== "") change("alt", isOnly ? "" : alt.trim());
        }}
        onKeyDown={rowKeys(
          () => editor.commands.focus(),
          () => editor.commands.focus(),
        )}
      />
      <RadioField
        label={t("width")}
        value={image.shownWidth ?? "natural"}
        options={widths.map((value) => ({ value, label: t(`widths.${value}`) }))}
        onChange={({ target }) => change("shownWidth", target.value === "natural" ? null : target.value)}
      />
      <Button
        size="small"
        variant="quiet"
        className={alignedToField}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        {t("remove")}
      </Button>
    </div>
  );
}
