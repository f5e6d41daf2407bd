"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { FormFoot } from "../form/form-foot";
import { useOffice } from "../frame/office-context";
import { OfficeLink } from "../frame/office-link";
import { useDeleteNotices } from "./use-delete-notices";
import type { NoticeFormState } from "./use-notice-form";

type Props = {
  form: NoticeFormState;
  isBusy: boolean;
  canSave: boolean;
  canDelete: boolean;
  /** The language that the public page is opened in. */
  tab: Language;
};

/** Save, look at it, delete it, go back: always in reach at the foot of the form. */
export function NoticeFoot({ form, isBusy, canSave, canDelete, tab }: Props) {
  const t = useTranslations("ishm.notice.form");
  const common = useTranslations("common");
  const router = useRouter();
  const { defaultLanguage } = useOffice();
  const deletion = useDeleteNotices();
  const { saved, draft, isDirty } = form;
  const count = draft.newFiles.length;

  const remove = async () => {
    if (saved && (await deletion.remove([saved.noticeIdx]))) router.push(paths.office.notices());
  };

  return (
    <FormFoot
      canSave={canSave}
      isBusy={isBusy}
      busyText={count > 0 ? t("sendingFiles", { count }) : undefined}
      isDirty={isDirty}
    >
      <ButtonLink as={OfficeLink} href={paths.office.notices()} variant="quiet" size="small">
        {t("toList")}
      </ButtonLink>
      {saved ? (
        <ButtonLink
          href={localePath(paths.notice(saved.noticeIdx), tab, defaultLanguage)}
          target="_blank"
          rel="noopener"
          variant="quiet"
          size="small"
        >
          {t("preview")}
          <Icon name="external" size={16} />
          <span className="visually-hidden">{common("newWindow")}</span>
        </ButtonLink>
      ) : null}
      {saved && canDelete ? (
        <Button
          variant="outline"
          size="small"
          isBusy={deletion.isBusy}
          className="ms-auto"
          onClick={() => void remove()}
        >
          <Icon name="trash" size={18} />
          {common("delete")}
        </Button>
      ) : null}
    </FormFoot>
  );
}
