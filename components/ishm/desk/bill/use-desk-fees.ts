import { useMemo } from "react";
import { feeItem } from "@/lib/contract/code-values/tee-sheets";
import { useCall } from "@/lib/web/api/use-call";
import { useCodeSets } from "@/lib/web/api/use-kept";
import { priceField } from "@/lib/web/boards/price-field";
import { useOffice } from "../../frame/root/office-context";

const sets = ["feeCodes"] as const;
/** Fees that a desk may add to a bill: a fine is paid as a penalty, a discount comes with a coupon. */
const left: readonly string[] = [feeItem.penaltyFine, feeItem.discount];

/** The club's fees by name, with the price that the club has set for a full round. */
export function useDeskFees() {
  const { clubCode, language, formats } = useOffice();
  const { data } = useCodeSets(clubCode, language, sets);
  const { data: table } = useCall(
    "GET /ext/fees",
    { query: { clubCode, lang: language } },
    { handled: true },
  );
  return useMemo(() => {
    const list = (data?.feeCodes?.list ?? []).filter(({ key }) => !left.includes(key));
    const names = new Map(list.map(({ key, keyName }) => [key, keyName]));
    return {
      fees: list.map(({ key, keyName }) => ({ value: key, label: keyName })),
      nameOf: (feeCode: string) => names.get(feeCode) ?? feeCode,
      priceOf(feeCode: string): string {
        const row = table?.serviceFees.find((fee) => fee.feeCode === feeCode);
        return row ? priceField(row.fullRound, formats) : "";
      },
    };
  }, [data, table, formats]);
}
