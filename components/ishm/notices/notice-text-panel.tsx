"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FieldError } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";
import { isEmptyText, type NoticeText } from "@/lib/web/office/notice-draft";
import { LazyEditor } from "../editor/lazy-editor";

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
  const { language, text, fallback, sources, onChange, titleError, contentsError, isReadOnly } = props;
  const t = useTranslations("ishm.notice.form");
  const common = useTranslations("common");
  const [initial] = useState(text.contents);
  const contentsId = `contents-${language}`;
  const nameOf = (one: Language) => common(`languageNames.${one}`);
  const isMissing = isEmptyText(text);
  return (
    <div className="flex flex-col gap-5">
      {isMissing && fallback ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warn-tint px-4 py-2.5 text-warn">
          <p>{t("missingTranslation", { language: nameOf(language), fallback: nameOf(fallback) })}</p>
          {isReadOnly
            ? null
            : sources.map((one) => (
                <Button key={one} size="small" variant="quiet" onClick={() => props.onCopy(one)}>
                  {t("copyFrom", { language: nameOf(one) })}
                </Button>
              ))}
        </div>
      ) : null}
      <TextField
        id={`title-${language}`}
        label={t("titleLabel")}
        lang={language}
        value={text.title}
        maxLength={120}
        readOnly={isReadOnly}
        error={titleError}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <div>
        <p id={`${contentsId}-label`} className="mb-1.5 font-semibold">
          {t("contents")}
        </p>
        <LazyEditor
          id={contentsId}
          labelledBy={`${contentsId}-label`}
          describedBy={contentsError ? `${contentsId}-error` : undefined}
          lang={language}
          initial={initial}
          isInvalid={contentsError !== undefined}
          isReadOnly={isReadOnly}
          onChange={(contents) => onChange({ contents })}
        />
        {contentsError ? <FieldError id={contentsId}>{contentsError}</FieldError> : null}
      </div>
    </div>
  );
}
