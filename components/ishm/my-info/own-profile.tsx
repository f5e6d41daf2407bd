"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { AdminPhoto } from "../admins/admin-photo";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

/** Photo and data of the own account; the data are changed by whoever keeps the accounts. */
export function OwnProfile() {
  const t = useTranslations("ishm.myInfo");
  const { adminIdx, homeClub, clubCode, formats } = useOffice();
  const own = useCall(
    "GET /admin/{id}",
    { params: { id: String(adminIdx) }, query: { clubCode: homeClub } },
    { handled: true, keepPreviousData: true },
  );
  const { data: admin, error, mutate } = own;
  if (!admin) {
    return (
      <Panel title={t("profile")}>
        {error ? (
          <OfficeFailure failure={error} onRetry={() => void mutate()} />
        ) : (
          <Skeleton className="h-48" />
        )}
      </Panel>
    );
  }
  const rows = [
    [t("fields.id"), admin.id],
    [t("fields.name"), admin.name],
    [t("fields.email"), admin.email],
    [t("fields.phoneNo"), admin.phoneNo],
    [t("fields.department"), [admin.department, admin.position].filter(Boolean).join(" · ")],
    [t("fields.lastLogin"), admin.lastLoginAt ? formatDateTime(admin.lastLoginAt, formats) : ""],
    [t("fields.lastLoginIp"), admin.lastLoginIp ?? ""],
  ] as const;
  return (
    <Panel title={t("profile")}>
      <AdminPhoto
        adminIdx={adminIdx}
        imageUrl={admin.imageUrl}
        name={admin.name}
        canChange={clubCode === homeClub}
        onChanged={(imageUrl) => void mutate({ ...admin, imageUrl }, { revalidate: false })}
      />
      <dl className="grid grid-cols-[minmax(96px,auto)_1fr] gap-x-6 gap-y-2">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 break-words">{value || "–"}</dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-ink-3">{t("profileHint")}</p>
    </Panel>
  );
}
