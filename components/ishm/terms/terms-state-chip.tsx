import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { TermsStatus } from "./terms-state";

const tones: Record<TermsStatus, ChipTone> = {
  draft: "neutral",
  planned: "warn",
  announced: "info",
  inForce: "ok",
  superseded: "outline",
};

/** The status of a version between its writing and its successor. */
export function TermsStateChip({ status }: { status: TermsStatus }) {
  const t = useTranslations("ishm.terms.states");
  return <Chip tone={tones[status]}>{t(status)}</Chip>;
}
