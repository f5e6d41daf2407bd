"use client";

import { useTranslations } from "next-intl";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import type { ListPlace } from "../list/use-list-query";
import { OneMember } from "../people/one-member";
import { requestKinds, type requestListShape, requestStates } from "./data-request-list";

/** Kind and state: what the requests are narrowed by. */
export function RequestFilters(place: ListPlace<typeof requestListShape>) {
  const t = useTranslations("ishm.dataRequests");
  const { query, change } = place;
  return (
    <ListFilters place={place}>
      <FilterSelect
        label={t("fields.kind")}
        all={t("allKinds")}
        options={requestKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        chosen={query.filters.kind}
        onChoose={(chosen) =>
          change({ filters: { kind: requestKinds.find((kind) => kind === chosen) ?? null } })
        }
      />
      <FilterChoice
        legend={t("fields.state")}
        values={requestStates}
        chosen={query.filters.state}
        label={(state) => t(`states.${state}`)}
        onChoose={(state) => change({ filters: { state } })}
      />
      <OneMember
        memberIdx={query.filters.memberIdx}
        onClear={() => change({ filters: { memberIdx: null } })}
      />
    </ListFilters>
  );
}
