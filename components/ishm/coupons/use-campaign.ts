import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { couponTypeCode, discountTarget } from "@/lib/contract/code-values/coupons";
import { memberState } from "@/lib/contract/code-values/members";
import {
  type CouponCampaign,
  type CouponPreview,
  campaignBody,
  mostCoupons,
} from "@/lib/contract/coupons/coupon-campaigns";
import { mostPercent } from "@/lib/contract/coupons/coupons";
import type { CallInput } from "@/lib/contract/routes";
import { type Language, languages } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { type FieldProblem, schemaProblems } from "@/lib/web/office/schema-problems";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useActionCall } from "../action/use-action-call";
import { useOfficeForm } from "../form/use-office-form";
import { useOffice } from "../frame/root/office-context";

/** The id of a field is its path without the part of the body. */
const bare = (field: string) => field.replace(/^(audience|coupon)\./, "");
const wrongField = 9001;
const fieldOf = ({ code, msgVar: [field = ""] }: CallFailure) => (code === wrongField ? bare(field) : null);
const isTooMany = (failure: CallFailure) => fieldOf(failure) === "audience";

/** The steps of a campaign: input, preview, and issue of exactly what was previewed. */
export function useCampaign(today: string) {
  const t = useTranslations("ishm.coupons");
  const { language, formats } = useOffice();
  const router = useRouter();
  const refresh = useReadAgain(["GET /ops/coupons"]);
  // The name that the server asks for is of the language that the form began in.
  const [main] = useState(language);
  const [seen, setSeen] = useState<{ of: CampaignDraft; preview: CouponPreview } | null>(null);
  const query = { lang: main };
  const bodyOf = (draft: CampaignDraft) => campaignInput(draft, main, formats);

  const form = useOfficeForm<CampaignDraft, string, CouponPreview>({
    record: today,
    draftOf: emptyCampaign,
    check: (draft) =>
      [...schemaProblems(campaignBody, bodyOf(draft)), ...discountProblems(draft)].map((problem) => {
        const field = bare(problem.field);
        return { ...problem, field: field === "couponName" ? `names.${main}` : field };
      }),
    sentenceOf: ({ field, reason }) =>
      field === `names.${main}` && reason === "required" ? t("nameNeeded") : null,
    isPreview: true,
    send: (draft) => call("POST /ops/coupons/preview", { query, body: bodyOf(draft) }, { handled: true }),
    onSaved: (preview, of) => setSeen({ of, preview }),
    fieldOf: (failure) => (isTooMany(failure) ? "memberTypes" : fieldOf(failure)),
    wordOf: (failure) => (isTooMany(failure) ? t("tooMany", { max: mostCoupons }) : null),
  });
  const { draft } = form;
  const issuing = useActionCall({
    send: (stamp: string) => {
      const body = { ...bodyOf(draft), stamp };
      return call("POST /ops/coupons/campaigns", { query, body }, { handled: true });
    },
    doneText: ({ issued, told }) => t("issued", { issued, told }),
    async onDone() {
      form.markSaved(draft);
      await refresh();
      router.push(officePaths.coupons());
    },
  });
  return {
    ...form,
    main,
    issuing,
    isBusy: form.isBusy || issuing.isBusy,
    previewed: seen?.preview ?? null,
    /** The input has changed since the preview. */
    isOutdated: seen !== null && JSON.stringify(seen.of) !== JSON.stringify(draft),
  };
}

type Audience = CouponCampaign["audience"];
type Terms = CouponCampaign["coupon"];

/** The input of a campaign; an empty text is no filter. */
export type CampaignDraft = {
  memberTypes: readonly string[];
  states: readonly string[];
  joinedFrom: string;
  joinedTo: string;
  lastLoginFrom: string;
  lastLoginTo: string;
  birthMonth: string;
  region: string;
  leavesOutSuspended: boolean;
  isAdvertising: boolean;
  names: Record<Language, string>;
  couponType: Terms["couponType"];
  dcTarget: string;
  dcPerson: string;
  dcValue: string;
  maxDiscount: string;
  dayTypes: readonly string[];
  periods: readonly string[];
  holeCodes: readonly string[];
  validFrom: string;
  validTo: string;
  issuedReason: string;
};

