"use client";

import { type ReactNode, useId } from "react";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { BoardText } from "@/lib/web/boards/board-draft";
import { useImageUpload } from "../../editor/images/use-image-upload";
import { RichTextField } from "../../form/rich-text-field";
import type { TextPanel } from "./board-texts";

type Props<T extends BoardText> = { of: TextPanel<T>; name: keyof T & string; label: string };
type WordsProps<T extends BoardText> = Props<T> & {
  maxLength: number;
  hint?: ReactNode;
  rows?: number;
  /** Words that are in use already: offered for a single line. */
  suggestions?: readonly string[];
};

/** Words of one language; with `rows` of several lines. */
export function BoardWords<T extends BoardText>(props: WordsProps<T>) {
  const { of, name, label, maxLength, hint, rows, suggestions } = props;
  const listId = useId();
  const shared = {
    id: of.idOf(name),
    label,
    maxLength,
    hint,
    lang: of.language,
    value: of.text[name],
    readOnly: of.isReadOnly,
    error: of.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      of.onChange({ [name]: target.value } as Partial<T>),
  };
  if (rows !== undefined) return <TextareaField {...shared} rows={rows} />;
  if (suggestions === undefined) return <TextField {...shared} />;
  return (
    <>
      <TextField {...shared} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

/** Rich text of one language. */
export function BoardRichText<T extends BoardText>({ of, name, label }: Props<T>) {
  const upload = useImageUpload(of.entity);
  return (
    <RichTextField
      id={of.idOf(name)}
      label={label}
      lang={of.language}
      value={of.text[name] ?? ""}
      error={of.errorOf(name)}
      isReadOnly={of.isReadOnly}
      upload={upload}
      onChange={(html) => of.onChange({ [name]: html } as Partial<T>)}
    />
  );
}
