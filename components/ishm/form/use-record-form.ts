import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "./use-draft";
import { useSave } from "./use-save";

type Options<R, D extends object> = {
  initial: R;
  draftOf: (record: R) => D;
  canSave: boolean;
  read: () => Promise<Result<R, CallFailure>>;
  /** Sends what is typed over the record that it began with. */
  send: (draft: D, saved: R) => Promise<Result<unknown, CallFailure>>;
  onSaved: (sent: D) => void | Promise<void>;
  /** The field of a refusal that does not name one. */
  fieldOf?: (failure: CallFailure) => string | null;
  /** Told whether something is typed: then `useRecord` leaves the form alone. */
  onTyped: (isTyped: boolean) => void;
};

/**
 * The form of the one record of a screen. It stays where it is after a save and holds what the server has then; over
 * somebody else's save it goes only by choice.
 */
export function useRecordForm<R, D extends object>(options: Options<R, D>) {
  const t = useTranslations("ishm.conflict");
  const { draftOf, read, onTyped } = options;
  const [saved, setSaved] = useState(options.initial);
  const form = useDraft(draftOf(options.initial), options.canSave);
  const { isDirty } = form;
  useEffect(() => onTyped(isDirty), [isDirty, onTyped]);

  const saving = useSave<D, unknown, R>({
    send: (draft) => options.send(draft, saved),
    fieldOf: options.fieldOf,
    async onSaved(_answer, sent) {
      const fresh = await read();
      if (fresh.ok) {
        setSaved(fresh.value);
        const known = draftOf(fresh.value);
        form.markSaved(known);
        // What was typed while it was on its way stays.
        form.update((now) => (now === sent ? known : now));
      } else form.markSaved(sent);
      await options.onSaved(sent);
    },
    async readTheirs() {
      const answer = await read();
      return answer.ok ? answer.value : null;
    },
  });

  function decide(take: "theirs" | "mine") {
    if (saving.theirs === null) return;
    const theirs = draftOf(saving.theirs);
    setSaved(saving.theirs);
    if (take === "theirs") form.begin(theirs);
    else form.markSaved(theirs);
    saving.closeConflict();
    if (take === "mine") toastBar(t("kept"));
  }

  return {
    ...form,
    saved,
    /** Another call of this screen has changed the record; what is typed goes on from there. */
    moveOn: setSaved,
    saving,
    conflict: {
      isOpen: saving.theirs !== null,
      onReload: () => decide("theirs"),
      onKeep: () => decide("mine"),
    },
  };
}
