import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

const tones: Record<OutboxState, ChipTone> = {
  WAITING: "info",
  SENT: "ok",
  PARKED: "bad",
  EXPIRED: "neutral",
};

export function OutboxStateChip({ state }: { state: OutboxState }) {
  const t = useTranslations("ishm.outbox.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}

export const outboxStates = ["WAITING", "SENT", "PARKED", "EXPIRED"] as const;
export const outboxChannels = ["MAIL", "SMS", "PUSH"] as const;
type OutboxState = (typeof outboxStates)[number];

/** The filters of the list of messages. */
export const outboxListShape = listShape({
  filters: { state: outboxStates, channel: outboxChannels, memberIdx: isIdx },
  sorts: [],
});
