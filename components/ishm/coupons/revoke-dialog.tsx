"use client";

import { useTranslations } from "next-intl";
import { couponState } from "@/lib/contract/code-values/coupons";
import type { CouponAdminRow } from "@/lib/contract/coupons/coupons";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { ActionDialog } from "../action/action-dialog";
import { useSave } from "../form/use-save";

type Props = { coupon: CouponAdminRow; onClose: () => void; onChanged: () => Promise<void> };

/** Takes a coupon back; a booking that holds it keeps the price that it was promised. */
export function RevokeDialog({ coupon, onClose, onChanged }: Props) {
  const t = useTranslations("ishm.coupons.revoke");
  const { couponIdx, couponName, memberName, state, version } = coupon;
  const saving = useSave({
    send: async (reason: string) => {
      const answer = await call(
        "PUT /ops/coupons/{id}",
        { params: { id: String(couponIdx) }, body: { event: "REVOKE", reason, version } },
        { handled: true },
      );
      await onChanged();
      return answer;
    },
    onSaved: () => {
      toastBar(t("done", { coupon: couponName }));
      onClose();
    },
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
      isBusy={saving.isBusy}
      failure={saving.refusal?.message}
      onConfirm={(reason) => void saving.save(reason)}
      onClose={onClose}
    />
  );
}
