import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { AdminState } from "@/lib/contract/admins/admin-shapes";

const tones: Record<AdminState, ChipTone> = { ACTIVE: "ok", LOCKED: "bad", LEFT: "outline" };

export function AdminStateChip({ state }: { state: AdminState }) {
  const t = useTranslations("ishm.admins.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
