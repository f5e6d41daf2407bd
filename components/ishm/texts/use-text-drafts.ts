import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useActionCall } from "../action/use-action-call";
import { useUnsavedGuard } from "../frame/root/unsaved";
import { type CatalogueText, textProblem } from "./text-catalogue";

type Written = Readonly<Record<string, string>>;
type Sent = { changed: readonly CatalogueText[]; written: Written };

/** Domain.md 13: somebody else saved meanwhile. */
const stale = 2002;
/** The most that one call takes. */
const batch = 200;

/** The unsaved words of each language; they stay through pages and filters. */
export function useTextDrafts(
  lang: Language,
  texts: readonly CatalogueText[],
  version: number,
  reload: () => Promise<{ version: number } | undefined>,
) {
  const t = useTranslations("ishm.texts");
  const conflict = useTranslations("ishm.conflict");
  const refresh = useReadAgain(["GET /common/i18n/{lang}/{club}"]);
  const [byLanguage, setByLanguage] = useState<Partial<Record<Language, Written>>>({});
  const written = byLanguage[lang] ?? {};
  const setWritten = (next: Written) => setByLanguage((all) => ({ ...all, [lang]: next }));

  const wordsOf = (text: CatalogueText) => written[text.id] ?? text.own ?? "";
  const isChanged = (text: CatalogueText) => wordsOf(text).trim() !== (text.own ?? "");
  const changed = texts.filter(isChanged);
  const isAnyTyped = Object.values(byLanguage).some((one) => Object.keys(one).length > 0);
  useUnsavedGuard(changed.length > 0 || isAnyTyped);

  const [isConflict, setConflict] = useState(false);
  const saving = useActionCall({
    send(sent: Sent) {
      const messages = sent.changed.slice(0, batch).map(({ id, category, code }) => ({
        category,
        code,
        msg: sent.written[id]?.trim() || null,
      }));
      return call("PUT /ops/languages", { body: { lang, messages, version } }, { handled: true });
    },
    async onDone(saved, sent) {
      const isSaved = new Set(sent.changed.slice(0, batch).map(({ id }) => id));
      await reload();
      setWritten(Object.fromEntries(Object.entries(sent.written).filter(([id]) => !isSaved.has(id))));
      await refresh();
      toastBar(t("saved", { count: saved.saved }));
    },
    async onRefused({ code }) {
      const isStale = code === stale && (await reload()) !== undefined;
      setConflict(isStale);
      return isStale;
    },
  });

  return {
    wordsOf,
    isChanged,
    write: (text: CatalogueText, words: string) => setWritten({ ...written, [text.id]: words }),
    count: changed.length,
    wrong: changed.filter((text) => textProblem(wordsOf(text), text) !== null),
    save: () => saving.run({ changed, written }),
    discard: () => setWritten({}),
    isBusy: saving.isBusy,
    failure: saving.failure,
    conflict: {
      isOpen: isConflict,
      onReload() {
        setWritten({});
        setConflict(false);
      },
      onKeep() {
        setConflict(false);
        toastBar(conflict("kept"));
      },
    },
  };
}
