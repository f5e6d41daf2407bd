"use client";

import { useTranslations } from "next-intl";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../form/use-draft";
import { useSave } from "../form/use-save";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

type Props = { inquiry: VocOfficeDetail; onReload: () => Promise<void> };

/** The note of the staff, which the member never sees. Where a colleague was faster, both notes are in sight. */
export function NotePanel({ inquiry: { vocIdx, internalNote }, onReload }: Props) {
  const t = useTranslations("ishm.inquiries.note");
  const { access } = useOffice();
  const { isUpdate } = access(officeMenus.inquiries.code);
  const form = useDraft({ note: internalNote }, isUpdate);
  const saving = useSave({
    send: ({ note }: { note: string }) =>
      call(
        "PUT /ops/vocs/{id}/note",
        { params: { id: String(vocIdx) }, body: { note, from: internalNote } },
        { handled: true },
      ),
    async onSaved({ note }) {
      form.begin({ note });
      toastBar(t("saved"));
      await onReload();
    },
  });
  const save = async () => {
    if (!(await saving.save(form.draft))) await onReload();
  };
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
        value={form.draft.note}
        error={saving.refusal?.message}
        onChange={({ target }) => form.change({ note: target.value })}
      />
      <Button
        variant="outline"
        size="small"
        isBusy={saving.isBusy}
        aria-disabled={!form.isDirty}
        onClick={() => (form.isDirty ? void save() : undefined)}
      >
        {t("save")}
      </Button>
    </Panel>
  );
}
