import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { AuditRow } from "@/lib/contract/admins/ops-records";
import { readDate } from "@/lib/shared/time/calendar";
import { formatDate } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
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

/** The kind of a record and its key; a day in the key stands as the club writes days. */
export function useRecordName(): (row: Pick<AuditRow, "entity" | "entityKey">) => string {
  const t = useTranslations("ishm.audit");
  const { formats } = useOffice();
  const entityName = useEntityName();
  return ({ entity, entityKey }) => {
    const key = entityKey.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) =>
      readDate(day) ? formatDate(day, formats) : day,
    );
    return t("recordOf", { entity: entityName(entity), key });
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
