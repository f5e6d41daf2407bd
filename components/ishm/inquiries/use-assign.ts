import { useTranslations } from "next-intl";
import type { VocOfficer } from "@/lib/contract/inquiries/ops-vocs";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useSave } from "../form/use-save";
import { useRefreshInquiries } from "./use-refresh-inquiries";

/** Gives an inquiry to somebody. Over a colleague's choice it goes only after a look: the refusal shows who has it. */
export function useAssign(vocIdx: number, assignee: VocOfficer | null) {
  const t = useTranslations("ishm.inquiries.care");
  const refresh = useRefreshInquiries();
  const saving = useSave({
    send: (adminIdx: number | null) =>
      call(
        "PUT /ops/vocs/{id}/assignee",
        { params: { id: String(vocIdx) }, body: { adminIdx, from: assignee?.adminIdx ?? null } },
        { handled: true },
      ),
    async onSaved({ assignee: now }) {
      await refresh();
      toastBar(now ? t("given", { name: now.name }) : t("taken"));
    },
  });
  const assign = async (adminIdx: number | null) => {
    if (!(await saving.save(adminIdx))) await refresh();
  };
  return { assign, isBusy: saving.isBusy, refused: saving.refusal?.message ?? null };
}
