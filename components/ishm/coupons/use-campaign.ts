import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { type CouponPreview, campaignBody, mostCoupons } from "@/lib/contract/coupons/coupon-campaigns";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { schemaProblems } from "@/lib/web/office/schema-problems";
import { officePaths } from "@/lib/web/routing/office-paths";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useSave } from "../form/use-save";
import { useOffice } from "../frame/root/office-context";
import { type CampaignDraft, campaignInput, emptyCampaign } from "./campaign-draft";

/** The fields stand without the part of the body that they belong to. */
const bare = (field: string) => field.replace(/^(audience|coupon)\./, "");
const wrongField = 9001;
const fieldOf = ({ code, msgVar: [field = ""] }: CallFailure) => (code === wrongField ? bare(field) : null);

/** A campaign on its way: typed in, previewed, and issued as it was previewed. */
export function useCampaign(today: string) {
  const t = useTranslations("ishm.coupons");
  const { language, formats } = useOffice();
  const router = useRouter();
  const { mutate } = useSWRConfig();
  // The name that the server asks for is of the language that the form began in.
  const [main] = useState(language);
  const form = useDraft<CampaignDraft>(emptyCampaign(today));
  const { draft } = form;
  const [seen, setSeen] = useState<{ of: CampaignDraft; preview: CouponPreview } | null>(null);
  const query = { lang: main };
  const body = campaignInput(draft, main, formats);

  const looking = useSave({
    send: (_draft: CampaignDraft) => call("POST /ops/coupons/preview", { query, body }, { handled: true }),
    onSaved: (preview, of) => setSeen({ of, preview }),
    fieldOf,
  });
  const issuing = useSave({
    send: (stamp: string) =>
      call("POST /ops/coupons/campaigns", { query, body: { ...body, stamp } }, { handled: true }),
    onSaved: async ({ issued, told }) => {
      form.markSaved(draft);
      toastBar(t("issued", { issued, told }));
      await mutate((key) => Array.isArray(key) && key[0] === "GET /ops/coupons");
      router.push(officePaths.coupons());
    },
    fieldOf,
  });
  const isTooMany = looking.refusal?.field === "audience";
  const errors = useFormErrors({
    problems: schemaProblems(campaignBody, body).map((problem) => {
      const field = bare(problem.field);
      return { ...problem, field: field === "couponName" ? `names.${main}` : field };
    }),
    sentenceOf: ({ field, reason }) =>
      field === `names.${main}` && reason === "required" ? t("nameNeeded") : null,
    refusalCount: looking.refusalCount,
    refusal: isTooMany
      ? { field: "memberTypes", message: t("tooMany", { max: mostCoupons }) }
      : looking.refusal,
  });
  return {
    ...form,
    main,
    errors,
    isBusy: looking.isBusy || issuing.isBusy,
    issuing,
    seen: seen?.preview ?? null,
    /** Something was typed since: what was seen is not what would be issued. */
    isOutdated: seen !== null && seen.of !== draft,
    look: async () => {
      if (errors.pass()) await looking.save(draft);
    },
  };
}
