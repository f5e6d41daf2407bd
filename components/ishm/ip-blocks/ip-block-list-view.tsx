"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { AddressTest } from "./address-test";
import { ipBlockListShape, ipModes, ipScopes, ipStates, rangeText } from "./ip-block-draft";
import { useIpActions } from "./use-ip-actions";
import { useIpColumns } from "./use-ip-columns";

/** The list of blocked and allowed addresses. */
export const IpBlockListView = forReaders(officeMenus.ipBlocks, IpBlockList);

function IpBlockList() {
  const t = useTranslations("ishm.ipBlocks");
  const { access, language } = useOffice();
  const { isCreate, isUpdate, isDelete } = access(officeMenus.ipBlocks.code);
  const place = useListQuery(ipBlockListShape);
  const list = useListCall("GET /ip-blocks", { query: { lang: language, ...listInput(place.query) } });
  const actions = useIpActions();
  const columns = useIpColumns({
    canSwitch: isUpdate,
    onSwitch: (entry, isActive) => void actions.turn(entry, isActive),
  });
  return (
    <ListScreen
      name="ip-blocks"
      title={t("title")}
      lead={t("lead")}
      add={isCreate && { href: officePaths.ipBlock("new"), label: t("new") }}
      place={place}
      {...list}
      columns={columns}
      idxOf={(row) => row.ipIdx}
      nameOf={rangeText}
      addressOf={(row) => officePaths.ipBlock(row.ipIdx)}
      filters={<IpFilters {...place} />}
      empty={t("empty")}
      bulk={isDelete ? actions.bulkOf(list.answer.data?.list) : undefined}
    >
      <AddressTest />
    </ListScreen>
  );
}

/** The filters of the list. */
function IpFilters(place: ListControls<typeof ipBlockListShape>) {
  const t = useTranslations("ishm.ipBlocks");
  return (
    <ListFilters place={place} search={t("search")}>
      <FilterChoice
        legend={t("fields.mode")}
        values={ipModes}
        label={(mode) => t(`modes.${mode}`)}
        {...place.filter("mode")}
      />
      <FilterChoice
        legend={t("fields.scope")}
        values={ipScopes}
        label={(scope) => t(`scopes.${scope}`)}
        {...place.filter("scope")}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={ipStates}
        label={(state) => t(`states.${state}`)}
        {...place.filter("state")}
      />
    </ListFilters>
  );
}
