"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import type { Language } from "@/lib/shared/languages";
import { isEmptyText, type NoticeText } from "@/lib/web/office/notice-draft";
import { useImageUpload } from "../editor/use-image-upload";
import { MissingText } from "../form/missing-text";
import { RichTextField } from "../form/rich-text-field";

type Props = {
  language: Language;
  text: NoticeText;
  /** The language that visitors get while this one has no text. */
  fallback: Language | undefined;
  /** Languages whose text can be copied here. */
  sources: readonly Language[];
  onChange: (part: Partial<NoticeText>) => void;
  onCopy: (from: Language) => void;
  titleError: string | undefined;
  contentsError: string | undefined;
  isReadOnly: boolean;
};

/** The text of one language. */
export function NoticeTextPanel(props: Props) {
  const { language, text, fallback, sources, onChange, onCopy, isReadOnly } = props;
  const t = useTranslations("ishm.notice.form");
  const upload = useImageUpload("notice");
  return (
    <>
      {isEmptyText(text) && fallback ? (
        <MissingText {...{ language, fallback, sources, isReadOnly, onCopy }} />
      ) : null}
      <TextField
        id={`title-${language}`}
        label={t("titleLabel")}
        lang={language}
        value={text.title}
        maxLength={120}
        readOnly={isReadOnly}
        error={props.titleError}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <RichTextField
        id={`contents-${language}`}
        label={t("contents")}
        lang={language}
        value={text.contents}
        error={props.contentsError}
        isReadOnly={isReadOnly}
        onChange={(contents) => onChange({ contents })}
        upload={upload}
      />
    </>
  );
}
