"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { AddressTest } from "./address-test";
import { rangeText } from "./ip-block-draft";
import { ipBlockListShape } from "./ip-block-list";
import { IpFilters } from "./ip-filters";
import { useIpActions } from "./use-ip-actions";
import { useIpColumns } from "./use-ip-columns";

/** Which addresses may not, or may alone, use the site and the back office. */
export function IpBlockListView() {
  const { access } = useOffice();
  return access(officeMenus.ipBlocks.code).isRead ? <IpBlockList /> : <NoAccess />;
}

function IpBlockList() {
  const t = useTranslations("ishm.ipBlocks");
  const common = useTranslations("common");
  const { access, language } = useOffice();
  const { isCreate, isUpdate, isDelete } = access(officeMenus.ipBlocks.code);
  const place = useListQuery(ipBlockListShape);
  const list = useListCall("GET /ip-blocks", { query: { lang: language, ...listInput(place.query) } });
  const actions = useIpActions();
  const columns = useIpColumns({
    canSwitch: isUpdate,
    onSwitch: (entry, isActive) => void actions.turn(entry, isActive),
  });
  const remove = async (idxs: readonly number[], settle: () => void) => {
    const entries = (list.answer.data?.list ?? []).filter((row) => idxs.includes(row.ipIdx));
    if (await actions.remove(entries)) settle();
  };
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
      bulk={
        isDelete
          ? {
              isBusy: actions.isBusy,
              actionsOf: (idxs, settle) => [
                {
                  key: "delete",
                  label: common("delete"),
                  icon: "trash",
                  onDo: () => void remove(idxs, settle),
                },
              ],
            }
          : undefined
      }
    >
      <AddressTest />
    </ListScreen>
  );
}
