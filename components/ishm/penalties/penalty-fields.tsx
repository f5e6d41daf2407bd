"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useCodeOptions } from "../board/form/use-code-options";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { type ChosenMember, MemberField } from "../people/member-field";
import type { PenaltyDraft } from "./penalty-draft";

type Props = {
  form: FormFields<PenaltyDraft>;
  member: ChosenMember | null;
  onMember: (member: ChosenMember | null) => void;
};

/** Only points impose it. */
const byPoints = penaltyKind.pointsThreshold;

/** Member, reason and severity; empty days and points take the defaults of the code. */
export function PenaltyFields({ form, member, onMember }: Props) {
  const { draft, change, errorOf } = form;
  const t = useTranslations("ishm.penalties");
  const codes = useCodeOptions("penaltyCodes").filter(({ value }) => value !== byPoints);
  return (
    <Panel title={t("what")}>
      <MemberField id="memberIdx" value={member} error={errorOf("memberIdx")} onChange={onMember} />
      <SelectField
        {...form.choice("penaltyCode")}
        label={t("fields.penalty")}
        placeholder={t("choose")}
        options={codes}
      />
      {draft.memberIdx === null ? null : (
        <BookingField
          memberIdx={draft.memberIdx}
          value={draft.bookingIdx}
          error={errorOf("bookingIdx")}
          onChange={(bookingIdx) => change({ bookingIdx })}
        />
      )}
      <div className="grid gap-4 min-[37.5rem]:grid-cols-2">
        <TextField
          {...form.text("days")}
          label={t("days")}
          hint={t("asCode")}
          inputMode="numeric"
          maxLength={4}
        />
        <TextField
          {...form.text("points")}
          label={t("fields.points")}
          hint={t("asCode")}
          inputMode="numeric"
          maxLength={2}
        />
      </div>
      <TextareaField
        {...form.text("reason")}
        label={t("fields.reason")}
        hint={t("reasonHint")}
        rows={3}
        maxLength={200}
      />
    </Panel>
  );
}

type BookingFieldProps = {
  memberIdx: number;
  value: string;
  error: string | undefined;
  onChange: (bookingIdx: string) => void;
};

const latest = "20";

/** The round that a penalty is about, for who may see bookings: its green fees are what a fine is a percentage of. */
function BookingField({ memberIdx, value, error, onChange }: BookingFieldProps) {
  const t = useTranslations("ishm.penalties");
  const { access, formats, language } = useOffice();
  const mayRead = access(officeMenus.sheet.code).isRead;
  const { data } = useCall(
    mayRead ? "GET /ops/bookings" : null,
    { query: { lang: language, memberIdx: String(memberIdx), size: latest } },
    { handled: true, revalidateOnFocus: false },
  );
  if (!mayRead) return null;
  const options = (data?.list ?? []).map((row) => ({
    value: String(row.bookingIdx),
    label: `${formatDay(row.playDate, { language, formats })} ${row.teeTime} ${row.courseName} · ${row.stateName}`,
  }));
  return (
    <SelectField
      id="bookingIdx"
      label={t("booking")}
      hint={t("bookingHint")}
      placeholder={t("noBooking")}
      options={options}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
