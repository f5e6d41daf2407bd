import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";
import { useUnsavedGuard } from "../frame/root/unsaved";
import { type CatalogueText, textProblem } from "./text-catalogue";

type Written = Readonly<Record<string, string>>;
type Sent = { changed: readonly CatalogueText[]; written: Written };

/** The most that one call takes. */
const batch = 200;

/** What is written of a language and not saved yet; it stays through pages and filters. */
export function useTextDrafts(
  lang: Language,
  texts: readonly CatalogueText[],
  version: number,
  reload: () => Promise<{ version: number } | undefined>,
) {
  const t = useTranslations("ishm.texts");
  const conflict = useTranslations("ishm.conflict");
  const { mutate } = useSWRConfig();
  const [byLanguage, setByLanguage] = useState<Partial<Record<Language, Written>>>({});
  const written = byLanguage[lang] ?? {};
  const setWritten = (next: Written) => setByLanguage((all) => ({ ...all, [lang]: next }));

  const wordsOf = (text: CatalogueText) => written[text.id] ?? text.own ?? "";
  const isChanged = (text: CatalogueText) => wordsOf(text).trim() !== (text.own ?? "");
  const changed = texts.filter(isChanged);
  const isAnyTyped = Object.values(byLanguage).some((one) => Object.keys(one).length > 0);
  useUnsavedGuard(changed.length > 0 || isAnyTyped);

  const saving = useSave({
    send(sent: Sent) {
      const messages = sent.changed.slice(0, batch).map(({ id, category, code }) => ({
        category,
        code,
        msg: sent.written[id]?.trim() || null,
      }));
      return call("PUT /ops/languages", { body: { lang, messages, version } }, { handled: true });
    },
    async onSaved(saved, sent) {
      const isSaved = new Set(sent.changed.slice(0, batch).map(({ id }) => id));
      await reload();
      setWritten(Object.fromEntries(Object.entries(sent.written).filter(([id]) => !isSaved.has(id))));
      await mutate((key) => Array.isArray(key) && key[0] === "GET /common/i18n/{lang}/{club}");
      toastBar(t("saved", { count: saved.saved }));
    },
    async readTheirs() {
      return (await reload()) ?? null;
    },
  });

  const { theirs, closeConflict } = saving;
  return {
    wordsOf,
    isChanged,
    write: (text: CatalogueText, words: string) => setWritten({ ...written, [text.id]: words }),
    count: changed.length,
    wrong: changed.filter((text) => textProblem(wordsOf(text), text) !== null),
    save: () => saving.save({ changed, written }),
    discard: () => setWritten({}),
    isBusy: saving.isBusy,
    refusal: saving.refusal,
    conflict: {
      isOpen: theirs !== null,
      onReload() {
        setWritten({});
        closeConflict();
      },
      onKeep() {
        closeConflict();
        toastBar(conflict("kept"));
      },
    },
  };
}
