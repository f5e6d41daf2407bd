import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useFileUrls } from "@/components/photo/use-picture";
import type { SiteAddition } from "@/lib/contract/site/site";
import { type LogoField, logoFields } from "@/lib/contract/site/site-office";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import {
  pictureOf,
  type SiteAdditionDraft,
  saveSiteAdditionCall,
  siteAdditionDraftOf,
  siteAdditionProblems,
} from "./site-addition-draft";

export type SiteAdditionFormProps = {
  addition: SiteAddition;
  read: () => Promise<Result<SiteAddition, CallFailure>>;
  canSave: boolean;
};

/** The state of the form of the additional info. */
export function useSiteAdditionForm({ addition, read, canSave }: SiteAdditionFormProps) {
  const t = useTranslations("ishm.siteAddition");
  const refresh = useReadAgain(["GET /site/addition"]);
  const sent = useRef<SiteAdditionDraft["files"]>({});
  const form = useOfficeForm({
    record: addition,
    draftOf: siteAdditionDraftOf,
    canSave,
    read: () => read(),
    check: siteAdditionProblems,
    sentenceOf: ({ field, reason }) => {
      if (field === "gaId") return t("measuringWrong");
      return field === "headTags" && reason === "format" ? t("headTagsWrong") : null;
    },
    send(draft, saved) {
      sent.current = draft.files;
      return call("PUT /site/addition", saveSiteAdditionCall(draft, saved), { handled: true });
    },
    // A file is refused by its name.
    fieldOf: ({ code, msgVar: [name] }) =>
      logoFields.find((field) => sent.current[field]?.name === name) ??
      (code === 9001 ? (name ?? null) : null),
    async onSaved() {
      toastBar(t("saved"));
      await refresh();
    },
  });
  const { draft, saved } = form;
  const chosen = useFileUrls(draft.files);
  return { ...form, pictureOf: (field: LogoField) => pictureOf(field, draft, saved, chosen) };
}
