import { useTranslations } from "next-intl";
import { useSWRConfig } from "swr";
import type { SiteInfo } from "@/lib/contract/site/site";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useFormErrors } from "../form/use-form-errors";
import { useRecordForm } from "../form/use-record-form";
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
  onTyped: (isTyped: boolean) => void;
};

/** Domain.md 13: the fields of refusals that do not name them. */
const refusedFields: Readonly<Record<number, SitePlainField>> = { 2101: "businessNo", 9005: "email" };

/** Everything that the form of the site info knows and does. */
export function useSiteInfoForm({ info, read, canSave, onTyped }: SiteInfoFormProps) {
  const t = useTranslations("ishm.siteInfo");
  const { mutate } = useSWRConfig();
  const { country } = useOffice().formats.countryFormat;
  const taxCountry = country === "ZZ" ? "KR" : country;
  const form = useRecordForm({
    initial: info,
    draftOf: siteInfoDraftOf,
    canSave,
    read,
    onTyped,
    send: (draft, saved) => call("PUT /site/info", saveSiteInfoCall(draft, saved), { handled: true }),
    fieldOf: ({ code, msgVar }) => (code === 9001 ? (msgVar[0] ?? null) : (refusedFields[code] ?? null)),
    async onSaved() {
      toastBar(t("saved"));
      await mutate((key) => Array.isArray(key) && key[0] === "GET /site/info");
    },
  });
  const { draft, saved, saving } = form;
  const business = useTaxNumber(taxCountry, draft.businessNo);
  const corporate = useTaxNumber("CORP", draft.corpNo);
  const problems = [
    ...siteInfoProblems(draft, saved, taxCountry === "KR"),
    ...taxProblems(draft, { businessNo: business, corpNo: corporate }),
  ];
  const errors = useFormErrors({
    problems,
    sentenceOf: ({ field, reason }) => {
      if (field === "businessNo" || field === "corpNo") return reason === "format" ? t("tax.invalid") : null;
      return field.startsWith("sns.") ? t("snsWrong") : null;
    },
    refusal: saving.refusal,
    refusalCount: saving.refusalCount,
  });

  async function submit(): Promise<void> {
    const known = await Promise.all([business.check(), corporate.check()]);
    if (errors.pass() && known.every(Boolean)) await saving.save(draft);
  }
  return { ...form, business, corporate, errors, submit };
}

function taxProblems(
  draft: SiteInfoDraft,
  taxes: Record<"businessNo" | "corpNo", ReturnType<typeof useTaxNumber>>,
): FieldProblem[] {
  const fields = ["businessNo", "corpNo"] as const;
  return fields.flatMap((field): FieldProblem[] => {
    if (field === "businessNo" && draft.businessNo.trim() === "") return [{ field, reason: "required" }];
    return taxes[field].verdict?.valid === false ? [{ field, reason: "format" }] : [];
  });
}
