import { useTranslations } from "next-intl";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { missingPlaceholders } from "@/lib/shared/texts/answer-words";
import { call } from "@/lib/web/api/browser";
import { isEmptyRichText } from "@/lib/web/boards/board-draft";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { useAnswerDraft } from "./use-answer-draft";
import { useRefreshInquiries } from "./use-refresh-inquiries";

type Options = {
  inquiry: VocOfficeDetail;
  isCorrection: boolean;
  onReload: () => Promise<void>;
  onDone: () => void;
};

/** An answer while it is written: saved as a draft, and still there when another admin was faster (2002). */
export function useAnswer({ inquiry, isCorrection, onReload, onDone }: Options) {
  const t = useTranslations("ishm.inquiries.answer");
  const { vocIdx, version, relatedBooking } = inquiry;
  const refresh = useRefreshInquiries();
  const reload = () => Promise.all([onReload(), refresh()]);

  const form = useOfficeForm({
    record: { html: isCorrection ? (inquiry.answer ?? "") : "" },
    draftOf: (record) => record,
    check({ html }): FieldProblem[] {
      if (isEmptyRichText(html)) return [{ field: "answer", reason: "required" }];
      const values = { name: "", title: "", club: "", rsvNo: relatedBooking?.rsvNo ?? null };
      return missingPlaceholders(html, values).length > 0 ? [{ field: "answer", reason: "format" }] : [];
    },
    sentenceOf: ({ reason }) => (reason === "required" ? t("empty") : t("noBooking", { word: "{rsvNo}" })),
    send: ({ html }) =>
      call(
        "PUT /ops/vocs/{id}",
        { params: { id: String(vocIdx) }, body: { answer: html, version } },
        { handled: true },
      ),
    async onSaved(): Promise<void> {
      form.begin({ html: "" });
      await draft.forget();
      toastBar(t(isCorrection ? "corrected" : "sent"));
      onDone();
      await reload();
    },
    // Another admin's answer is shown; the input stays.
    onRefused: reload,
  });
  const { html } = form.draft;
  const replace = (next: string) => form.replace({ html: next });
  const draft = useAnswerDraft(vocIdx, { html, isDirty: form.isDirty, onFound: replace });

  return {
    html,
    round: form.round,
    isRead: draft.isRead,
    savedAt: draft.savedAt,
    isBusy: form.isBusy,
    error: form.errorOf("answer") ?? form.failure ?? undefined,
    /** Whether it may be sent; if not, the sentence shows why. */
    check: form.check,
    change: (next: string) => form.change({ html: next }),
    insert: (text: string) => replace(isEmptyRichText(html) ? text : html + text),
    giveUp() {
      form.begin({ html: "" });
      void draft.forget();
      onDone();
    },
    send: form.submit,
  };
}
