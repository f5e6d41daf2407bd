"use client";

import { useTranslations } from "next-intl";
import { InquiryChip } from "@/components/club/inquiry-chip";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import type { VocOfficeDetail, VocOfficer } from "@/lib/contract/inquiries/ops-vocs";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useActionCall } from "../action/use-action-call";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";
import { DueChip } from "./due-chip";
import { useRefreshInquiries } from "./use-refresh-inquiries";

type Props = { inquiry: VocOfficeDetail; assignee: VocOfficer | null };

/** The state of an inquiry, until when it has to be answered, and by whom. */
export function CarePanel({ inquiry, assignee }: Props) {
  const t = useTranslations("ishm.inquiries");
  const { access, adminIdx, userName } = useOffice();
  const deadline = useDeadline();
  const { isUpdate } = access(officeMenus.inquiries.code);
  const { run: assign, isBusy, failure } = useAssign(inquiry.vocIdx, assignee);
  const { data } = useCall(isUpdate ? "GET /ops/voc-assignees" : null, {}, { handled: true });
  const known = withOne(withOne(data?.list ?? [], assignee), { adminIdx, name: userName });
  const options = known.map((one) => ({ value: String(one.adminIdx), label: one.name }));
  return (
    <Panel
      title={t("care.title")}
      side={<InquiryChip state={inquiry.state} name={inquiry.stateName ?? inquiry.state} />}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-ink-2 tabular-nums">
          {t(inquiry.isFollowUp ? "care.dueAgain" : "care.due", {
            time: deadline.moment(inquiry.dueAt),
          })}
        </span>
        <DueChip inquiry={inquiry} />
      </p>
      {isUpdate ? (
        <SelectField
          label={t("columns.assignee")}
          hint={t("care.hint")}
          error={failure}
          placeholder={t("care.nobody")}
          options={options}
          value={assignee ? String(assignee.adminIdx) : ""}
          disabled={isBusy}
          onChange={({ target }) => void assign(target.value === "" ? null : Number(target.value))}
        />
      ) : (
        <p>{assignee?.name ?? t("care.nobody")}</p>
      )}
      {isUpdate && assignee?.adminIdx !== adminIdx ? (
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void assign(adminIdx)}>
          {t("care.take")}
        </Button>
      ) : null}
    </Panel>
  );
}

/** The one who has it, and who is here, are to be chosen even when the club's list does not name them. */
function withOne(list: readonly VocOfficer[], one: VocOfficer | null): readonly VocOfficer[] {
  return one === null || list.some(({ adminIdx }) => adminIdx === one.adminIdx) ? list : [...list, one];
}

/** Gives an inquiry to somebody. Another admin's choice is not overwritten unseen: the refusal shows who has it. */
function useAssign(vocIdx: number, assignee: VocOfficer | null) {
  const t = useTranslations("ishm.inquiries.care");
  const from = assignee?.adminIdx ?? null;
  return useActionCall({
    send: (adminIdx: number | null) =>
      call(
        "PUT /ops/vocs/{id}/assignee",
        { params: { id: String(vocIdx) }, body: { adminIdx, from } },
        { handled: true },
      ),
    refresh: useRefreshInquiries(),
    doneText: ({ assignee: now }) => (now ? t("given", { name: now.name }) : t("taken")),
  });
}
