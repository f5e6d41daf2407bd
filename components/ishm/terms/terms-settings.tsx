"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import type { TermsOverview } from "@/lib/contract/terms/ops-terms";
import { Panel } from "../frame/panel";
import { TermsDates } from "./terms-dates";
import type { TermsFormState } from "./use-terms-form";

type Props = {
  form: TermsFormState;
  overview: TermsOverview;
  /** The first day on which it may take effect. */
  earliest: string | null;
  today: string;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
};

/** What kind of terms it is, whom it binds, and from when. */
export function TermsSettings({ form, overview, earliest, today, errorOf, isReadOnly }: Props) {
  const t = useTranslations("ishm.terms");
  const { draft, change, saved } = form;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Panel title={t("form.kind")}>
        <SelectField
          name="termType"
          label={t("form.termType")}
          placeholder={draft.termType ? undefined : t("form.chooseType")}
          options={overview.types.map(({ termType, termTypeName }) => ({
            value: termType,
            label: termTypeName,
          }))}
          value={draft.termType}
          disabled={isReadOnly || saved !== null}
          error={errorOf("termType")}
          onChange={(event) => change({ termType: event.target.value })}
        />
        <TextField
          name="version"
          label={t("form.version")}
          value={draft.version}
          maxLength={10}
          readOnly={isReadOnly}
          error={errorOf("version")}
          onChange={(event) => change({ version: event.target.value.trim() })}
        />
        <SwitchField
          name="isRequired"
          label={t("form.isRequired")}
          hint={t("form.isRequiredHint")}
          checked={draft.isRequired}
          disabled={isReadOnly}
          onChange={(event) => change({ isRequired: event.target.checked })}
        />
        <TextField
          name="telNo"
          type="tel"
          label={t("form.telNo")}
          hint={t("form.telNoHint")}
          value={draft.telNo}
          maxLength={20}
          readOnly={isReadOnly}
          error={errorOf("telNo")}
          onChange={(event) => change({ telNo: event.target.value })}
        />
      </Panel>
      <TermsDates
        draft={draft}
        change={change}
        policy={overview.noticePolicy}
        earliest={earliest}
        today={today}
        errorOf={errorOf}
        isReadOnly={isReadOnly}
      />
    </div>
  );
}
