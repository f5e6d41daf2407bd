"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import type { SavedForm } from "@/components/member/shared/form/use-saved-form";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import type { Language } from "@/lib/shared/languages";
import { useVisitorCodes } from "@/lib/web/api/use-answer";
import type { SignUpValues } from "../use-sign-up-form";

type Props = { clubCode: string; language: Language; form: SavedForm<SignUpValues> };

const codeSets = ["memberTypes"];

/** On a military course: as whom one joins. Whoever serves or served waits until the record was checked (domain.md 7.13). */
export function MemberTypeField({ clubCode, language, form }: Props) {
  const t = useTranslations("signup");
  const codes = useVisitorCodes(clubCode, language, codeSets);
  const types = (codes?.memberTypes?.list ?? []).filter(({ group }) => group === "PFT");
  const { memberType } = form.values;
  return (
    <SelectField
      name="memberType"
      label={t("fields.memberType")}
      hint={
        memberType && memberType !== memberTypeCode.militaryCourseCivilian ? t("memberTypeHint") : undefined
      }
      placeholder={t("extra.none")}
      options={types.map(({ key, keyName }) => ({ value: key, label: keyName }))}
    />
  );
}
