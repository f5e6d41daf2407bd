"use client";

import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

type Props = { inquiry: VocOfficeDetail; onReload: () => Promise<void> };

/** The note of the staff, which the member never sees. Where another admin was faster, both notes are shown. */
export function NotePanel({ inquiry: { vocIdx, internalNote }, onReload }: Props) {
  const t = useTranslations("ishm.inquiries.note");
  const { access } = useOffice();
  const { isUpdate } = access(officeMenus.inquiries.code);
  const form = useOfficeForm({
    record: { note: internalNote },
    draftOf: (record) => record,
    canSave: isUpdate,
    check: () => [],
    send: ({ note }) =>
      call(
        "PUT /ops/vocs/{id}/note",
        { params: { id: String(vocIdx) }, body: { note, from: internalNote } },
        { handled: true },
      ),
    savedAs: ({ note }) => ({ note }),
    async onSaved() {
      toastBar(t("saved"));
      await onReload();
    },
    onRefused: onReload,
  });
  const isOther = internalNote !== form.baseline.note;
  if (!isUpdate) return <Panel title={t("title")}>{internalNote || t("none")}</Panel>;
  return (
    <Panel title={t("title")}>
      {isOther ? (
        <p className="border-s-3 border-line-2 ps-3 whitespace-pre-line">
          <span className="text-ink-2">{t("theirs")}</span>
          <br />
          {internalNote || t("none")}
        </p>
      ) : null}
      <TextareaField
        label={t("label")}
        hint={t("hint")}
        rows={4}
        maxLength={2000}
        {...form.text("note")}
        error={form.failure}
      />
      <Button
        variant="outline"
        size="small"
        isBusy={form.isBusy}
        aria-disabled={!form.isDirty}
        onClick={() => (form.isDirty ? void form.submit() : undefined)}
      >
        {t("save")}
      </Button>
    </Panel>
  );
}
