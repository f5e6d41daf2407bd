"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import { formatDate } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";
import { tlsRest } from "./site-cert-draft";

const looks = { ok: "bg-ok-tint text-ok", warn: "bg-warn-tint text-warn", bad: "bg-bad-tint text-bad" };

/** When the certificate of the site's address ends. It is renewed where the site is hosted, not here. */
export function TlsNote({ expiresAt }: { expiresAt: string | null }) {
  const t = useTranslations("ishm.siteCert.tls");
  const { now, formats } = useOffice();
  if (expiresAt === null) return <p className="bg-paper-2 px-4 py-3 text-ink-2">{t("unknown")}</p>;
  const { days, urgency } = tlsRest(expiresAt, now());
  const date = formatDate(new Date(expiresAt), formats);
  return (
    <p className={`flex items-start gap-2.5 px-4 py-3 ${looks[urgency]}`}>
      <Icon name={urgency === "ok" ? "lock" : "warning"} size={18} className="mt-0.5" />
      <span>
        <strong className="font-semibold">
          {urgency === "bad" ? t("over", { date }) : t("left", { date, days })}
        </strong>{" "}
        {urgency === "ok" ? null : t("renew")}
      </span>
    </p>
  );
}