/** The usual coupon: a percentage of the booker's green fee, for active members who agreed to hear of it. */
function emptyCampaign(today: string): CampaignDraft {
  return {
    memberTypes: [],
    states: [memberState.active],
    joinedFrom: "",
    joinedTo: "",
    lastLoginFrom: "",
    lastLoginTo: "",
    birthMonth: "",
    region: "",
    leavesOutSuspended: true,
    isAdvertising: true,
    names: { en: "", ko: "", ja: "", zh: "" },
    couponType: couponTypeCode.percent,
    dcTarget: discountTarget.greenFee,
    dcPerson: "P1",
    dcValue: "",
    maxDiscount: "",
    dayTypes: [],
    periods: [],
    holeCodes: [],
    validFrom: today,
    validTo: "",
    issuedReason: "",
  };
}

function audienceOf(draft: CampaignDraft) {
  const optional = (text: string) => (text === "" ? undefined : text);
  return {
    memberTypes: [...draft.memberTypes],
    states: draft.states.filter(
      (state): state is Audience["states"][number] =>
        state === memberState.active || state === memberState.dormant,
    ),
    joinedFrom: optional(draft.joinedFrom),
    joinedTo: optional(draft.joinedTo),
    lastLoginFrom: optional(draft.lastLoginFrom),
    lastLoginTo: optional(draft.lastLoginTo),
    birthMonth: draft.birthMonth === "" ? undefined : Number(draft.birthMonth),
    region: optional(draft.region),
    leavesOutSuspended: draft.leavesOutSuspended,
    isAdvertising: draft.isAdvertising,
  };
}

/** An amount in the club's format; other text is sent as it is, for the contract to refuse at its field. */
function amountOf(text: string, formats: ClubFormats): number | string {
  const amount = readMoney(text, formats);
  return amount === null ? text : moneyToWire(amount, formats);
}

function termsOf(draft: CampaignDraft, main: Language, formats: ClubFormats) {
  const { couponType, dcValue, maxDiscount } = draft;
  const further = languages.filter((language) => language !== main && draft.names[language].trim() !== "");
  const values = {
    [couponTypeCode.amount]: () => amountOf(dcValue, formats),
    [couponTypeCode.percent]: () => dcValue.trim(),
    [couponTypeCode.free]: () => 0,
  };
  return {
    couponName: draft.names[main].trim(),
    i18n: Object.fromEntries(further.map((language) => [language, draft.names[language].trim()])),
    couponType,
    dcTarget: draft.dcTarget,
    dcPerson: draft.dcPerson,
    dcValue: values[couponType](),
    maxDiscount: maxDiscount.trim() === "" ? null : amountOf(maxDiscount, formats),
    dayTypes: [...draft.dayTypes],
    periods: [...draft.periods],
    holeCodes: [...draft.holeCodes],
    validFrom: draft.validFrom,
    validTo: draft.validTo,
    issuedReason: draft.issuedReason.trim(),
  };
}

/** A percentage above the whole, and a discount of nothing: the schema knows no type of coupon. */
function discountProblems({ couponType, dcValue }: CampaignDraft): FieldProblem[] {
  if (couponType === couponTypeCode.free || dcValue.trim() === "") return [];
  const value = Number(dcValue);
  if (couponType === couponTypeCode.percent && value > mostPercent)
    return [{ field: "dcValue", reason: "tooLarge", values: { max: mostPercent } }];
  return value === 0 ? [{ field: "dcValue", reason: "tooSmall", values: { min: 1 } }] : [];
}

/** The body of the preview; the has the stamp besides. */
function campaignInput(
  draft: CampaignDraft,
  main: Language,
  formats: ClubFormats,
): CallInput<"POST /ops/coupons/preview">["body"] {
  return { audience: audienceOf(draft), coupon: termsOf(draft, main, formats) };
}
