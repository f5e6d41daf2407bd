import { useTranslations } from "next-intl";
import type { CallOutput } from "@/lib/contract/routes";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDate } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";

type Cost = CallOutput<"GET /ops/team-forms/{id}/cost">;

/** What giving up costs, in sentences; one that says that it is being counted until it is known. */
export function useCostLines(cost: Cost | undefined): string[] {
  const t = useTranslations("ishm.teams.cost");
  const { formats } = useOffice();
  if (!cost) return [t("counting")];
  const lines = [t("givenUp", { count: cost.givenUp })];
  if (cost.endsForm) return [...lines, t("ends")];
  const day = formatDate(cost.freeUntil, formats);
  if (!cost.fine) return [...lines, t("free", { day })];
  const amount = formatMoney(cost.fine.amount, formats);
  return [...lines, t("fine", { day, percent: cost.fine.percent, amount })];
}
