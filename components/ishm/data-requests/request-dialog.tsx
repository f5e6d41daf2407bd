"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { OfficeRequest } from "@/lib/contract/accounts/data-requests";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import { saveFile } from "@/lib/web/runtime/page";
import { ActionDialog } from "../action/action-dialog";
import { useActionCall } from "../action/use-action-call";
import { Facts } from "../frame/facts";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { RequestStateChip } from "./request-state-chip";

type Props = { request: OfficeRequest | null; onClose: () => void; onChanged: () => Promise<void> };
type Asked =
  | typeof dataRequestState.inProgress
  | typeof dataRequestState.done
  | typeof dataRequestState.refused
  | "EXPORT";

/** A data request with its next actions: begin, answer or refuse; a request for access is answered with the data. */
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

/** One data request with its text, its answer and its actions. */
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
            {t(`actions.${action}.button`)}
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
  const deadline = useDeadline();
  const words = (text: string | null) => text && <span className="whitespace-pre-line">{text}</span>;
  return (
    <Facts
      className="min-[43.75rem]:grid-cols-[auto_minmax(0,1fr)]"
      of={[
        { name: t("state"), value: <RequestStateChip request={request} /> },
        { name: t("member"), value: `${request.memberName} ${request.memberId}` },
        { name: t("contents"), value: words(request.contents) },
        { name: t("created"), value: formatDateTime(request.createdAt, formats) },
        { name: t("due"), value: deadline.moment(request.dueAt) },
        { name: t("answer"), value: words(request.answer) },
        { name: t("answered"), value: request.answeredAt && formatDateTime(request.answeredAt, formats) },
        { name: t("answeredBy"), value: request.answeredBy },
      ]}
    />
  );
}

type ExportDataDialogProps = { request: OfficeRequest; onClose: () => void };

/** Exports the data of the member as a file, for the member only; the export is audited. */
function ExportDataDialog({ request, onClose }: ExportDataDialogProps) {
  const t = useTranslations("ishm.dataRequests.actions.EXPORT");
  const { requestIdx, memberIdx, memberName: name } = request;
  const { run, isBusy, failure } = useActionCall({
    send: (reason: string) =>
      call(
        "POST /ops/data-requests/{id}/export",
        { params: { id: String(requestIdx) }, body: { reason } },
        { handled: true },
      ),
    doneText: () => t("done"),
    onDone(data) {
      const blob = new Blob([JSON.stringify(data, null, 2)], { type: "application/json" });
      saveFile(blob, `member-${memberIdx}.json`);
      onClose();
    },
  });
  return (
    <ActionDialog
      isOpen
      title={t("title")}
      lines={[t("does", { name }), t("onRecord", { name })]}
      reason="needed"
      confirmLabel={t("button")}
      isBusy={isBusy}
      failure={failure}
      onConfirm={(reason) => void run(reason)}
      onClose={onClose}
    />
  );
}

type RequestActionDialogProps = {
  request: OfficeRequest;
  to: typeof dataRequestState.inProgress | typeof dataRequestState.done | typeof dataRequestState.refused;
  onClose: () => void;
  onChanged: () => Promise<void>;
};

const longest = 2000;

/** Begins a request, or ends it with an answer that the member reads. */
function RequestActionDialog({ request, to, onClose, onChanged }: RequestActionDialogProps) {
  const t = useTranslations("ishm.dataRequests");
  const { requestIdx, memberName: name, version } = request;
  const needsAnswer = to !== dataRequestState.inProgress;
  const { run, isBusy, failure } = useActionCall({
    send: (text: string | undefined) =>
      call(
        "PUT /ops/data-requests/{id}",
        { params: { id: String(requestIdx) }, body: { state: to, answer: text, version } },
        { handled: true },
      ),
    refresh: onChanged,
    doneText: () => t(`actions.${to}.done`),
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen
      title={t(`actions.${to}.title`)}
      lines={[t(`actions.${to}.does`, { name })]}
      confirmLabel={t(`actions.${to}.button`)}
      tone={to === dataRequestState.refused ? "bad" : "plain"}
      isBusy={isBusy}
      failure={failure}
      initial={{ answer: "" }}
      fields={{
        answer: {
          kind: "words",
          label: t(to === dataRequestState.refused ? "refusal" : "fields.answer"),
          hint: t("answerHint"),
          needed: t("answerNeeded"),
          rows: 5,
          maxLength: longest,
          isShown: () => needsAnswer,
        },
      }}
      onConfirm={(_reason, { answer }) => void run(needsAnswer ? answer.trim() : undefined)}
      onClose={onClose}
    />
  );
}
