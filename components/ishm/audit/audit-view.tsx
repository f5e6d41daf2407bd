"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AuditRow } from "@/lib/contract/ops-records";
import { useCall } from "@/lib/web/api/use-call";
import { auditListShape } from "@/lib/web/office/audit-list";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { AuditDialog } from "./audit-dialog";
import { AuditFilters } from "./audit-filters";
import { useAuditColumns } from "./use-audit-columns";

/** Every deed on record: who did what to which record, and who looked at whose data. */
export function AuditView() {
  const { access } = useOffice();
  return access(officeMenus.records.code).isRead ? <Audit /> : <NoAccess />;
}

function Audit() {
  const t = useTranslations("ishm.audit");
  const { language } = useOffice();
  const place = useListQuery(auditListShape);
  const [opened, setOpened] = useState<AuditRow | null>(null);
  const columns = useAuditColumns(setOpened);
  const { shown, ...choice } = useColumns("audit", columns);
  const answer = useCall(
    "GET /ops/audit",
    { query: { lang: language, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <ListActions
            sheet={{
              list: "GET /ops/audit",
              input: { query: { lang: language, ...listFilters(place.query) } },
              isOfPersons: true,
            }}
            columns={columns}
            choice={choice}
          />
        }
      />
      <ScreenTabs of="records" />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.auditIdx}
        nameOf={(row) => String(row.auditIdx)}
        filters={<AuditFilters {...place} />}
        empty={t("empty")}
      />
      <AuditDialog record={opened} onClose={() => setOpened(null)} />
    </>
  );
}
