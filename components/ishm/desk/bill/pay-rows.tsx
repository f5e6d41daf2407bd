import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Icon } from "@/components/ui/layout/icons";
import { Select } from "@/components/ui/select";
import { type Payment, payMethods } from "./bill";

type Props = {
  payments: readonly Payment[];
  /** The open rest, which a payment without an amount takes; formatted. */
  rest: string;
  errorId: string | undefined;
  onChange: (payments: readonly Payment[]) => void;
};

const most = 4;

/** The payments: one or several; the one with an empty amount takes the open rest. */
export function PayRows({ payments, rest, errorId, onChange }: Props) {
  const t = useTranslations("ishm.desk.bill");
  const put = (changed: Payment) =>
    onChange(payments.map((payment) => (payment.id === changed.id ? changed : payment)));
  const nextId = payments.reduce((last, { id }) => Math.max(last, id), -1) + 1;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-caption font-semibold">{t("payments")}</legend>
      {payments.map((payment, index) => (
        <div key={payment.id} className="grid grid-cols-[minmax(0,1fr)_8rem_auto] gap-2">
          <Select
            aria-label={t("methodOf", { place: index + 1 })}
            value={payment.method}
            options={payMethods.map((method) => ({ value: method, label: t(`methods.${method}`) }))}
            onChange={({ target }) =>
              put({ ...payment, method: payMethods.find((one) => one === target.value) ?? payment.method })
            }
          />
          <Input
            aria-label={t("amountOf", { place: index + 1 })}
            aria-describedby={errorId}
            aria-invalid={errorId ? true : undefined}
            inputMode="decimal"
            value={payment.amount}
            placeholder={rest}
            maxLength={15}
            className="px-2 text-end"
            onChange={(event) => put({ ...payment, amount: event.target.value })}
          />
          <button
            type="button"
            aria-label={t("removePayment", { place: index + 1 })}
            disabled={payments.length === 1}
            onClick={() => onChange(payments.filter(({ id }) => id !== payment.id))}
            className="inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-hover disabled:text-ink-3"
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
      {payments.length < most ? (
        <Button
          size="small"
          variant="quiet"
          className="self-start"
          onClick={() => onChange([...payments, { id: nextId, method: "CASH", amount: "" }])}
        >
          <Icon name="plus" size={18} />
          {t("addPayment")}
        </Button>
      ) : null}
    </fieldset>
  );
}
