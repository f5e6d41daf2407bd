import { useTranslations } from "next-intl";
import type { SiteState } from "@/lib/contract/site/site";
import type { Result } from "@/lib/shared/result";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { stampOf } from "@/lib/web/office/club-minute";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";
import {
  type SiteStateDraft,
  type SiteStateProblem,
  saveSiteStateCall,
  siteState,
  siteStateDraftOf,
  siteStateProblems,
} from "./site-state-draft";
import { useRefreshSiteState } from "./use-refresh-site-state";

export type SiteStateFormProps = {
  state: SiteState;
  read: () => Promise<Result<SiteState, CallFailure>>;
  canSave: boolean;
};

const fields = ["startAt", "endAt", "allowIps"] as const;

/** The state of the form of the site state. */
export function useSiteStateForm({ state, read, canSave }: SiteStateFormProps) {
  const t = useTranslations("ishm.siteState");
  const refresh = useRefreshSiteState();
  const { formats, language, now } = useOffice();
  const ask = useStateQuestion();
  const zone = formats.standardTimeZone;
  const problemsOf = (draft: SiteStateDraft) => siteStateProblems(draft, now(), zone);
  const form = useOfficeForm({
    record: state,
    draftOf: (record) => siteStateDraftOf(record, zone),
    canSave,
    read: () => read(),
    check: (draft) => problemsOf(draft).map(({ field }) => ({ field, reason: "format" })),
    sentenceOf: ({ field }, draft) => sentence(problemsOf(draft).find((one) => one.field === field)),
    confirm: ask,
    send: (draft, saved) => {
      const input = saveSiteStateCall(draft, language, zone, saved.admin?.version ?? 0);
      return call("PUT /site/state", input, { handled: true });
    },
    fieldOf: ({ code, msgVar: [name] }) =>
      (code === 9001 && fields.find((field) => name?.startsWith(field))) || null,
    async onSaved(_answer, sent) {
      toastBar(sent.startAt ? t("planned") : t("saved"));
      await refresh();
    },
  });
  function sentence(problem: SiteStateProblem | undefined): string | null {
    if (!problem) return null;
    if (problem.reason !== "addressWrong") return t(`errors.${problem.reason}`);
    return t("errors.addressWrong", { line: problem.line, text: problem.text });
  }

  /** After a plan was cancelled: the input goes on from the new record, unless somebody else has saved in between. */
  async function moveOn(): Promise<void> {
    const fresh = await read();
    const own = (form.saved.admin?.version ?? 0) + 1;
    if (fresh.ok && fresh.value.admin?.version === own) form.moveOn(fresh.value);
    await refresh();
  }
  return { ...form, planCancelled: moveOn };
}

/** Asks before a state that shuts visitors out: what they will see, from when, and how many are there now. */
function useStateQuestion(): (draft: SiteStateDraft) => Promise<boolean> {
  const t = useTranslations("ishm.siteState");
  const common = useTranslations("common");
  const { language, formats } = useOffice();

  async function presence(): Promise<string> {
    const answer = await call("GET /ops/site/visitors", { query: {} }, { handled: true });
    return answer.ok ? t("confirm.visitors", answer.value) : t("confirm.visitorsUnknown");
  }

  return async (draft) => {
    if (draft.state === siteState.normal) return true;
    const startAt = stampOf(draft.startAt, formats.standardTimeZone);
    const when = startAt
      ? t("confirm.from", { time: formatDeadline(startAt, { language, formats }) })
      : t("confirm.now");
    return showConfirm({
      title: t("confirm.title", { state: t(`states.${draft.state}.label`) }),
      message: joinSentences([t(`states.${draft.state}.description`), when, await presence()]),
      confirm: startAt ? t("plan") : t("saveNow"),
      cancel: common("cancel"),
    });
  };
}
