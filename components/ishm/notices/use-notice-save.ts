import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import type { NoticeDetail } from "@/lib/contract/notices";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { refusedNoticeField } from "@/lib/web/office/notice-check";
import { createNoticeCall, type NoticeDraft, updateNoticeCall } from "@/lib/web/office/notice-draft";
import { paths } from "@/lib/web/routing/paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/office-context";
import { type NoticeFormState, savedNoticeOf } from "./use-notice-form";

/** What a save left: the number of the notice, and its version where the server says it. */
type Written = { noticeIdx: number; version?: number };

/** Sends a notice. `mainLanguage` is where a refused text is shown when the server does not say of which language it is. */
export function useNoticeSave(form: NoticeFormState, mainLanguage: Language) {
  const t = useTranslations("ishm.notice");
  const router = useRouter();
  const { mutate } = useSWRConfig();
  const { language } = useOffice();

  async function readSaved(noticeIdx: number): Promise<NoticeDetail | null> {
    const query = { scope: "admin", lang: language } as const;
    const answer = await call("GET /notice/{id}", { params: { id: String(noticeIdx) }, query });
    return answer.ok ? answer.value : null;
  }

  function send(draft: NoticeDraft): Promise<Result<Written, CallFailure>> {
    const { saved } = form;
    return saved
      ? call("PUT /notice", updateNoticeCall(draft, saved), { handled: true })
      : call("POST /notice", createNoticeCall(draft, language), { handled: true });
  }

  async function onSaved({ noticeIdx, version }: Written, sent: NoticeDraft) {
    toastBar(t("saved"));
    const fresh = await readSaved(noticeIdx);
    const known = fresh ? savedNoticeOf(fresh) : { noticeIdx, version: 0, files: form.saved?.files ?? [] };
    form.markSaved({ ...known, version: version ?? known.version }, sent);
    if (form.saved === null) router.replace(paths.office.notice(noticeIdx));
    // What the lists hold is older than this save.
    await mutate((key) => Array.isArray(key) && key[0] === "GET /notice/admin", undefined, {
      revalidate: false,
    });
  }

  return useSave({
    send,
    onSaved,
    fieldOf: (failure) => refusedNoticeField(failure, mainLanguage),
    readTheirs: async () => (form.saved ? readSaved(form.saved.noticeIdx) : null),
  });
}
