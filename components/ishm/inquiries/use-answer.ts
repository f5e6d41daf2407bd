import { useTranslations } from "next-intl";
import { useState } from "react";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { missingPlaceholders } from "@/lib/shared/texts/answer-words";
import { call } from "@/lib/web/api/browser";
import { isEmptyRichText } from "@/lib/web/boards/board-draft";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../form/use-draft";
import { useSave } from "../form/use-save";
import { useAnswerDraft } from "./use-answer-draft";
import { useRefreshInquiries } from "./use-refresh-inquiries";

type Options = {
  inquiry: VocOfficeDetail;
  isCorrection: boolean;
  onReload: () => Promise<void>;
  onDone: () => void;
};

/** What is typed as an answer: kept as a draft, and still there when a colleague was faster (2002). */
export function useAnswer({ inquiry, isCorrection, onReload, onDone }: Options) {
  const t = useTranslations("ishm.inquiries.answer");
  const { vocIdx, version, relatedBooking } = inquiry;
  const form = useDraft({ html: isCorrection ? (inquiry.answer ?? "") : "" });
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<string | null>(null);
  const refresh = useRefreshInquiries();
  const { html } = form.draft;

  const replace = (next: string) => {
    form.change({ html: next });
    setRound((count) => count + 1);
  };
  const draft = useAnswerDraft(vocIdx, { html, isDirty: form.isDirty, onFound: replace });

  const problem = () => {
    if (isEmptyRichText(html)) return t("empty");
    const values = { name: "", title: "", club: "", rsvNo: relatedBooking?.rsvNo ?? null };
    return missingPlaceholders(html, values).length > 0 ? t("noBooking", { word: "{rsvNo}" }) : null;
  };
  const check = () => {
    const sentence = problem();
    setFound(sentence);
    return sentence === null;
  };

  const saving = useSave({
    send: (answer: string) =>
      call(
        "PUT /ops/vocs/{id}",
        { params: { id: String(vocIdx) }, body: { answer, version } },
        { handled: true },
      ),
    async onSaved() {
      form.begin({ html: "" });
      setRound((count) => count + 1);
      await draft.forget();
      toastBar(t(isCorrection ? "corrected" : "sent"));
      onDone();
      await Promise.all([onReload(), refresh()]);
    },
  });

  return {
    ...{ html, round, check },
    isRead: draft.isRead,
    keptAt: draft.keptAt,
    isBusy: saving.isBusy,
    error: found ?? saving.refusal?.message,
    change: (next: string) => form.change({ html: next }),
    insert: (text: string) => replace(isEmptyRichText(html) ? text : html + text),
    giveUp() {
      form.begin({ html: "" });
      void draft.forget();
      onDone();
    },
    /** What a colleague said meanwhile is shown; what was typed stays. */
    async send() {
      if (!check() || (await saving.save(html))) return;
      await Promise.all([onReload(), refresh()]);
    },
  };
}
