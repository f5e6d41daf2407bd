import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { SiteBrand } from "@/lib/contract/site/site-brand";
import type { Brand } from "@/lib/shared/brand/brand";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { brandDraftOf, brandOfDraft, brandProblems, saveBrandCall } from "./brand-draft";

export type BrandFormProps = {
  brand: SiteBrand;
  read: () => Promise<Result<SiteBrand, CallFailure>>;
  canSave: boolean;
};

const paleColor = 2102;

/** The state of the form of the look, with the look that its input gives. */
export function useBrandForm({ brand, read, canSave }: BrandFormProps) {
  const t = useTranslations("ishm.brand");
  const refresh = useReadAgain(["GET /site/brand"]);
  const shown = useRef<Brand>(brand);
  const form = useOfficeForm({
    record: brand,
    draftOf: brandDraftOf,
    canSave,
    read: () => read(),
    check: brandProblems,
    sentenceOf: ({ reason }) => (reason === "tooSmall" ? t("pale") : t("format")),
    send: (draft, saved) => call("PUT /site/brand", saveBrandCall(draft, saved), { handled: true }),
    fieldOf: ({ code }) => (code === paleColor ? "main" : null),
    async onSaved() {
      toastBar(t("saved"));
      await refresh();
    },
  });
  const look = brandOfDraft(form.draft, shown.current);
  shown.current = look;
  return { ...form, look };
}
