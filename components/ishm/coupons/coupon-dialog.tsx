"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type CouponState, couponState } from "@/lib/contract/code-values/coupons";
import type { CouponAdminRow } from "@/lib/contract/coupons/coupons";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { ActionDialog } from "../action/action-dialog";
import { useActionCall } from "../action/use-action-call";
import { Facts } from "../frame/facts";
import { useOffice } from "../frame/root/office-context";
import { CouponStateChip, useCouponWords } from "./coupon-words";

type Props = { coupon: CouponAdminRow | null; onClose: () => void; onChanged: () => Promise<void> };

const ended: readonly CouponState[] = [couponState.used, couponState.revoked];

/** One coupon: discount, holder, validity, and its revocation. */
export function CouponDialog({ coupon, onClose, onChanged }: Props) {
  const t = useTranslations("ishm.coupons");
  const common = useTranslations("common");
  const { access } = useOffice();
  const [isRevoking, setRevoking] = useState(false);
  const canRevoke =
    coupon !== null && access(officeMenus.members.code).isUpdate && !ended.includes(coupon.state);
  return (
    <>
      <Dialog
        isOpen={coupon !== null && !isRevoking}
        onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        title={coupon?.couponName ?? ""}
        closeLabel={common("close")}
        className="w-[640px]"
        footer={
          canRevoke ? (
            <Button variant="outline" size="small" onClick={() => setRevoking(true)}>
              {t("revoke.button")}
            </Button>
          ) : null
        }
      >
        {coupon ? <CouponFacts coupon={coupon} /> : null}
      </Dialog>
      {coupon && isRevoking ? (
        <RevokeDialog coupon={coupon} onClose={() => setRevoking(false)} onChanged={onChanged} />
      ) : null}
    </>
  );
}

function CouponFacts({ coupon }: { coupon: CouponAdminRow }) {
  const t = useTranslations("ishm.coupons.fields");
  const { language, formats } = useOffice();
  const words = useCouponWords();
  const span = `${formatDay(coupon.validFrom, { language, formats })} – ${formatDay(coupon.validTo, { language, formats })}`;
  return (
    <Facts
      className="min-[43.75rem]:grid-cols-[auto_minmax(0,1fr)]"
      of={[
        { name: t("state"), value: <CouponStateChip {...coupon} /> },
        { name: t("no"), value: coupon.couponNo },
        { name: t("member"), value: `${coupon.memberName} ${coupon.memberId}` },
        { name: t("value"), value: words.value(coupon) },
        { name: t("person"), value: words.person(coupon) },
        { name: t("days"), value: words.days(coupon) },
        { name: t("periods"), value: words.periods(coupon) },
        { name: t("holes"), value: words.holes(coupon) },
        { name: t("valid"), value: span },
        { name: t("booking"), value: coupon.bookingIdx },
        { name: t("used"), value: coupon.usedAt && formatDateTime(coupon.usedAt, formats) },
        { name: t("created"), value: formatDateTime(coupon.createdAt, formats) },
        { name: t("issuedReason"), value: coupon.issuedReason },
      ]}
    />
  );
}

type RevokeDialogProps = { coupon: CouponAdminRow; onClose: () => void; onChanged: () => Promise<void> };

/** Revokes a coupon; a booking that uses it keeps its price. */
function RevokeDialog({ coupon, onClose, onChanged }: RevokeDialogProps) {
  const t = useTranslations("ishm.coupons.revoke");
  const { couponIdx, couponName, memberName, state, version } = coupon;
  const { run, isBusy, failure } = useActionCall({
    send: (reason: string) =>
      call(
        "PUT /ops/coupons/{id}",
        { params: { id: String(couponIdx) }, body: { event: "REVOKE", reason, version } },
        { handled: true },
      ),
    refresh: onChanged,
    doneText: () => t("done", { coupon: couponName }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen
      title={t("title")}
      lines={[
        t("does", { coupon: couponName, name: memberName }),
        ...(state === couponState.reserved ? [t("booking")] : []),
        t("final"),
      ]}
      reason="needed"
      confirmLabel={t("button")}
      tone="bad"
      isBusy={isBusy}
      failure={failure}
      onConfirm={(reason) => void run(reason)}
      onClose={onClose}
    />
  );
}
