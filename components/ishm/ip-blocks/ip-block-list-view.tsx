"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { rangeText } from "@/lib/web/office/ip-block-draft";
import { ipBlockListShape } from "@/lib/web/office/ip-block-list";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { AddressTest } from "./address-test";
import { IpFilters } from "./ip-filters";
import { useIpColumns } from "./use-ip-columns";
import { useIpDeeds } from "./use-ip-deeds";

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
  const { query } = place;
  const answer = useCall(
    "GET /ip-blocks",
    { query: { lang: language, ...listInput(query) } },
    { keepPreviousData: true, handled: true },
  );
  const deeds = useIpDeeds();
  const columns = useIpColumns({
    canSwitch: isUpdate,
    onSwitch: (entry, isActive) => void deeds.turn(entry, isActive),
  });
  const { shown, ...choice } = useColumns("ip-blocks", columns);
  const remove = async (idxs: readonly number[], settle: () => void) => {
    const entries = (answer.data?.list ?? []).filter((row) => idxs.includes(row.ipIdx));
    if (await deeds.remove(entries)) settle();
  };
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <ListActions
            sheet={{
              list: "GET /ip-blocks",
              input: { query: { lang: language, ...listFilters(query) } },
            }}
            columns={columns}
            choice={choice}
            add={isCreate && { href: paths.office.ipBlock("new"), label: t("new") }}
          />
        }
      />
      <AddressTest />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.ipIdx}
        nameOf={rangeText}
        addressOf={(row) => paths.office.ipBlock(row.ipIdx)}
        filters={<IpFilters {...place} />}
        empty={t("empty")}
        bulk={
          isDelete
            ? {
                isBusy: deeds.isBusy,
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
      />
    </>
  );
}
