import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSession } from "@/components/feedback/session-provider";
import type { FormErrors } from "@/components/form/use-checked-form";
import { type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import {
  type NewPassword,
  noPassword,
  useNewPasswordCheck,
} from "@/components/member/shared/new-password/new-password";
import type { PageLanguage } from "@/components/member/shared/page-context";
import {
  type AskedTerm,
  type Consent,
  missingErrors,
  withEarly,
} from "@/components/member/sign-up/fields/agreement-rules";
import type { CallInput, CallOutput } from "@/lib/contract/routes";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { randomKey } from "@/lib/web/api/browser-request";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { failureCodeText, failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { emptyFields, type SignUpFields } from "@/lib/web/sign-up/draft";
import {
  type FaultField,
  type Faults,
  type FieldFault,
  faultOrder,
  fieldFaults,
  fieldOfFailure,
  refusalOfFailure,
  signUpBodyOf,
  type WayIn,
} from "./form-rules";
import type { Refusal } from "./refusal-note";
import { fieldsDraft, noConsent, signUpDraft, useSignUpDraft } from "./sign-up-store";

export type SignUpValues = SignUpFields & Consent & NewPassword;
const empty: SignUpValues = { ...emptyFields, ...noConsent, ...noPassword };

export type SignUpFormOptions = PageLanguage & {
  way: WayIn;
  clubCode: string;
  /** Words that no password may consist of. */
  passwordWords: readonly string[];
  terms: readonly AskedTerm[];
  /** The terms stand on the page of the form. */
  hasTerms?: boolean;
};

/** The form of a sign-up: what was typed, what is wrong with it, and the sending. Passwords are never saved. */
export function useSignUpForm(options: SignUpFormOptions) {
  const { way, clubCode, passwordWords, terms, language, defaultLanguage, hasTerms = false } = options;
  const t = useTranslations("signup.agreement");
  const { identity, email } = useSignUpDraft();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sentences = useFaultSentences(way, language);
  const signUp = useSignUp();

  const bodyOf = (values: SignUpValues) => {
    const { newPassword: password, newPasswordRepeat: _repeat, agreed, marketing, ...fields } = values;
    const draft = { ...signUpDraft.get(), agreed, marketing, fields };
    return { draft, body: signUpBodyOf(draft, way, { clubCode, language, terms, password }) };
  };
  const form: SavedForm<SignUpValues> = useSavedForm({
    draft: fieldsDraft,
    dirtyKey: "sign-up",
    initial: empty,
    clearsOnChange: true,
    onEarly: (typed) => form.change(withEarly(terms, form.current(), typed)),
    check: async (values) => {
      setRefusal(null);
      const { draft, body } = bodyOf(values);
      const faults: Faults = {
        ...(await sentences.ofFields(fieldFaults(draft, way))),
        ...checkPassword(values),
      };
      if (!body) faults.proof = await sentences.proof();
      const missing = hasTerms ? missingErrors(terms, values, (title) => t("missing", { title })) : {};
      return { ...missing, ...inOrder(faults) };
    },
    send: async (values) => {
      const { body } = bodyOf(values);
      const made = body && (await signUp(body));
      if (!made) return null;
      if (!made.ok) return refuse(made.failure);
      form.forget();
      signUpDraft.finish({ name: made.value.name, state: made.value.state });
      page.replace(localePath(paths.signUp.success(), language, defaultLanguage));
      return "leaving";
    },
  });
  const refuse = async (failure: CallFailure) => {
    const found = refusalOfFailure(failure);
    setRefusal(found);
    // A proof that the server does not take is none: the page asks for a new one, and keeps everything else.
    if (failure.code === 1106) signUpDraft.change({ identity: null, email: null });
    if (found) return null;
    return { fieldId: idOf(fieldOfFailure(failure)), message: await failureSentence(failure, language) };
  };
  const owner = { id: form.values.id, clubWords: passwordWords };
  const checkPassword = useNewPasswordCheck("join", owner);
  return { form, identity, email, owner, refusal };
}

export type SignUp = ReturnType<typeof useSignUpForm>;

/** The sentences in the order of the page, each by what the summary leads to. */
function inOrder(faults: Faults): FormErrors {
  return Object.fromEntries(faultOrder.map((field) => [idOf(field), faults[field]]));
}

/** Where the summary leads when the fault has no field of its own. */
function idOf(field: FaultField): string {
  if (field === "proof") return proofFieldId;
  return field === "form" ? "sign-up-submit" : field;
}
export const proofFieldId = "sign-up-proof";

function useFaultSentences(way: SignUpFormOptions["way"], language: SignUpFormOptions["language"]) {
  const t = useTranslations("signup");
  const one = async ({ field, fault }: FieldFault) => {
    if (fault === "missing") return t("errors.missing", { field: t(`fields.${field}`) });
    if (fault === "birth" || fault === "handicap") return t(`errors.${fault}`);
    return (
      (await failureCodeText(fault, [], language)) ?? t("errors.missing", { field: t(`fields.${field}`) })
    );
  };
  return {
    ofFields: async (found: readonly FieldFault[]): Promise<Faults> =>
      Object.fromEntries(await Promise.all(found.map(async (fault) => [fault.field, await one(fault)]))),
    proof: async () =>
      way === "classic"
        ? t("notes.emailFirst")
        : ((await failureCodeText("CERT_REQUIRED", [], language)) ?? t("notes.authFirst")),
  };
}

type Body = CallInput<"POST /member/signup">["body"];
type Made = CallOutput<"POST /member/signup">;

/**
 * Makes the member, once: the same request is sent again under the key of its first sending, so that a lost answer makes
 * no second member. Then signs the member in with what was typed; who waits for approval stays outside.
 */
function useSignUp() {
  const { announce } = useSession();
  const sent = useRef({ text: "", key: "" });

  return async (body: Body): Promise<Result<Made, CallFailure>> => {
    const text = JSON.stringify(body);
    if (sent.current.text !== text) sent.current = { text, key: randomKey() };
    const { key: idempotencyKey } = sent.current;
    const made = await call("POST /member/signup", { body }, { handled: true, idempotencyKey });
    if (!made.ok) return made;
    const { clubCode, id, password } = body;
    const login = await call(
      "POST /member/login",
      { body: { clubCode, id, password, chk: false, isAdmin: false } },
      { handled: true },
    );
    if (login.ok && !login.value.inactive) announce("signed-in");
    return made;
  };
}
