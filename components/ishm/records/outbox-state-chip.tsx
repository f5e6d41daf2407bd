import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { OutboxState } from "./outbox-list";

const tones: Record<OutboxState, ChipTone> = { WAITING: "info", SENT: "ok", PARKED: "bad" };

export function OutboxStateChip({ state }: { state: OutboxState }) {
  const t = useTranslations("ishm.outbox.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
