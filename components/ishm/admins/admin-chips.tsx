import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { AdminRow, AdminState } from "@/lib/contract/admins/admin-shapes";

type Props = { admin: Pick<AdminRow, "isSSAdmin" | "isTempPassword" | "source"> };

/** Chips of an account: super admin, first password not yet changed, rights of its own. */
export function AdminMarks({ admin }: Props) {
  const t = useTranslations("ishm.admins.marks");
  if (!admin.isSSAdmin && !admin.isTempPassword && admin.source !== "CUSTOM") return null;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {admin.isSSAdmin ? <Chip tone="info">{t("ss")}</Chip> : null}
      {admin.source === "CUSTOM" ? <Chip tone="neutral">{t("custom")}</Chip> : null}
      {admin.isTempPassword ? <Chip tone="warn">{t("temp")}</Chip> : null}
    </span>
  );
}

const tones: Record<AdminState, ChipTone> = { ACTIVE: "ok", LOCKED: "bad", LEFT: "outline" };

export function AdminStateChip({ state }: { state: AdminState }) {
  const t = useTranslations("ishm.admins.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
