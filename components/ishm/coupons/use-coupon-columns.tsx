import { useTranslations } from "next-intl";
import type { CouponAdminRow } from "@/lib/contract/coupons/coupons";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { CouponStateChip } from "./coupon-state-chip";
import { useCouponWords } from "./use-coupon-words";

/** What the list says of a coupon. Its name opens it. */
export function useCouponColumns(onOpen: (row: CouponAdminRow) => void): Column<CouponAdminRow>[] {
  const t = useTranslations("ishm.coupons.fields");
  const { formats } = useOffice();
  const words = useCouponWords();
  return [
    {
      key: "name",
      title: t("name"),
      render: (row) => (
        <button
          type="button"
          onClick={() => onOpen(row)}
          className="min-h-7 rounded-chip text-start font-medium hover:underline"
        >
          {row.couponName}
        </button>
      ),
    },
    {
      key: "member",
      title: t("member"),
      render: (row) => (
        <OfficeLink href={officePaths.member(row.memberIdx)} className="text-ink hover:underline">
          {row.memberName} <span className="text-ink-2">{row.memberId}</span>
        </OfficeLink>
      ),
    },
    { key: "value", title: t("value"), render: (row) => words.value(row) },
    { key: "state", title: t("state"), render: (row) => <CouponStateChip {...row} /> },
    {
      key: "valid",
      title: t("valid"),
      className: "text-ink-2 tabular-nums",
      render: (row) => `${formatDate(row.validFrom, formats)} – ${formatDate(row.validTo, formats)}`,
    },
    {
      key: "no",
      title: t("no"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => row.couponNo,
    },
    {
      key: "created",
      title: t("created"),
      choice: "hidden",
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDateTime(row.createdAt, formats),
    },
  ];
}
