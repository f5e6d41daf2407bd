import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSWRConfig } from "swr";
import type { NoticeDetail } from "@/lib/contract/notices";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { type NoticeField, refusedNoticeField } from "@/lib/web/office/notice-check";
import { createNoticeCall, type NoticeDraft, updateNoticeCall } from "@/lib/web/office/notice-draft";
import { paths } from "@/lib/web/routing/paths";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { toastBar } from "@/lib/web/runtime/toasts";
import { savedNoticeOf, type useNoticeForm } from "./use-notice-form";

const stale = 2002;

export type Refusal = { field: NoticeField | null; message: string };

type Options = {
  form: ReturnType<typeof useNoticeForm>;
  language: Language;
  /** Where a refused text is shown when the server does not say of which language it is. */
  mainLanguage: Language;
};

/** Sends the form, once at a time. A save over somebody else's is never made silently. */
export function useNoticeSave({ form, language, mainLanguage }: Options) {
  const t = useTranslations("ishm.notice");
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [theirs, setTheirs] = useState<NoticeDetail | null>(null);

  async function readSaved(noticeIdx: number): Promise<NoticeDetail | null> {
    const query = { scope: "admin", lang: language } as const;
    const answer = await call("GET /notice/{id}", { params: { id: String(noticeIdx) }, query });
    return answer.ok ? answer.value : null;
  }

  async function refuse(failure: CallFailure, noticeIdx: number | null) {
    if (failure.code === stale && noticeIdx !== null) {
      setTheirs(await readSaved(noticeIdx));
      return;
    }
    setRefusal({
      field: refusedNoticeField(failure, mainLanguage),
      message: await failureSentence(failure, language),
    });
  }

  async function create(draft: NoticeDraft) {
    const answer = await call("POST /notice", createNoticeCall(draft, language), { handled: true });
    if (!answer.ok) return refuse(answer.failure, null);
    toastBar(t("saved"));
    const { noticeIdx } = answer.value;
    const fresh = await readSaved(noticeIdx);
    form.markSaved(fresh ? savedNoticeOf(fresh) : { noticeIdx, version: 0, files: [] }, draft);
    router.replace(paths.office.notice(noticeIdx));
  }

  async function update(draft: NoticeDraft, saved: { noticeIdx: number; version: number }) {
    const answer = await call("PUT /notice", updateNoticeCall(draft, saved), { handled: true });
    if (!answer.ok) return refuse(answer.failure, saved.noticeIdx);
    toastBar(t("saved"));
    const fresh = await readSaved(saved.noticeIdx);
    const files = fresh?.files ?? form.saved?.files ?? [];
    form.markSaved({ noticeIdx: saved.noticeIdx, version: answer.value.version, files }, draft);
  }

  async function save(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      const { draft, saved } = form;
      await (saved ? update(draft, saved) : create(draft));
      // What the lists hold is older than this save.
      await mutate((key) => Array.isArray(key) && key[0] === "GET /notice/admin", undefined, {
        revalidate: false,
      });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return { save, isBusy, refusal, theirs, closeConflict: () => setTheirs(null) };
}
