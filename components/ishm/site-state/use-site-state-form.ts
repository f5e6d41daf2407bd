import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useSWRConfig } from "swr";
import type { SiteState } from "@/lib/contract/site/site";
import type { Result } from "@/lib/shared/result";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { stampOf } from "@/lib/web/office/club-minute";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useFormErrors } from "../form/use-form-errors";
import { useRecordForm } from "../form/use-record-form";
import { useOffice } from "../frame/root/office-context";
import {
  type SiteStateDraft,
  type SiteStateProblem,
  saveSiteStateCall,
  siteStateDraftOf,
  siteStateProblems,
} from "./site-state-draft";

export type SiteStateFormProps = {
  state: SiteState;
  read: () => Promise<Result<SiteState, CallFailure>>;
  canSave: boolean;
  onTyped: (isTyped: boolean) => void;
};

const fields = ["startAt", "endAt", "allowIps"] as const;

/** Everything that the form of the site state knows and does. */
export function useSiteStateForm({ state, read, canSave, onTyped }: SiteStateFormProps) {
  const t = useTranslations("ishm.siteState");
  const { mutate } = useSWRConfig();
  const { formats, language, now } = useOffice();
  const ask = useStateQuestion();
  const zone = formats.standardTimeZone;
  /** The command bar shows the state too. */
  const refresh = () => mutate((key) => Array.isArray(key) && key[0] === "GET /site/state");
  const form = useRecordForm({
    initial: state,
    draftOf: (record) => siteStateDraftOf(record, zone),
    canSave,
    read,
    onTyped,
    send: (draft, saved) => {
      const input = saveSiteStateCall(draft, language, zone, saved.admin?.version ?? 0);
      return call("PUT /site/state", input, { handled: true });
    },
    fieldOf: ({ code, msgVar: [name] }) =>
      (code === 9001 && fields.find((field) => name?.startsWith(field))) || null,
    async onSaved(sent) {
      toastBar(sent.startAt ? t("planned") : t("saved"));
      await refresh();
    },
  });
  const { draft, saved, saving } = form;
  const problems = siteStateProblems(draft, now(), zone);
  const errors = useFormErrors({
    problems: problems.map(({ field }) => ({ field, reason: "format" })),
    sentenceOf: ({ field }) => sentence(problems.find((one) => one.field === field)),
    refusal: saving.refusal,
    refusalCount: saving.refusalCount,
  });
  function sentence(problem: SiteStateProblem | undefined): string | null {
    if (!problem) return null;
    if (problem.reason !== "addressWrong") return t(`errors.${problem.reason}`);
    return t("errors.addressWrong", { line: problem.line, text: problem.text });
  }

  async function submit(): Promise<void> {
    if (errors.pass() && (await ask(draft))) await saving.save(draft);
  }

  /** A plan was taken back. What is typed goes on from there, unless somebody else saved in between. */
  async function moveOn(): Promise<void> {
    const fresh = await read();
    const own = (saved.admin?.version ?? 0) + 1;
    if (fresh.ok && fresh.value.admin?.version === own) form.moveOn(fresh.value);
    await refresh();
  }
  return { ...form, errors, submit, planCancelled: moveOn };
}

/**
 * A state that shuts visitors out is confirmed first, once at a time: what they will see, from when, and how many it
 * meets. True for the state that shuts nobody out.
 */
function useStateQuestion(): (draft: SiteStateDraft) => Promise<boolean> {
  const t = useTranslations("ishm.siteState");
  const common = useTranslations("common");
  const { formats } = useOffice();
  const isAsking = useRef(false);

  async function presence(): Promise<string> {
    const answer = await call("GET /ops/site/visitors", { query: {} }, { handled: true });
    return answer.ok ? t("confirm.visitors", answer.value) : t("confirm.visitorsUnknown");
  }

  return async (draft) => {
    if (draft.state === "1") return true;
    if (isAsking.current) return false;
    isAsking.current = true;
    const startAt = stampOf(draft.startAt, formats.standardTimeZone);
    try {
      const when = startAt ? t("confirm.from", { time: formatDateTime(startAt, formats) }) : t("confirm.now");
      return await showConfirm({
        title: t("confirm.title", { state: t(`states.${draft.state}.label`) }),
        message: [t(`states.${draft.state}.description`), when, await presence()].join(" "),
        confirm: startAt ? t("plan") : t("saveNow"),
        cancel: common("cancel"),
      });
    } finally {
      isAsking.current = false;
    }
  };
}
