import { useTranslations } from "next-intl";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { formatMoney } from "@/lib/shared/money/money";
import { lowestFees } from "@/lib/web/booking/filters";

type Props = { context: BookingContext; slots: readonly SheetSlot[] };

/** Prices per player of a part: the member, and each companion. */
export function PartPrices({ context, slots }: Props) {
  const t = useTranslations("booking.sheet");
  const fees = lowestFees(slots);
  if (fees === null) return null;
  const money = (amount: number) => formatMoney(amount, context.formats);
  const { own, companion } = fees;
  return (
    <>
      {companion === null || companion === own
        ? t("priceFrom", { fee: money(own) })
        : t("prices", { own: money(own), companion: money(companion) })}
    </>
  );
}
