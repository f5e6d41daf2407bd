import { useTranslations } from "next-intl";
import type { ShownLocks } from "@/lib/contract/accounts/login-locks";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useOffice } from "./root/office-context";

/** The lock of an account after wrong passwords, as sentences. */
export function LoginLocks({ locks }: { locks: ShownLocks | undefined }) {
  const t = useTranslations("ishm.loginLocks");
  const { formats } = useOffice();
  if (!locks) return <>{t("none")}</>;
  const { places, failures, lockedPlaces, lockedUntil, slowedUntil } = locks;
  return (
    <>
      <span className="block">{t("counted", { places, failures })}</span>
      {lockedUntil ? (
        <span className="block">
          {t("locked", { places: lockedPlaces, time: formatDateTime(lockedUntil, formats) })}
        </span>
      ) : null}
      {slowedUntil ? (
        <span className="block">{t("slowed", { time: formatDateTime(slowedUntil, formats) })}</span>
      ) : null}
    </>
  );
}
