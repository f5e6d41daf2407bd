"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import type { TermsVersion } from "@/lib/contract/terms/ops-terms";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { FormFoot } from "../form/form-frame";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { SiteButton } from "../frame/site-button";
import { newTermsPath } from "./terms-path";
import { isOpenToEdits } from "./terms-state";
import type { TermsForm } from "./use-terms-form";

const DiffDialog = dynamic(() => import("./diff-dialog").then((part) => part.DiffDialog));
const PreviewDialog = dynamic(() => import("./preview-dialog").then((part) => part.PreviewDialog));

/** Save, compare, preview, begin a new one from it. */
export function TermsFoot({ form, base }: { form: TermsForm; base: TermsVersion | null }) {
  const t = useTranslations("ishm.terms.foot");
  const { access } = useOffice();
  const [shown, setShown] = useState<"diff" | "preview" | null>(null);
  const { saved, draft } = form;
  const isPublic = saved !== null && !isOpenToEdits(saved);
  const close = () => setShown(null);
  return (
    <>
      <FormFoot label={draft.isDraft ? t("saveDraft") : t("saveAndAnnounce")}>
        <Button size="small" variant="outline" onClick={() => setShown("diff")}>
          {t("compare")}
        </Button>
        <Button size="small" variant="outline" onClick={() => setShown("preview")}>
          {t("preview")}
        </Button>
        {isPublic ? <SiteButton path={paths.agreement(saved.termsIdx)}>{t("onSite")}</SiteButton> : null}
        {isPublic && access(officeMenus.terms.code).isUpdate ? (
          <ButtonLink
            as={OfficeLink}
            href={newTermsPath(draft.termType, saved.termsIdx)}
            variant="quiet"
            size="small"
          >
            {t("newFromThis")}
          </ButtonLink>
        ) : null}
      </FormFoot>
      {shown === "diff" ? <DiffDialog form={form} base={base} onClose={close} /> : null}
      {shown === "preview" ? <PreviewDialog draft={draft} onClose={close} /> : null}
    </>
  );
}
