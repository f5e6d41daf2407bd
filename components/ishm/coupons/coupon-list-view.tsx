"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCall } from "@/lib/web/api/use-call";
import { couponListShape } from "@/lib/web/office/coupon-list";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { useLook } from "../people/use-look";
import { CouponDialog } from "./coupon-dialog";
import { CouponFilters } from "./coupon-filters";
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
  const { lookReason, control } = useLook("coupons");
  const columns = useCouponColumns((row) => setOpened(row.couponIdx));
  const { shown, ...choice } = useColumns("coupons", columns);
  const answer = useCall(
    "GET /ops/coupons",
    { query: { lang: language, reason: lookReason, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true, revalidateOnFocus: false },
  );
  const coupon = answer.data?.list.find(({ couponIdx }) => couponIdx === opened) ?? null;
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            {control}
            <ListActions
              sheet={{
                list: "GET /ops/coupons",
                input: { query: { lang: language, ...listFilters(place.query) } },
                isOfPersons: true,
              }}
              columns={columns}
              choice={choice}
              add={isCreate && { href: paths.office.newCoupons(), label: t("new") }}
            />
          </>
        }
      />
      <ScreenTabs of="members" />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.couponIdx}
        nameOf={(row) => row.couponName}
        filters={<CouponFilters {...place} />}
        empty={t("empty")}
      />
      <CouponDialog
        coupon={coupon}
        onClose={() => setOpened(null)}
        onChanged={async () => void (await answer.mutate())}
      />
    </>
  );
}
