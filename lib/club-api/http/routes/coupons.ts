import { revokeCouponByOffice } from "@/lib/club-api/workflows/coupons/issue-coupons";
import { couponState } from "@/lib/contract/code-values/coupons";
import { transaction } from "../../db/transaction";
import { countCoupons, readCoupons, readCouponsForAdmin } from "../../domains/coupons";
import { issueCampaign, previewCampaign } from "../../workflows/coupons/coupon-campaign";
import { issueCoupons } from "../../workflows/coupons/issue-coupons";
import { memberShown } from "../context";
import type { RouteHandlers } from "../handler";

export const couponsHandlers = {
  "GET /coupon/{id}": async (context, { params, query }) => {
    const { memberIdx } = await memberShown(context, params.id, "coupon");
    return readCoupons(context.db, context.ctx, { ...query, keyword: undefined, memberIdx });
  },
  "GET /coupon/count/{id}": async (context, { params }) => {
    const { memberIdx } = await memberShown(context, params.id, "coupon");
    return countCoupons(context.db, context.ctx, memberIdx);
  },
  "GET /ops/coupons": ({ db, ctx }, { query }) => readCouponsForAdmin(db, ctx, query),
  "POST /ops/coupons": async ({ ctx, once }, { body }) => {
    const couponIdxs = await once((tx) => issueCoupons(tx, ctx, body));
    return { issued: couponIdxs.length, couponIdxs };
  },
  "PUT /ops/coupons/{id}": async ({ ctx, once }, { params, body }) => {
    await once((tx) => revokeCouponByOffice(tx, ctx, params.id, body));
    return { couponIdx: params.id, state: couponState.revoked };
  },
  "POST /ops/coupons/preview": ({ db, ctx }, { body }) =>
    transaction(db, (tx) => previewCampaign(tx, ctx, body)),
  "POST /ops/coupons/campaigns": ({ ctx, once }, { body }) => once((tx) => issueCampaign(tx, ctx, body)),
} satisfies RouteHandlers;
