import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { HofShow } from "./hof-list";

const tones: Record<HofShow, ChipTone> = {
  shown: "ok",
  noConsent: "warn",
  withdrawn: "bad",
  hidden: "neutral",
};

/** Whether visitors see an entry, and if not why. */
export function HofShowChip({ show }: { show: HofShow }) {
  const t = useTranslations("ishm.hof.show");
  return <Chip tone={tones[show]}>{t(show)}</Chip>;
}
