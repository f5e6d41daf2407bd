import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { missingPlaceholders } from "@/lib/shared/texts/answer-words";
import { call } from "@/lib/web/api/browser";
import { isEmptyRichText } from "@/lib/web/boards/board-draft";
import { type DraftKey, deleteDraft, readDraft, saveDraft } from "@/lib/web/boards/draft-store";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";
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

const pauseMs = 2000;

type AnswerDraftOptions = { html: string; isDirty: boolean; onFound: (html: string) => void };

/**
 * Saves an answer as a draft two seconds after the typing pauses, which also shows other admins that somebody writes. A
 * draft from before is in the editor again at once.
 */
function useAnswerDraft(vocIdx: number, { html, isDirty, onFound }: AnswerDraftOptions) {
  const { clubCode, adminIdx, now } = useOffice();
  const [isRead, setRead] = useState(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const key: DraftKey = { clubCode, adminIdx, entity: "voc", idx: vocIdx };
  const latest = useRef({ key, now, onFound, html });
  useEffect(() => {
    latest.current = { key, now, onFound, html };
  });

  useEffect(() => {
    let isOver = false;
    void readDraft(latest.current.key).then((stored) => {
      if (isOver) return;
      const { answer } = stored?.payload ?? {};
      if (stored && typeof answer === "string" && answer !== "") {
        latest.current.onFound(answer);
        setSavedAt(stored.savedAt);
      }
      setRead(true);
    });
    return () => {
      isOver = true;
    };
  }, []);

  useEffect(() => {
    if (!isRead || !isDirty) return;
    const save = () => {
      const { key: at, now: clock } = latest.current;
      void saveDraft(at, { answer: html }, clock()).then(setSavedAt);
    };
    const timer = setTimeout(save, pauseMs);
    return () => clearTimeout(timer);
  }, [isRead, isDirty, html]);

  return {
    isRead,
    savedAt,
    async forget() {
      setSavedAt(null);
      await deleteDraft(latest.current.key);
    },
  };
}
