"use client";

import { useTranslations } from "next-intl";
import { ErrorSummary } from "@/components/form/error-summary";
import { SubmitButton } from "@/components/form/submit-button";
import { TextField } from "@/components/form/text-field";
import { tabDraft, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import { isEmail } from "@/lib/shared/fields";

export type Person = { name: string; id: string; email: string };
type Props = {
  /** The first field: the name for a forgotten id, the id for a forgotten password. */
  first: "name" | "id";
  /** Goes on with what was typed; answers with a sentence when it may not. */
  onSubmit(person: Person): Promise<string | null>;
};

const nobody: Person = { name: "", id: "", email: "" };
const draftOf = (first: Props["first"]) => tabDraft(`person-${first}`);

/** Removes what this tab has saved of the form. */
export function forgetPerson(first: Props["first"]): void {
  draftOf(first).write({});
}

/** Who is looking for an account: the first step of both recoveries. */
export function PersonForm({ first, onSubmit }: Props) {
  const t = useTranslations("recover");
  const form = useSavedForm<Person>({
    draft: draftOf(first),
    initial: nobody,
    check: (person) => ({
      [first]: person[first].trim() ? undefined : t(`${first}Required`),
      email: isEmail(person.email.trim()) ? undefined : t("emailRequired"),
    }),
    send: async (person) => {
      const failure = await onSubmit(person);
      return failure === null ? null : { fieldId: first, message: failure, isWhole: true };
    },
  });
  return (
    <form ref={form.ref} noValidate method="post" className="flex flex-col gap-6" onSubmit={form.submit}>
      <ErrorSummary title={t("errors")} errors={form.errors} attempt={form.attempt} />
      <TextField
        {...form.field(first)}
        label={t(first)}
        autoComplete={first === "name" ? "name" : "username"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={first === "name" ? 40 : 64}
      />
      <TextField
        {...form.field("email")}
        type="email"
        inputMode="email"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
        maxLength={100}
      />
      <SubmitButton form={form} size="large" busyText={t("checking")} className="w-full">
        {t("next")}
      </SubmitButton>
    </form>
  );
}
