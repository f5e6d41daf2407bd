import { couponTypeCode, discountTarget } from "@/lib/contract/code-values/coupons";
import { memberState } from "@/lib/contract/code-values/members";
import type { CouponCampaign } from "@/lib/contract/coupons/coupon-campaigns";
import type { CallInput } from "@/lib/contract/routes";
import { type Language, languages } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire, readMoney } from "@/lib/shared/money/money";

type Audience = CouponCampaign["audience"];
type Terms = CouponCampaign["coupon"];

/** A campaign as it is typed in: an empty text narrows nothing. */
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
export function emptyCampaign(today: string): CampaignDraft {
  return {
    memberTypes: [],
    states: [memberState.active],
    ...{ joinedFrom: "", joinedTo: "", lastLoginFrom: "", lastLoginTo: "", birthMonth: "", region: "" },
    leavesOutSuspended: true,
    isAdvertising: true,
    names: { en: "", ko: "", ja: "", zh: "" },
    couponType: couponTypeCode.percent,
    dcTarget: discountTarget.greenFee,
    dcPerson: "P1",
    ...{ dcValue: "", maxDiscount: "" },
    ...{ dayTypes: [], periods: [], holeCodes: [] },
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

/** An amount in the club's format; what is none goes as it is, for the contract to refuse at its field. */
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

/** The body of the preview; the has the stamp besides. */
export function campaignInput(
  draft: CampaignDraft,
  main: Language,
  formats: ClubFormats,
): CallInput<"POST /ops/coupons/preview">["body"] {
  return { audience: audienceOf(draft), coupon: termsOf(draft, main, formats) };
}
