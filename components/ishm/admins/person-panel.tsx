"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { cn } from "@/components/ui/cn";
import { isLoginId } from "@/lib/shared/fields";
import { languages } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import type { AdminDraft } from "./admin-draft";

type Props = {
  form: FormFields<AdminDraft>;
  /** An id is given once: it stays as it is. */
  isSaved?: boolean;
  idCheck?: IdCheck;
};

const longest = { name: 40, department: 40, position: 40, email: 100, phoneNo: 19 } as const;
const types = { email: "email", phoneNo: "tel" } as const;

/** The person of an account. */
export function PersonPanel({ form, isSaved = false, idCheck = null }: Props) {
  const t = useTranslations("ishm.admins");
  const common = useTranslations("common.languageNames");
  const field = (name: keyof typeof longest) => (
    <TextField
      {...form.text(name)}
      label={t(`fields.${name}`)}
      type={name === "email" || name === "phoneNo" ? types[name] : "text"}
      maxLength={longest[name]}
      autoComplete="off"
    />
  );
  return (
    <Panel title={t("form.person")}>
      <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2">
        <div>
          <TextField
            {...form.text("id")}
            label={t("fields.id")}
            hint={isSaved ? t("form.idKept") : t("idCheck.rule")}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isSaved}
            onChange={(event) => form.change({ id: event.target.value.trim().toLowerCase() })}
          />
          <p role="status" className={cn("mt-1 text-caption", idCheck?.isBad ? "text-bad" : "text-ok")}>
            {form.errorOf("id") ? null : idCheck?.sentence}
          </p>
        </div>
        {field("name")}
        {field("email")}
        {field("phoneNo")}
        {field("department")}
        {field("position")}
        <SelectField
          {...form.choice("lang")}
          label={t("fields.lang")}
          hint={t("form.langHint")}
          options={languages.map((one) => ({ value: one, label: common(one) }))}
        />
      </div>
    </Panel>
  );
}

const typingMs = 300;

/** Checks an id while it is typed: a sentence, and whether it is refused. */
type IdCheck = { sentence: string; isBad: boolean } | null;

/** Checks with the server, when typing pauses, whether an id is free. An id of a wrong form is not sent. */
export function useIdCheck(id: string): IdCheck {
  const t = useTranslations("ishm.admins.idCheck");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const waiting = setTimeout(() => setAsked(id), typingMs);
    return () => clearTimeout(waiting);
  }, [id]);
  const { data } = useCall(
    isLoginId(asked) ? "GET /admin/check-id/{id}" : null,
    { params: { id: asked } },
    { handled: true },
  );
  if (id === "" || id !== asked) return null;
  if (!isLoginId(id)) return { sentence: t("format"), isBad: true };
  if (!data) return null;
  return data.available
    ? { sentence: t("free", { id }), isBad: false }
    : { sentence: t("taken", { id }), isBad: true };
}
