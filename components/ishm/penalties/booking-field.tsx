"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { formatDate } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";

type Props = {
  memberIdx: number;
  value: string;
  error: string | undefined;
  onChange: (bookingIdx: string) => void;
};

const latest = "20";

/** The round that a penalty is about, for who may see bookings: its green fees are what a fine is a percentage of. */
export function BookingField({ memberIdx, value, error, onChange }: Props) {
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
    label: `${formatDate(row.playDate, formats)} ${row.teeTime} ${row.courseName} · ${row.stateName}`,
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
