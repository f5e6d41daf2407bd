import { couponState } from "@/lib/contract/code-values/coupons";
import { transaction } from "../../db/transaction";
import { countCoupons, readCoupons, readCouponsForAdmin } from "../../domains/coupons";
import { issueCampaign, previewCampaign } from "../../workflows/coupon-campaign";
import { issueCoupons } from "../../workflows/issue-coupons";
import { revokeCouponByOffice } from "../../workflows/revoke-coupon";
import type { Handlers } from "../handler";
import { memberShown } from "../own-member";

export const couponsHandlers: Handlers<
  | "GET /coupon/{id}"
  | "GET /coupon/count/{id}"
  | "GET /ops/coupons"
  | "POST /ops/coupons"
  | "PUT /ops/coupons/{id}"
  | "POST /ops/coupons/preview"
  | "POST /ops/coupons/campaigns"
> = {
  "GET /coupon/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "coupon");
    return readCoupons(context.db, context.act, { ...query, keyword: undefined, memberIdx });
  },
  "GET /coupon/count/{id}": async (context, { params }) => {
    const { memberIdx } = await memberShown(context, params.id, "coupon");
    return countCoupons(context.db, context.act, memberIdx);
  },
  "GET /ops/coupons": ({ db, act }, { query }) => readCouponsForAdmin(db, act, query),
  "POST /ops/coupons": async ({ act, once }, { body }) => {
    const couponIdxs = await once((tx) => issueCoupons(tx, act, body));
    return { issued: couponIdxs.length, couponIdxs };
  },
  "PUT /ops/coupons/{id}": async ({ act, once }, { params, body }) => {
    await once((tx) => revokeCouponByOffice(tx, act, params.id, body));
    return { couponIdx: params.id, state: couponState.revoked };
  },
  "POST /ops/coupons/preview": ({ db, act }, { body }) =>
    transaction(db, (tx) => previewCampaign(tx, act, body)),
  "POST /ops/coupons/campaigns": ({ act, once }, { body }) => once((tx) => issueCampaign(tx, act, body)),
};
