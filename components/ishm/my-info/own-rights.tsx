"use client";

import { useTranslations } from "next-intl";
import type { AdminMenuPermission } from "@/lib/contract/site/menu-admins";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

const flags = [
  ["isRead", "read"],
  ["isCreate", "create"],
  ["isUpdate", "update"],
  ["isDelete", "delete"],
] as const;

/** What one may do, menu by menu, in words. */
export function OwnRights() {
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
