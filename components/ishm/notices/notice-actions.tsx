"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import type { Language } from "@/lib/shared/languages";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { useOffice } from "../frame/office-context";
import { OfficeLink } from "../frame/office-link";
import { useDeleteNotices } from "./use-delete-notices";
import { saveButtonId } from "./use-notice-errors";
import type { useNoticeForm } from "./use-notice-form";

type Props = {
  form: ReturnType<typeof useNoticeForm>;
  isBusy: boolean;
  canSave: boolean;
  canDelete: boolean;
  /** The language that the public page is opened in. */
  tab: Language;
};

/** Save, look at it, delete it, go back: always in reach at the foot of the form. */
export function NoticeActions({ form, isBusy, canSave, canDelete, tab }: Props) {
  const t = useTranslations("ishm.notice");
  const common = useTranslations("common");
  const router = useRouter();
  const { defaultLanguage } = useOffice();
  const deletion = useDeleteNotices();
  const { saved, draft } = form;
  const fileCount = draft.newFiles.length;

  const remove = async () => {
    if (saved && (await deletion.remove([saved.noticeIdx]))) router.push(paths.office.notices());
  };

  return (
    <div className="sticky bottom-0 z-20 col-span-full -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 min-[900px]:-mx-7 min-[900px]:px-7">
      {canSave ? (
        <Button
          id={saveButtonId}
          type="submit"
          size="small"
          isBusy={isBusy}
          busyText={fileCount > 0 ? t("form.sendingFiles", { count: fileCount }) : common("saving")}
        >
          {common("save")}
        </Button>
      ) : null}
      <ButtonLink as={OfficeLink} href={paths.office.notices()} variant="quiet" size="small">
        {t("form.toList")}
      </ButtonLink>
      {saved ? (
        <ButtonLink
          href={localePath(paths.notice(saved.noticeIdx), tab, defaultLanguage)}
          target="_blank"
          rel="noopener"
          variant="quiet"
          size="small"
        >
          {t("form.preview")}
          <Icon name="external" size={16} />
          <span className="visually-hidden">{common("newWindow")}</span>
        </ButtonLink>
      ) : null}
      <p role="status" className="text-ink-2">
        {isBusy ? (fileCount > 0 ? t("form.sendingFiles", { count: fileCount }) : common("saving")) : null}
        {!isBusy && canSave && form.isDirty ? t("form.notSaved") : null}
      </p>
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
    </div>
  );
}
