"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FieldError } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { formatMoney } from "@/lib/shared/money/money";
import { priceField } from "@/lib/web/boards/price-field";
import { useOffice } from "../../frame/root/office-context";
import { useDeskDraft } from "../desk-drafts";
import { useDeskAction } from "../use-desk-action";
import { type BillDraft, type BillSums, billFault, billSums, quotedBill, settlementOf } from "./bill";
import { BillLines } from "./bill-lines";
import { PayRows } from "./pay-rows";

type Props = { booking: DeskBooking; refresh: () => Promise<unknown>; onDone: () => void };

/** The bill of a party and its payments; it can be settled only when they add up. */
export function SettleForm({ booking, refresh, onDone }: Props) {
  const t = useTranslations("ishm.desk.bill");
  const { formats } = useOffice();
  const { bookingIdx, quote } = booking;
  const { draft, change, forget } = useDeskDraft<BillDraft>(`bill ${bookingIdx}`, () =>
    quotedBill(booking, formats),
  );
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy, failure } = useDeskAction(booking, refresh);
  const sums = billSums(draft, quote.discount, formats);
  const holesFault =
    /^\d{1,2}$/.test(draft.holes.trim()) && Number(draft.holes) <= 36 ? null : t("holesWrong");
  const found = billFault(sums);
  const open = sums ? formatMoney(sums.open.abs().toFixed(), formats) : "";
  const fault = found === null ? null : t(`faults.${found}`, { amount: open });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (sums === null || fault !== null || holesFault !== null) return;
    if (!(await run({ event: "SETTLE", ...settlementOf(draft, sums, formats) }))) return;
    forget();
    onDone();
  };
  const errorId = `pay-${bookingIdx}`;
  const shown = isAsked ? fault : null;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <BillLines lines={draft.lines} onChange={(lines) => change({ ...draft, lines })} />
      {sums ? <BillTotal sums={sums} /> : null}
      <PayRows
        payments={draft.payments}
        rest={sums ? priceField(sums.rest.toFixed(), formats) : ""}
        errorId={shown ? `${errorId}-error` : undefined}
        onChange={(payments) => change({ ...draft, payments })}
      />
      {shown ? <FieldError id={errorId}>{shown}</FieldError> : null}
      <TextField
        id={`holes-${bookingIdx}`}
        label={t("holes")}
        value={draft.holes}
        maxLength={2}
        inputMode="numeric"
        error={isAsked && holesFault ? holesFault : undefined}
        onChange={(event) => change({ ...draft, holes: event.target.value })}
        fieldClassName="w-28"
      />
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <Button type="submit" isBusy={isBusy} busyText={t("busy")} className="w-full">
        {sums ? t("settle", { amount: formatMoney(sums.total.toFixed(), formats) }) : t("settlePlain")}
      </Button>
    </form>
  );
}

/** The sum, the coupon's discount where there is one, and what is owed. */
function BillTotal({ sums }: { sums: BillSums }) {
  const t = useTranslations("ishm.desk.bill");
  const { formats } = useOffice();
  const money = (amount: BillSums["sum"]) => formatMoney(amount.toFixed(), formats);
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-ink-2 pt-2 tabular-nums">
      {sums.discount.gt(0) ? (
        <>
          <dt className="text-ink-2">{t("sum")}</dt>
          <dd className="text-end">{money(sums.sum)}</dd>
          <dt className="text-ink-2">{t("discount")}</dt>
          <dd className="text-end">{money(sums.discount.times(-1))}</dd>
        </>
      ) : null}
      <dt className="font-semibold">{t("total")}</dt>
      <dd className="text-end text-lg font-semibold">{money(sums.total)}</dd>
    </dl>
  );
}

/** The bill of a party that was settled. */
export function SettledBill({ booking: { visits } }: { booking: DeskBooking }) {
  const t = useTranslations("ishm.desk.bill");
  const { formats } = useOffice();
  const [bill] = visits.toSorted((one, other) => Number(other.total) - Number(one.total));
  if (!bill) return null;
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      <dt className="text-ink-2">{t("total")}</dt>
      <dd className="text-end">{formatMoney(bill.total, formats)}</dd>
      <dt className="text-ink-2">{t("paid")}</dt>
      <dd className="text-end font-semibold">{formatMoney(bill.paid, formats)}</dd>
    </dl>
  );
}
