"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { useUnmask } from "../people/use-unmask";
import { CouponDialog } from "./coupon-dialog";
import { CouponFilters } from "./coupon-filters";
import { couponListShape } from "./coupon-list";
import { useCouponColumns } from "./use-coupon-columns";

/** The coupons of the club with their holders. */
export function CouponListView() {
  const { access } = useOffice();
  return access(officeMenus.members.code).isRead ? <Coupons /> : <NoAccess />;
}

function Coupons() {
  const t = useTranslations("ishm.coupons");
  const { access, language } = useOffice();
  const { isCreate } = access(officeMenus.members.code);
  const place = useListQuery(couponListShape);
  const [opened, setOpened] = useState<number | null>(null);
  const { unmaskReason, control } = useUnmask("coupons");
  const columns = useCouponColumns((row) => setOpened(row.couponIdx));
  const list = useListCall(
    "GET /ops/coupons",
    { query: { lang: language, reason: unmaskReason, ...listInput(place.query) } },
    { revalidateOnFocus: false },
  );
  const coupon = list.answer.data?.list.find(({ couponIdx }) => couponIdx === opened) ?? null;
  return (
    <>
      <ListScreen
        name="coupons"
        title={t("title")}
        lead={t("lead")}
        tabs="members"
        actions={control}
        add={isCreate && { href: officePaths.newCoupons(), label: t("new") }}
        place={place}
        {...list}
        isOfPersons
        columns={columns}
        idxOf={(row) => row.couponIdx}
        nameOf={(row) => row.couponName}
        filters={<CouponFilters {...place} />}
        empty={t("empty")}
      />
      <CouponDialog
        coupon={coupon}
        onClose={() => setOpened(null)}
        onChanged={async () => void (await list.answer.mutate())}
      />
    </>
  );
}
