"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { OfficeRequest } from "@/lib/contract/accounts/data-requests";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officeMenus } from "@/lib/web/office/office-menus";
import { Facts } from "../frame/facts";
import { useOffice } from "../frame/root/office-context";
import { ExportDataDialog } from "./export-data-dialog";
import { RequestActionDialog } from "./request-action-dialog";
import { RequestStateChip } from "./request-state-chip";

type Props = { request: OfficeRequest | null; onClose: () => void; onChanged: () => Promise<void> };
type Asked =
  | typeof dataRequestState.inProgress
  | typeof dataRequestState.done
  | typeof dataRequestState.refused
  | "EXPORT";

/** What is done next to a request: it is begun, answered or refused; who asks for access gets the data. */
function actionsOf(request: OfficeRequest, { isUpdate, isCreate }: { isUpdate: boolean; isCreate: boolean }) {
  const isOpen = request.state === dataRequestState.received || request.state === dataRequestState.inProgress;
  const mayExport = isCreate && request.kind === "ACCESS" && request.state !== dataRequestState.refused;
  return [
    ...(mayExport ? (["EXPORT"] as const) : []),
    ...(isUpdate && request.state === dataRequestState.received
      ? ([dataRequestState.inProgress] as const)
      : []),
    ...(isUpdate && isOpen ? ([dataRequestState.refused, dataRequestState.done] as const) : []),
  ];
}

/** One request with what was asked and answered, and what to do about it. */
export function RequestDialog({ request, onClose, onChanged }: Props) {
  const t = useTranslations("ishm.dataRequests");
  const common = useTranslations("common");
  const { access } = useOffice();
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = request ? actionsOf(request, access(officeMenus.members.code)) : [];
  const back = () => setAsked(null);
  return (
    <>
      <Dialog
        isOpen={request !== null && asked === null}
        onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
        title={request ? t(`kinds.${request.kind}`) : ""}
        closeLabel={common("close")}
        className="w-[640px]"
        footer={actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === dataRequestState.done ? "primary" : "outline"}
            onClick={() => setAsked(action)}
          >
            {t(`deeds.${action}.button`)}
          </Button>
        ))}
      >
        {request ? <RequestFacts request={request} /> : null}
      </Dialog>
      {request && asked === "EXPORT" ? <ExportDataDialog request={request} onClose={back} /> : null}
      {request && asked !== null && asked !== "EXPORT" ? (
        <RequestActionDialog request={request} to={asked} onClose={back} onChanged={onChanged} />
      ) : null}
    </>
  );
}

function RequestFacts({ request }: { request: OfficeRequest }) {
  const t = useTranslations("ishm.dataRequests.fields");
  const { formats } = useOffice();
  const words = (text: string | null) => text && <span className="whitespace-pre-line">{text}</span>;
  return (
    <Facts
      className="min-[700px]:grid-cols-[auto_minmax(0,1fr)]"
      of={[
        { name: t("state"), value: <RequestStateChip request={request} /> },
        { name: t("member"), value: `${request.memberName} ${request.memberId}` },
        { name: t("contents"), value: words(request.contents) },
        { name: t("created"), value: formatDateTime(request.createdAt, formats) },
        { name: t("due"), value: formatDateTime(request.dueAt, formats) },
        { name: t("answer"), value: words(request.answer) },
        { name: t("answered"), value: request.answeredAt && formatDateTime(request.answeredAt, formats) },
        { name: t("answeredBy"), value: request.answeredBy },
      ]}
    />
  );
}
