import { useTranslations } from "next-intl";
import { useState } from "react";
import type { OutboxRow } from "@/lib/contract/admins/ops-records";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";

/** Has the parked ones among chosen messages sent again, one after the other; the number that will be. */
export function useRetryMessages() {
  const t = useTranslations("ishm.outbox");
  const [isBusy, setBusy] = useState(false);

  async function retry(rows: readonly OutboxRow[]): Promise<number> {
    if (isBusy) return 0;
    const parked = rows.filter(({ state }) => state === "PARKED");
    setBusy(true);
    let count = 0;
    for (const { outboxIdx } of parked) {
      const answer = await call("POST /ops/outbox/{id}/retry", { params: { id: String(outboxIdx) } });
      if (!answer.ok) break;
      count += 1;
    }
    setBusy(false);
    if (parked.length === 0) toastBar(t("noneParked"));
    else if (count > 0) toastBar(t("retriedMany", { count }));
    return count;
  }
  return { retry, isBusy };
}
