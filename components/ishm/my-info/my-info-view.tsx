"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { deviceName } from "@/lib/web/runtime/session/device-name";
import { toastBar } from "@/lib/web/runtime/toasts";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { OwnProfile } from "./own-profile";
import { PasswordPanel } from "./password-panel";

/** The own account: profile, rights, password and sessions. */
export function MyInfoView() {
  const t = useTranslations("ishm.myInfo");
  const { access } = useOffice();
  if (!access(officeMenus.myInfo.code).isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-2">
        <div className="flex flex-col gap-5">
          <OwnProfile />
          <OwnRights />
        </div>
        <div className="flex flex-col gap-5">
          <PasswordPanel />
          <OwnSessions />
        </div>
      </div>
    </>
  );
}

const flags = [
  ["isRead", "read"],
  ["isCreate", "create"],
  ["isUpdate", "update"],
  ["isDelete", "delete"],
] as const;

/** The rights of the administrator by menu, in words. */
function OwnRights() {
  const t = useTranslations("ishm.myInfo");
  const { menus } = useOffice();
  const readable = menus.filter(({ isRead }) => isRead);
  return (
    <Panel title={t("rights")}>
      {readable.length === 0 ? <p className="text-ink-2">{t("noRights")}</p> : null}
      <RightsList menus={readable} />
    </Panel>
  );
}

function RightsList({ menus }: { menus: readonly AdminMenuPermission[] }) {
  const t = useTranslations("ishm.myInfo.flags");
  return (
    <ul className="flex flex-col">
      {menus
        .filter(({ isRead }) => isRead)
        .map((menu) => {
          const words = flags.filter(([flag]) => menu[flag]).map(([, word]) => t(word));
          return (
            <li key={menu.code}>
              <p className="flex flex-wrap justify-between gap-x-6 border-b border-line py-1.5">
                <span className={menu.children.length > 0 ? "font-semibold" : undefined}>
                  {menu.name ?? menu.code}
                </span>
                <span className="text-ink-2">{words.join(", ")}</span>
              </p>
              {menu.children.length > 0 ? (
                <div className="ps-5">
                  <RightsList menus={menu.children} />
                </div>
              ) : null}
            </li>
          );
        })}
    </ul>
  );
}

/** The sessions of the account; all but this browser's can be ended. */
function OwnSessions() {
  const t = useTranslations("ishm.myInfo.sessions");
  const { formats } = useOffice();
  const { data, error, mutate } = useCall("GET /ext/sessions", {}, { handled: true });
  const others = data?.list.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const endOthers = async () => {
    const answer = await call("DELETE /ext/sessions", { body: {} });
    if (!answer.ok) return;
    toastBar(t("ended", { count: answer.value.ended }));
    await mutate();
  };
  return (
    <Panel title={t("title")}>
      {error ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
      {data || error ? null : <Skeleton className="h-12" />}
      <ul>
        {data?.list.map(({ sessionIdx, isCurrent, userAgent, address, lastSeenAt }) => (
          <li key={sessionIdx} className="border-b border-line py-2 last:border-0">
            <p className="flex flex-wrap items-center gap-x-3 font-semibold">
              {deviceName(userAgent) ?? t("unknown")}
              {isCurrent ? <Chip tone="ok">{t("here")}</Chip> : null}
            </p>
            <p className="text-caption text-ink-2">
              {t("seen", { time: formatDateTime(lastSeenAt, formats) })}
              {address ? ` · ${address}` : ""}
            </p>
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <div>
          <Button variant="outline" size="small" onClick={() => void endOthers()}>
            {t("endOthers", { count: others })}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
