"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { valuesOf } from "@/lib/contract/code-values/code-group";
import { couponState } from "@/lib/contract/code-values/coupons";
import type { CouponAdminRow } from "@/lib/contract/coupons/coupons";
import { isIdx, listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { RowButton } from "../list/row-button";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { memberColumn } from "../people/member-column";
import { OneMember } from "../people/one-member";
import { useUnmask } from "../people/use-unmask";
import { CouponDialog } from "./coupon-dialog";
import { CouponStateChip, useCouponWords } from "./coupon-words";

/** The coupons of the club with their holders. */
export const CouponListView = forReaders(officeMenus.members, Coupons);

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

const couponStates = valuesOf(couponState);

/** The filters of the list of coupons. */
const couponListShape = listShape({
  filters: { state: couponStates, memberIdx: isIdx },
  sorts: [],
});

/** The filters of the list. */
function CouponFilters(place: ListControls<typeof couponListShape>) {
  const t = useTranslations("ishm.coupons");
  const states = useCodeOptions("couponStates");
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterChoice
        legend={t("fields.state")}
        values={couponStates}
        label={(state) => states.find(({ value }) => value === state)?.label ?? state}
        {...place.filter("state")}
      />
      <OneMember {...place.filter("memberIdx")} />
    </ListFilters>
  );
}

/** The columns of the list of coupons. The name opens the coupon. */
function useCouponColumns(onOpen: (row: CouponAdminRow) => void): Column<CouponAdminRow>[] {
  const t = useTranslations("ishm.coupons.fields");
  const words = useCouponWords();
  const column = useListColumns<CouponAdminRow>();
  return [
    {
      key: "name",
      title: t("name"),
      render: (row) => <RowButton onClick={() => onOpen(row)}>{row.couponName}</RowButton>,
    },
    memberColumn({ title: t("member") }),
    { key: "value", title: t("value"), render: (row) => words.value(row) },
    { key: "state", title: t("state"), render: (row) => <CouponStateChip {...row} /> },
    column.days({ key: "valid", title: t("valid") }, (row) => [row.validFrom, row.validTo]),
    column.text(
      { key: "no", title: t("no"), choice: "shown", className: "text-ink-2" },
      (row) => row.couponNo,
    ),
    column.moment({ key: "created", title: t("created"), choice: "hidden" }, (row) => row.createdAt),
  ];
}
