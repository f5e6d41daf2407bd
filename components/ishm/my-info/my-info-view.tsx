"use client";

import { useTranslations } from "next-intl";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../frame/no-access";
import { PageHead } from "../frame/page-head";
import { useOffice } from "../frame/root/office-context";
import { OwnProfile } from "./own-profile";
import { OwnRights } from "./own-rights";
import { OwnSessions } from "./own-sessions";
import { PasswordPanel } from "./password-panel";

/** The admin's own account: who one is here, what one may do, the password, and where one is signed in. */
export function MyInfoView() {
  const t = useTranslations("ishm.myInfo");
  const { access } = useOffice();
  if (!access(officeMenus.myInfo.code).isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-2">
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
