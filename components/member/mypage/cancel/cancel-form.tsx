"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useCheckedForm } from "@/components/form/use-checked-form";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/shared/money/money";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import type { Cancelled, OwnDetail } from "@/lib/web/my/booking-state";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import { CallTheClub } from "./call-the-club";
import type { Preview } from "./cancel-cost";
import { type CancelRefusal, useCancel } from "./use-cancel";

type Props = {
  booking: OwnDetail;
  preview: Preview;
  context: PageContext;
  onReload: () => Promise<unknown>;
  onCancelled: (answer: Cancelled) => void;
  onGiveUp: () => void;
};

const other = "C9";

/** Reason and, when it costs something, the consent to exactly that; a consent does not outlive its price. */
export function CancelForm({ booking, preview, context, onReload, onCancelled, onGiveUp }: Props) {
  const t = useTranslations("mypage.cancel");
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["reasonCodes"]);
  const heading = useRef<HTMLHeadingElement>(null);
  const price = `${preview.stage} ${preview.fineAmount}`;
  const isLate = preview.stage !== "L0";
  const { cancel, refusal, forgetRefusal } = useCancel({ booking, context, onReload, onCancelled });
  const form = useCheckedForm({
    initial: { reason: "", reasonText: "", agreedPrice: "" },
    clearsOnChange: true,
    check: ({ agreedPrice }) => {
      forgetRefusal();
      const isMissing = isLate && agreedPrice !== price;
      if (isMissing) document.getElementById("agree")?.focus();
      return { agreedPrice: isMissing ? t("agreeMissing") : undefined };
    },
    send: async ({ reason, reasonText }) => {
      await cancel({
        reasonCode: reason,
        reasonText: reason === other ? reasonText : "",
        hasConsent: isLate,
      });
      return null;
    },
  });
  useEffect(() => {
    if (heading.current) focusQuietly(heading.current);
  }, []);
  const reasons = (codes?.reasonCodes?.list ?? []).filter(({ group }) => group === "CANCEL");
  const fine = formatMoney(preview.fineAmount, context.formats);
  return (
    <form ref={form.ref} noValidate className="mt-8 flex max-w-[36rem] flex-col gap-6" onSubmit={form.submit}>
      <h3 ref={heading} className="text-lead font-semibold">
        {t("formTitle")}
      </h3>
      <SelectField
        {...form.field("reason")}
        label={t("reason")}
        options={[
          { value: "", label: t("noReason") },
          ...reasons.map(({ key, keyName }) => ({ value: key, label: keyName })),
        ]}
      />
      {form.values.reason === other ? (
        <TextField {...form.field("reasonText")} label={t("reasonText")} maxLength={200} />
      ) : null}
      {isLate ? (
        <CheckboxField
          name="agree"
          label={t("agree", { fine })}
          checked={form.values.agreedPrice === price}
          error={form.errorOf("agreedPrice")}
          onChange={({ target }) => form.change({ agreedPrice: target.checked ? price : "" })}
        />
      ) : null}
      <WhyNot refusal={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onGiveUp}>
          {t("keep")}
        </Button>
        <Button type="submit" variant="danger" isBusy={form.isBusy} busyText={t("cancelling")}>
          {isLate ? t("cancelLate", { fine }) : t("cancelFree")}
        </Button>
      </div>
    </form>
  );
}

/** Why the cancellation was refused, and what to do. */
function WhyNot({ refusal }: { refusal: CancelRefusal | null }) {
  const t = useTranslations("mypage.cancel");
  const explained = { stage: t("stageMoved"), version: t("versionMoved"), phone: t("phoneOnly"), other: "" };
  const words = refusal && (explained[refusal.kind] || refusal.sentence);
  return (
    <div>
      <Refusal>{words}</Refusal>
      {refusal?.kind === "phone" && refusal.phone ? (
        <div className="mt-4">
          <CallTheClub text="" phone={refusal.phone} />
        </div>
      ) : null}
    </div>
  );
}
