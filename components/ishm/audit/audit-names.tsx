import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { type AuditAction, auditEntities } from "./audit-list";

/** The name of the actor of an audit entry: an admin's id, a member's number, a job or a visitor. */
export function useActorName(): (actor: string) => string {
  const t = useTranslations("ishm.audit.actors");
  return (actor) => {
    const [kind, name] = actor.split(":", 2);
    if (kind === "member" && name) return t("member", { number: name });
    if (kind === "job" && name) return t("job", { name });
    return actor === "visitor" ? t("visitor") : actor;
  };
}

/** The name of a kind of record; its code if there is none. */
export function useEntityName(): (entity: string) => string {
  const t = useTranslations("ishm.audit");
  return (entity) => {
    const known = auditEntities.find((one) => one === entity);
    return known ? t(`entities.${known}`) : entity;
  };
}

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
