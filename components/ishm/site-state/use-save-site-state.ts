import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { SiteState } from "@/lib/contract/site";
import { formatDateTime } from "@/lib/shared/date-format";
import { call } from "@/lib/web/api/browser";
import { type SiteStateDraft, saveSiteStateCall } from "@/lib/web/office/site-state-draft";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOffice } from "../frame/office-context";

export type StateRefusal = { field: string | null; message: string };

const stale = 2002;

/** Saves the state, once at a time; a state that shuts visitors out is confirmed in words first. */
export function useSaveSiteState(current: SiteState, onSaved: () => Promise<void>) {
  const t = useTranslations("ishm.siteState");
  const common = useTranslations("common");
  const conflict = useTranslations("ishm.conflict");
  const { formats, language } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const [refusal, setRefusal] = useState<StateRefusal | null>(null);
  const [refusalCount, setRefusalCount] = useState(0);
  const [isConflicting, setConflicting] = useState(false);
  // Grows with what this screen has read, and when this form goes over somebody else's save.
  const readVersion = current.admin?.version ?? 0;
  const version = useRef(readVersion);
  useEffect(() => {
    version.current = readVersion;
  }, [readVersion]);

  function isConfirmed(draft: SiteStateDraft, startAt: string | null | undefined): Promise<boolean> {
    if (draft.state === "1") return Promise.resolve(true);
    const when = startAt ? t("confirm.from", { time: formatDateTime(startAt, formats) }) : t("confirm.now");
    return showConfirm({
      title: t("confirm.title", { state: t(`states.${draft.state}.label`) }),
      message: `${t(`states.${draft.state}.description`)} ${when}`,
      confirm: startAt ? t("plan") : t("saveNow"),
      cancel: common("cancel"),
    });
  }

  /** Somebody else saved meanwhile: the next save goes over theirs, by choice. */
  async function keepMine() {
    setConflicting(false);
    const answer = await call("GET /site/state", { query: { scope: "admin", lang: language } });
    if (!answer.ok) return;
    version.current = answer.value.admin?.version ?? version.current;
    toastBar(conflict("kept"));
  }

  async function takeTheirs() {
    setConflicting(false);
    await onSaved();
  }

  async function send(draft: SiteStateDraft): Promise<void> {
    const input = saveSiteStateCall(draft, language, formats.standardTimeZone, version.current);
    const answer = await call("PUT /site/state", input, { handled: true });
    if (answer.ok) {
      toastBar(input.body.startAt ? t("planned") : t("saved"));
      return onSaved();
    }
    if (answer.failure.code === stale) return setConflicting(true);
    const [field = null] = answer.failure.code === 9001 ? answer.failure.msgVar : [];
    setRefusal({ field, message: await failureSentence(answer.failure, language) });
    setRefusalCount((count) => count + 1);
  }

  async function save(draft: SiteStateDraft): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setRefusal(null);
    const { body } = saveSiteStateCall(draft, language, formats.standardTimeZone, version.current);
    try {
      if (!(await isConfirmed(draft, body.startAt))) return;
      setBusy(true);
      await send(draft);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { save, isBusy, refusal, refusalCount, isConflicting, keepMine, takeTheirs };
}
