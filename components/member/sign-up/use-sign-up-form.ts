import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { ErrorItem } from "@/components/form/error-list";
import type { NewPassword } from "@/components/member/new-password/new-password-fields";
import { usePasswordFaults } from "@/components/member/new-password/use-password-faults";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { setDirty } from "@/lib/web/runtime/dirty";
import { failureCodeText, failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import type { SignUpFields } from "@/lib/web/sign-up/draft";
import type { AskedTerm } from "./fields/agreement-rules";
import {
  type FaultField,
  type Faults,
  type FieldFault,
  faultOrder,
  fieldFaults,
  signUpBodyOf,
  type WayIn,
} from "./form-rules";
import type { Refusal } from "./refusal-note";
import { fieldOfFailure, refusalOfFailure } from "./sign-up-failures";
import { signUpDraft, useDraft } from "./use-draft";
import { useSignUp } from "./use-sign-up";
import type { Place } from "./use-way";

const dirtyKey = "sign-up";
const noPassword: NewPassword = { password: "", repeat: "" };

export type SignUpFormOptions = Place & {
  way: WayIn;
  clubCode: string;
  clubName: string;
  terms: readonly AskedTerm[];
  /** What the page asks for besides the fields, such as terms on the same page. */
  otherErrors?: readonly ErrorItem[];
};

/** The form of a sign-up: what was typed, what is wrong with it, and the sending. Passwords live here alone. */
export function useSignUpForm({
  way,
  clubCode,
  clubName,
  terms,
  language,
  defaultLanguage,
  otherErrors = [],
}: SignUpFormOptions) {
  const draft = useDraft();
  const [password, setPassword] = useState(noPassword);
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const owner = { id: draft.fields.id, clubWords: [clubName] };
  const passwordFaults = usePasswordFaults("join", owner);
  const sentences = useFaultSentences(language);
  const { signUp, isBusy } = useSignUp();
  useEffect(() => () => setDirty(dirtyKey, false), []);

  const change = (part: Partial<SignUpFields>) => {
    setDirty(dirtyKey, true);
    signUpDraft.changeFields(part);
    // What is being corrected is no longer called wrong.
    const touched = Object.keys(part) as FaultField[];
    setFaults((old) =>
      Object.fromEntries(Object.entries(old).filter(([field]) => !touched.includes(field as FaultField))),
    );
  };
  const changePassword = (value: NewPassword) => {
    setDirty(dirtyKey, true);
    setPassword(value);
    setFaults(({ newPassword: _password, newPasswordRepeat: _repeat, ...others }) => others);
  };
  const check = async (): Promise<Faults> => {
    const typed = await sentences.ofFields(fieldFaults(draft, way));
    const { password: newPassword, repeat: newPasswordRepeat } = passwordFaults(password);
    return {
      ...typed,
      ...(newPassword ? { newPassword } : {}),
      ...(newPasswordRepeat ? { newPasswordRepeat } : {}),
    };
  };
  const refuse = async (failure: CallFailure) => {
    const found = refusalOfFailure(failure);
    setRefusal(found);
    // A proof that the server does not take is none: the page asks for a new one, and keeps everything else.
    if (failure.code === 1106) signUpDraft.change({ identity: null, email: null });
    if (!found) setFaults({ [fieldOfFailure(failure)]: await failureSentence(failure, language) });
  };
  const submit = async () => {
    if (isBusy) return;
    setRefusal(null);
    const found = await check();
    const body = signUpBodyOf(draft, way, { clubCode, language, terms, password: password.password });
    if (!body && !found.proof) found.proof = await sentences.proof();
    setFaults(found);
    setAttempt((one) => one + 1);
    if (!body || otherErrors.length + Object.keys(found).length > 0) return;
    const made = await signUp(body);
    if (!made.ok) {
      await refuse(made.failure);
      return setAttempt((one) => one + 1);
    }
    signUpDraft.finish({ name: made.value.name, state: made.value.state });
    setDirty(dirtyKey, false);
    page.replace(localePath(paths.signUp.success(), language, defaultLanguage));
  };
  const errors = [...(attempt > 0 ? otherErrors : []), ...errorsOf(faults)];
  return { draft, owner, password, changePassword, faults, errors, attempt, refusal, isBusy, change, submit };
}

function errorsOf(faults: Faults): ErrorItem[] {
  return faultOrder.flatMap((field) => {
    const message = faults[field];
    return message ? [{ fieldId: fieldIds[field] ?? field, message }] : [];
  });
}

/** Where the summary leads when the fault has no field of its own. */
const fieldIds: { [field in FaultField]?: string } = { proof: "sign-up-proof", form: "sign-up-submit" };

function useFaultSentences(language: SignUpFormOptions["language"]) {
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
    proof: async () => (await failureCodeText("CERT_REQUIRED", [], language)) ?? t("notes.authFirst"),
  };
}
