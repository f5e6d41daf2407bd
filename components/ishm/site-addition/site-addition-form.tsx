"use client";

import { useTranslations } from "next-intl";
import { FormFoot } from "../form/form-foot";
import { OfficeForm } from "../form/office-form";
import { HeadFields } from "./head-fields";
import { IconFields } from "./icon-fields";
import { LogoPictures } from "./logo-pictures";
import { LogoTextFields } from "./logo-text-fields";
import { SearchFields } from "./search-fields";
import { type SiteAdditionFormProps, useSiteAdditionForm } from "./use-site-addition-form";

/** The form of the additional info: logos with their words and where they stand, icons, search engines, the head. */
export function SiteAdditionForm(props: SiteAdditionFormProps) {
  const t = useTranslations("ishm.siteAddition");
  const { canSave } = props;
  const form = useSiteAdditionForm(props);
  return (
    <OfficeForm
      errors={form.errors}
      canSave={canSave}
      onSubmit={form.submit}
      conflict={form.conflict}
      className="max-w-300"
    >
      <LogoPictures form={form} isReadOnly={!canSave} />
      <LogoTextFields form={form} isReadOnly={!canSave} />
      <IconFields form={form} isReadOnly={!canSave} />
      <SearchFields form={form} isReadOnly={!canSave} />
      <HeadFields form={form} isReadOnly={!canSave} />
      <FormFoot canSave={canSave} isBusy={form.saving.isBusy} isDirty={form.isDirty}>
        <p className="ms-auto text-chip text-ink-3">{t("countsSoon")}</p>
      </FormFoot>
    </OfficeForm>
  );
}
