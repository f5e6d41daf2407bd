import { useTranslations } from "next-intl";
import { auditEntities } from "./audit-list";

/** What the office calls the kind of a record; the record's own word where it has no other. */
export function useEntityName(): (entity: string) => string {
  const t = useTranslations("ishm.audit");
  return (entity) => {
    const known = auditEntities.find((one) => one === entity);
    return known ? t(`entities.${known}`) : entity;
  };
}
