"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { SavedForm } from "@/components/member/shared/form/use-saved-form";
import type { Language } from "@/lib/shared/languages";
import { useVisitorCodes } from "@/lib/web/api/use-answer";
import type { SignUpValues } from "../use-sign-up-form";

type Props = {
  clubCode: string;
  language: Language;
  form: SavedForm<SignUpValues>;
};

/** The optional fields, folded until they are opened or one is filled in (P-01). */
export function ExtraFields(props: Props) {
  const t = useTranslations("signup.extra");
  const { region, job, handicap, carNo } = props.form.values;
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || [region, job, handicap, carNo].some(Boolean);
  return (
    <details
      open={isOpen || undefined}
      className="border-y border-line"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 font-semibold">
        {t("title")}
      </summary>
      <p className="mb-4 text-caption text-ink-2">{t("lead")}</p>
      {isOpen ? <Choices {...props} /> : null}
    </details>
  );
}

const codeSets = ["regionCodes", "workCodes"];

function Choices({ clubCode, language, form }: Props) {
  const t = useTranslations("signup");
  const codes = useVisitorCodes(clubCode, language, codeSets);
  const options = (id: string, group?: string) =>
    (codes?.[id]?.list ?? [])
      .filter((code) => !group || code.group === group)
      .map(({ key, keyName }) => ({ value: key, label: keyName }));
  const none = t("extra.none");
  return (
    <div className="grid gap-5 pb-6 min-[37.5rem]:grid-cols-2">
      <SelectField
        {...form.field("region")}
        label={t("fields.region")}
        placeholder={none}
        options={options("regionCodes")}
      />
      <SelectField
        {...form.field("job")}
        label={t("fields.job")}
        placeholder={none}
        options={options("workCodes", "JOB")}
      />
      <TextField
        {...form.field("handicap")}
        label={t("fields.handicap")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
      />
      <TextField {...form.field("carNo")} label={t("fields.carNo")} autoComplete="off" maxLength={20} />
    </div>
  );
}
