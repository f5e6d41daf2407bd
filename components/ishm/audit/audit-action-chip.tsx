import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { AuditAction } from "./audit-list";

const tones: Record<AuditAction, ChipTone> = {
  CREATE: "ok",
  UPDATE: "info",
  DELETE: "bad",
  VIEW: "neutral",
  EXPORT: "warn",
};

export function AuditActionChip({ action }: { action: AuditAction }) {
  const t = useTranslations("ishm.audit.actions");
  return <Chip tone={tones[action]}>{t(action)}</Chip>;
}
