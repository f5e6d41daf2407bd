"use client";

import { useTranslations } from "next-intl";
import { FilterChoice } from "../list/filter-choice";
import { FilterDay } from "../list/filter-day";
import { FilterSelect } from "../list/filter-select";
import { KeywordField } from "../list/keyword-field";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { auditActions, auditEntities, type auditListShape } from "./audit-list";
import { useEntityName } from "./use-entity-name";

/** Who, what kind of action, to which record, on which days. */
export function AuditFilters(place: ListPlace<typeof auditListShape>) {
  const t = useTranslations("ishm.audit");
  const { query, change } = place;
  const nameOf = useEntityName();
  const { action, actor, entity, entityKey, from, to } = query.filters;
  const typed = { isTyping: true };
  return (
    <ListFilters place={place}>
      <KeywordField
        label={t("filters.actor")}
        keyword={actor ?? ""}
        onSearch={(text) => change({ filters: { actor: text || null } }, typed)}
      />
      <FilterSelect
        label={t("filters.entity")}
        all={t("filters.allEntities")}
        options={auditEntities
          .map((value) => ({ value, label: nameOf(value) }))
          .toSorted((one, other) => one.label.localeCompare(other.label))}
        chosen={entity}
        onChoose={(value) => change({ filters: { entity: value } })}
      />
      <KeywordField
        label={t("filters.entityKey")}
        keyword={entityKey ?? ""}
        onSearch={(text) => change({ filters: { entityKey: text || null } }, typed)}
      />
      <FilterDay
        label={t("filters.from")}
        day={from}
        onChoose={(day) => change({ filters: { from: day } })}
      />
      <FilterDay label={t("filters.to")} day={to} onChoose={(day) => change({ filters: { to: day } })} />
      <FilterChoice
        legend={t("columns.action")}
        values={auditActions}
        chosen={action}
        label={(value) => t(`actions.${value}`)}
        onChoose={(value) => change({ filters: { action: value } })}
      />
    </ListFilters>
  );
}
