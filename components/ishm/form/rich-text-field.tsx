"use client";

import { useState } from "react";
import { FieldError, FieldLabel } from "@/components/form/field";
import { useFieldTexts } from "@/components/form/required";
import type { ImageUpload } from "../editor/images/image-upload";
import { LazyEditor } from "../editor/lazy-editor";

type Props = {
  id: string;
  label: string;
  /** The language of the text. */
  lang: string;
  /** The initial text of the editor; to show another one later, change the `key`. */
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onChange: (html: string) => void;
  /** Stores an image of the text; without it the text takes none. */
  upload?: ImageUpload;
};

/** A field of rich text with its label above and what is wrong below. */
export function RichTextField({ id, label, lang, value, error, isReadOnly, onChange, upload }: Props) {
  const [initial] = useState(value);
  const { requiredText } = useFieldTexts(id, { label, error }, { readOnly: isReadOnly });
  return (
    <div>
      <FieldLabel requiredText={requiredText}>
        <span id={`${id}-label`}>{label}</span>
      </FieldLabel>
      <LazyEditor
        id={id}
        labelledBy={`${id}-label`}
        describedBy={error ? `${id}-error` : undefined}
        lang={lang}
        initial={initial}
        isRequired={requiredText !== undefined}
        isInvalid={error !== undefined}
        isReadOnly={isReadOnly}
        onChange={onChange}
        upload={upload}
      />
      {error ? <FieldError id={id}>{error}</FieldError> : null}
    </div>
  );
}
