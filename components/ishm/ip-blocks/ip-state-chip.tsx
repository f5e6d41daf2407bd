import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { IpBlockState } from "@/lib/contract/admins/ip-blocks";

const tones: Record<IpBlockState, ChipTone> = { LIVE: "ok", OFF: "neutral", ENDED: "outline" };

export function IpStateChip({ state }: { state: IpBlockState }) {
  const t = useTranslations("ishm.ipBlocks.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
