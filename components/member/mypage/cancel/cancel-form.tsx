"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { Refusal } from "@/components/member/account/refusal";
import { Button } from "@/components/ui/button";
import { formatMoney } from "@/lib/shared/money/money";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { focusQuietly } from "@/lib/web/runtime/hash-scroll";
import type { Cancelled, OwnDetail } from "../bookings/own-booking";
import type { MyPlace } from "../place";
import { CallTheClub } from "./call-the-club";
import type { Preview } from "./cancel-cost";
import { type CancelRefusal, useCancel } from "./use-cancel";

type Props = {
  booking: OwnDetail;
  preview: Preview;
  place: MyPlace;
  onReload: () => Promise<unknown>;
  onCancelled: (answer: Cancelled) => void;
  onGiveUp: () => void;
};

const other = "C9";

/** Reason and, when it costs something, the consent to exactly that; a consent does not outlive its price. */
export function CancelForm({ booking, preview, place, onReload, onCancelled, onGiveUp }: Props) {
  const t = useTranslations("mypage.cancel");
  const { data: codes } = useCodeSets(place.clubCode, place.language, ["reasonCodes"]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [reason, setReason] = useState({ code: "", text: "" });
  const price = `${preview.stage} ${preview.fineAmount}`;
  const [agreedPrice, setAgreedPrice] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { cancel, isBusy, refusal } = useCancel({ booking, place, onReload, onCancelled });
  const isLate = preview.stage !== "L0";
  const hasConsent = isLate && agreedPrice === price;
  useEffect(() => {
    if (heading.current) focusQuietly(heading.current);
  }, []);

  const send = () => {
    setAsked(true);
    if (isLate && !hasConsent) return document.getElementById("agree")?.focus();
    void cancel({
      reasonCode: reason.code,
      reasonText: reason.code === other ? reason.text : "",
      hasConsent,
    });
  };
  const reasons = (codes?.reasonCodes?.list ?? []).filter(({ group }) => group === "CANCEL");
  const fine = formatMoney(preview.fineAmount, place.formats);
  return (
    <form
      noValidate
      className="mt-8 flex max-w-[36rem] flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3 ref={heading} className="text-lead font-semibold">
        {t("formTitle")}
      </h3>
      <SelectField
        name="reason"
        label={t("reason")}
        value={reason.code}
        options={[
          { value: "", label: t("noReason") },
          ...reasons.map(({ key, keyName }) => ({ value: key, label: keyName })),
        ]}
        onChange={({ target }) => setReason({ ...reason, code: target.value })}
      />
      {reason.code === other ? (
        <TextField
          name="reasonText"
          label={t("reasonText")}
          value={reason.text}
          maxLength={200}
          onChange={({ target }) => setReason({ ...reason, text: target.value })}
        />
      ) : null}
      {isLate ? (
        <CheckboxField
          name="agree"
          label={t("agree", { fine })}
          checked={hasConsent}
          error={isAsked && !hasConsent ? t("agreeMissing") : undefined}
          onChange={({ target }) => setAgreedPrice(target.checked ? price : null)}
        />
      ) : null}
      <WhyNot refusal={refusal} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onGiveUp}>
          {t("keep")}
        </Button>
        <Button type="submit" variant="danger" isBusy={isBusy} busyText={t("cancelling")}>
          {isLate ? t("cancelLate", { fine }) : t("cancelFree")}
        </Button>
      </div>
    </form>
  );
}

/** What happened in the meantime, and what to do about it. */
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
