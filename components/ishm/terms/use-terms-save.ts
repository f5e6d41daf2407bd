import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import { termsVersionState } from "@/lib/contract/code-values/terms";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/root/office-context";
import { fieldOf } from "./terms-check";
import { mainLanguage, publishCall, type TermsDraft } from "./terms-draft";
import { isOpenToEdits } from "./terms-state";
import type { TermsFormState } from "./use-terms-form";

/** Domain.md 13: the effective date is too near. */
const dateTooNear = 2301;
const wrongField = 9001;

type Published = Extract<CallOutput<"PUT /terms">, { termsIdx: number }>;

/** Sends a version. One that is announced by it is read again: its words are closed from then on. */
export function useTermsSave(form: TermsFormState, onSettled: () => void) {
  const t = useTranslations("ishm.terms");
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { language } = useOffice();
  const main = mainLanguage(form.draft, language);

  async function onSaved(answer: CallOutput<"PUT /terms">, sent: TermsDraft) {
    const { termsIdx, state, revision = 0 } = answer as Published;
    toastBar(t(state === termsVersionState.announced ? "announced" : "saved"));
    form.markSaved(sent, { termsIdx, state, revision });
    // What the lists hold is older than this save.
    await mutate((key) => Array.isArray(key) && key[0] === "GET /ops/terms");
    if (form.saved === null) router.replace(officePaths.termsVersion(termsIdx));
    else if (!isOpenToEdits({ state })) onSettled();
  }

  return useSave({
    send: (sent: TermsDraft) =>
      call("PUT /terms", publishCall(sent, form.saved, language), { handled: true }),
    onSaved,
    fieldOf(failure: CallFailure) {
      if (failure.code === dateTooNear) return "effectiveDate";
      return failure.code === wrongField ? fieldOf(failure.msgVar[0] ?? "", main) : null;
    },
    async readTheirs() {
      if (form.saved === null) return null;
      const answer = await call("GET /ops/terms/{id}", { params: { id: String(form.saved.termsIdx) } });
      return answer.ok ? answer.value : null;
    },
  });
}
