import { useTranslations } from "next-intl";
import type { SiteInfo } from "@/lib/contract/site/site";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";
import {
  type SiteInfoDraft,
  type SitePlainField,
  saveSiteInfoCall,
  siteInfoDraftOf,
  siteInfoProblems,
} from "./site-info-draft";
import { useTaxNumber } from "./tax-number-field";

export type SiteInfoFormProps = {
  info: SiteInfo;
  read: () => Promise<Result<SiteInfo, CallFailure>>;
  canSave: boolean;
};

/** Domain.md 13: the fields of refusals that do not name them. */
const refusedFields: Readonly<Record<number, SitePlainField>> = { 2101: "businessNo", 9005: "email" };

/** The state of the form of the site info. Registration numbers are checked by the server before a save. */
export function useSiteInfoForm({ info, read, canSave }: SiteInfoFormProps) {
  const t = useTranslations("ishm.siteInfo");
  const refresh = useReadAgain(["GET /site/info"]);
  const { country } = useOffice().formats.countryFormat;
  const taxCountry = country === "ZZ" ? "KR" : country;
  const taxes = { businessNo: useTaxNumber(taxCountry), corpNo: useTaxNumber("CORP") };
  const form = useOfficeForm({
    record: info,
    draftOf: siteInfoDraftOf,
    canSave,
    read: () => read(),
    check: (draft, saved) => [
      ...siteInfoProblems(draft, saved, taxCountry === "KR"),
      ...taxProblems(draft, taxes, taxCountry === "KR"),
    ],
    sentenceOf: ({ field, reason }) => {
      if (field === "businessNo" || field === "corpNo") return reason === "format" ? t("tax.invalid") : null;
      return field.startsWith("sns.") ? t("snsWrong") : null;
    },
    async confirm(draft) {
      const isValid = await Promise.all(taxFields.map((field) => taxes[field].check(draft[field])));
      return isValid.every(Boolean);
    },
    send: (draft, saved) => call("PUT /site/info", saveSiteInfoCall(draft, saved), { handled: true }),
    fieldOf: ({ code, msgVar }) => (code === 9001 ? (msgVar[0] ?? null) : (refusedFields[code] ?? null)),
    async onSaved() {
      toastBar(t("saved"));
      await refresh();
    },
  });
  return { ...form, taxes, isKorean: taxCountry === "KR" };
}

const taxFields = ["businessNo", "corpNo"] as const;

function taxProblems(
  draft: SiteInfoDraft,
  taxes: Record<(typeof taxFields)[number], ReturnType<typeof useTaxNumber>>,
  isKorean: boolean,
): FieldProblem[] {
  return taxFields.flatMap((field): FieldProblem[] => {
    if (draft[field].trim() === "")
      return isKorean && field === "businessNo" ? [{ field, reason: "required" }] : [];
    return taxes[field].verdictOf(draft[field])?.valid === false ? [{ field, reason: "format" }] : [];
  });
}
