"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { AuditRow } from "@/lib/contract/admins/ops-records";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { AuditDialog } from "./audit-dialog";
import { AuditFilters } from "./audit-filters";
import { auditListShape } from "./audit-list";
import { useAuditColumns } from "./use-audit-columns";

/** Every audit entry: who did what to which record, and who looked at whose data. */
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
  const list = useListCall("GET /ops/audit", { query: { lang: language, ...listInput(place.query) } });
  return (
    <>
      <ListScreen
        name="audit"
        title={t("title")}
        lead={t("lead")}
        tabs="records"
        place={place}
        {...list}
        isOfPersons
        columns={columns}
        idxOf={(row) => row.auditIdx}
        nameOf={(row) => String(row.auditIdx)}
        filters={<AuditFilters {...place} />}
        empty={t("empty")}
      />
      <AuditDialog record={opened} onClose={() => setOpened(null)} />
    </>
  );
}
