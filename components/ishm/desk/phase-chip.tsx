import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { ArrivalPhase } from "@/lib/shared/bookings/arrival-phase";

const tones: Record<ArrivalPhase, ChipTone> = {
  EXPECTED: "neutral",
  ARRIVING: "info",
  LATE: "warn",
  CANDIDATE: "bad",
  IN: "ok",
  PLAYING: "ok",
  SETTLED: "outline",
  NO_SHOW: "outline",
  ENDED: "outline",
};

export function PhaseChip({ phase }: { phase: ArrivalPhase }) {
  const t = useTranslations("ishm.desk.phases");
  return <Chip tone={tones[phase]}>{t(phase)}</Chip>;
}
