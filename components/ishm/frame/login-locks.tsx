import { useTranslations } from "next-intl";
import type { ShownLocks } from "@/lib/contract/accounts/login-locks";
import { useDeadline } from "./use-deadline";

/** The lock of an account after wrong passwords, as sentences. */
export function LoginLocks({ locks }: { locks: ShownLocks | undefined }) {
  const t = useTranslations("ishm.loginLocks");
  const deadline = useDeadline();
  if (!locks) return <>{t("none")}</>;
  const { places, failures, lockedPlaces, lockedUntil, slowedUntil } = locks;
  return (
    <>
      <span className="block">{t("counted", { places, failures })}</span>
      {lockedUntil ? (
        <span className="block">
          {t("locked", { places: lockedPlaces, time: deadline.moment(lockedUntil) })}
        </span>
      ) : null}
      {slowedUntil ? (
        <span className="block">{t("slowed", { time: deadline.moment(slowedUntil) })}</span>
      ) : null}
    </>
  );
}
