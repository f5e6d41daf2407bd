import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { NoticeState } from "@/lib/web/office/notice-state";

const tones: Record<NoticeState, ChipTone> = {
  visible: "ok",
  scheduled: "info",
  ended: "outline",
  hidden: "neutral",
};

export function NoticeStateChip({ state }: { state: NoticeState }) {
  const t = useTranslations("ishm.notice.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
