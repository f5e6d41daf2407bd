"use client";

import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/form/textarea-field";
import { Chip } from "@/components/ui/chip";
import type { Language } from "@/lib/shared/languages";
import { messageVariables } from "@/lib/shared/texts/message-variables";
import {
  type CatalogueText,
  isInterfaceText,
  isMissing,
  longestText,
  type TextProblem,
  textProblem,
  writtenVariables,
} from "./text-catalogue";
import { textSample } from "./text-sample";

type Props = {
  text: CatalogueText;
  lang: Language;
  words: string;
  isChanged: boolean;
  isReadOnly: boolean;
  onChange: (words: string) => void;
};

/** One text: what the system says on one side, the club's own words on the other. */
export function TextItem({ text, lang, words, isChanged, isReadOnly, onChange }: Props) {
  const t = useTranslations("ishm.texts");
  const common = useTranslations("common.languageNames");
  const errorOf = useTextError();
  const { code, system, english, own, ownIn } = text;
  const variables = messageVariables(system ?? english ?? "") ?? [];
  const sample = isInterfaceText(text) ? textSample(words, lang) : null;
  return (
    <li className="grid gap-x-8 gap-y-3 px-5 py-4 min-[56.25rem]:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-chip break-all text-ink-3">{code}</span>
          {own === null ? null : <Chip tone="info">{t("own")}</Chip>}
          {isMissing(text) ? <Chip tone="warn">{t("missing")}</Chip> : null}
        </p>
        <p lang={lang} className="mt-1 break-words whitespace-pre-line">
          {system ?? <span className="text-ink-3">{t("none")}</span>}
        </p>
        {english !== null && lang !== "en" ? (
          <p lang="en" className="mt-1 break-words whitespace-pre-line text-ink-2">
            <span className="visually-hidden">{t("english")}: </span>
            {english}
          </p>
        ) : null}
        {isMissing(text) ? (
          <p className="mt-1 text-caption text-ink-2">
            {t("missingHint", { languages: ownIn.map((one) => common(one)).join(", ") })}
          </p>
        ) : null}
      </div>
      <div className="min-w-0">
        <TextareaField
          id={text.id}
          label={<span className="visually-hidden">{t("ownOf", { code })}</span>}
          hint={variables.length > 0 ? t("filled", { variables: writtenVariables(variables) }) : undefined}
          error={errorOf(textProblem(words, text))}
          lang={lang}
          rows={words.length > 90 || words.includes("\n") ? 4 : 1}
          maxLength={longestText}
          placeholder={t("placeholder")}
          readOnly={isReadOnly}
          value={words}
          onChange={(event) => onChange(event.target.value)}
          className={isChanged ? "border-primary" : undefined}
        />
        {sample === null ? null : (
          <p lang={lang} className="mt-1 text-caption text-ink-2">
            {t("preview", { text: sample })}
          </p>
        )}
        {words !== "" && !isReadOnly ? (
          <button
            type="button"
            onClick={() => onChange("")}
            className="mt-1 min-h-8 text-caption font-semibold hover:underline"
          >
            {t("reset")}
          </button>
        ) : null}
      </div>
    </li>
  );
}

/** Returns the sentence of a problem with a text. */
function useTextError(): (problem: TextProblem | null) => string | undefined {
  const t = useTranslations("ishm.texts");
  return (problem) => {
    if (!problem) return undefined;
    if (problem.kind === "braces") return t("problems.braces");
    if (problem.kind === "tooLong") return t("problems.tooLong", { max: longestText });
    const { kind, variables } = problem;
    return t(`problems.${kind}`, { variables });
  };
}
