"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import type { AuditRow } from "@/lib/contract/admins/ops-records";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import { AuditActionChip, useActorName, useRecordName } from "./audit-names";
import { RecordChanges } from "./record-changes";

type Props = { record: AuditRow | null; onClose: () => void };

/** One audit entry: actor, reason, and the changes field by field. */
export function AuditDialog({ record, onClose }: Props) {
  const common = useTranslations("common");
  const recordName = useRecordName();
  return (
    <Dialog
      isOpen={record !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={record ? recordName(record) : ""}
      closeLabel={common("close")}
      className="w-[920px]"
    >
      {record ? (
        <div className="flex flex-col gap-5">
          <AuditFacts record={record} />
          <RecordChanges before={record.before} after={record.after} />
        </div>
      ) : null}
    </Dialog>
  );
}

function AuditFacts({ record }: { record: AuditRow }) {
  const t = useTranslations("ishm.audit");
  const { formats } = useOffice();
  const actorName = useActorName();
  const facts = [
    { name: t("columns.at"), value: formatDateTime(record.at, formats) },
    { name: t("columns.actor"), value: actorName(record.actor) },
    { name: t("columns.member"), value: record.memberIdx },
    { name: t("columns.address"), value: record.address },
    { name: t("columns.reason"), value: record.reason },
    { name: t("request"), value: record.requestId },
  ];
  return (
    <div className="grid gap-3">
      <p>
        <AuditActionChip action={record.action} />
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts
          .filter(({ value }) => value !== null)
          .map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-ink-2">{name}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
