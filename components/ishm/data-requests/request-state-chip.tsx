import { useTranslations } from "next-intl";
import { Chip, type ChipProps, type ChipTone } from "@/components/ui/chip";
import type { OfficeRequest } from "@/lib/contract/accounts/data-requests";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";

const tones: Record<OfficeRequest["state"], ChipTone> = {
  [dataRequestState.received]: "info",
  [dataRequestState.inProgress]: "warn",
  [dataRequestState.done]: "ok",
  [dataRequestState.refused]: "outline",
};

type Props = Pick<ChipProps, "className"> & { request: Pick<OfficeRequest, "state" | "isLate"> };

/** The state of a request; an overdue one says so first. */
export function RequestStateChip({ request: { state, isLate }, className }: Props) {
  const t = useTranslations("ishm.dataRequests");
  return (
    <Chip tone={isLate ? "bad" : tones[state]} className={className}>
      {isLate ? t("late", { state: t(`states.${state}`) }) : t(`states.${state}`)}
    </Chip>
  );
}
