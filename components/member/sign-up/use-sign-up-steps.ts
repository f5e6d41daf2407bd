import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { JourneySteps } from "@/components/member/shared/layout/journey-frame";
import { leaveNote } from "@/components/member/shared/layout/note-line";
import type { PageLanguage } from "@/components/member/shared/page-context";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { SignUpDraft } from "@/lib/web/sign-up/draft";
import { signUpDraft } from "./sign-up-store";

export type Step = "agreement" | "auth" | "form";

/** The steps with a page of their own, and what each has to have found before. */
const steps: readonly Step[] = ["agreement", "auth", "form"];
const addresses: Record<Step, string> = {
  agreement: paths.signUp.agreement(),
  auth: paths.signUp.auth(),
  form: paths.signUp.form(),
};

/** The step that is still missing before this one; null when its turn has come (S-69: the server asks all the same). */
function missingBefore(step: Step, draft: SignUpDraft, requiredTerms: readonly number[]): Step | null {
  const isDone: Record<Step, boolean> = {
    agreement: requiredTerms.every((termsIdx) => draft.agreed.includes(termsIdx)),
    auth: draft.identity !== null,
    form: false,
  };
  return steps.slice(0, steps.indexOf(step)).find((one) => !isDone[one]) ?? null;
}

/**
 * Moves along the way in. Who comes to a step before its turn is led back to the first that is missing, with a word
 * why; `isReady` is true when the page may show what it is for.
 */
export function useWay(
  step: Step,
  requiredTerms: readonly number[],
  { language, defaultLanguage }: PageLanguage,
) {
  const router = useRouter();
  const [isReady, setReady] = useState(false);
  const open = (path: string) => router.push(localePath(path, language, defaultLanguage));

  // Once, on arrival: a proof that ends while the form is being filled in must not take the form away.
  const isChecked = useRef(false);
  useEffect(() => {
    if (isChecked.current) return;
    isChecked.current = true;
    const missing = missingBefore(step, signUpDraft.get(), requiredTerms);
    if (!missing) return setReady(true);
    leaveNote(`${missing}First`);
    router.replace(localePath(addresses[missing], language, defaultLanguage));
  }, [step, requiredTerms, router, language, defaultLanguage]);

  return { isReady, next: (to: Step) => open(addresses[to]) };
}

const names = ["agreement", "auth", "form", "done"] as const;

/** The steps of the sign-up for the frame. */
export function useSteps(current: (typeof names)[number]): JourneySteps {
  const t = useTranslations("signup.steps");
  return { label: t("label"), names: names.map((name) => t(name)), current: names.indexOf(current) };
}
