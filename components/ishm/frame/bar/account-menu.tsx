"use client";

import { useTranslations } from "next-intl";
import { officeLanguage } from "@/components/ishm/frame/office-language";
import { Icon } from "@/components/ui/layout/icons";
import type { MenuEntry } from "@/components/ui/menu";
import { languages } from "@/lib/shared/languages";
import { signOut } from "@/lib/web/api/load-own-session";
import { officeMenus } from "@/lib/web/office/office-menus";
import { lockOffice } from "@/lib/web/runtime/session/office-lock";
import { OfficeLink } from "../office-link";
import { useOffice } from "../root/office-context";
import { useConfirmLeave } from "../root/unsaved";
import { LazyMenu } from "./lazy-overlays";

/** Who is signed in, the language of the screen, the lock and the way out. */
export function AccountMenu() {
  const t = useTranslations("ishm.layout");
  const { userName, userId } = useOffice();
  const entries = useEntries();
  return (
    <LazyMenu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-9 max-w-44 items-center gap-1.5 rounded-control px-1 hover:bg-hover"
        >
          <Icon name="user" size={18} />
          <span className="visually-hidden">{t("account")}: </span>
          <span className="truncate max-[37.5rem]:visually-hidden">{userName}</span>
        </button>
      }
      entries={[
        { kind: "action", key: "id", label: userId, isDisabled: true, onSelect: () => {} },
        ...entries,
      ]}
    />
  );
}

function useEntries(): MenuEntry[] {
  const t = useTranslations("ishm.layout");
  const common = useTranslations("common");
  const { language, access } = useOffice();
  const confirmLeave = useConfirmLeave();
  const leave = async () => {
    if (await confirmLeave()) await signOut();
  };
  const { code, path } = officeMenus.myInfo;
  const icon = (name: "user" | "lock" | "logout") => <Icon name={name} size={18} />;
  const myInfo: MenuEntry = {
    kind: "link",
    key: "my-info",
    label: t("myInfo"),
    icon: icon("user"),
    href: path,
    linkAs: OfficeLink,
  };
  const languageEntries = languages.map(
    (one): MenuEntry => ({
      kind: "action",
      key: one,
      label: <span lang={one}>{common(`languageNames.${one}`)}</span>,
      icon: one === language ? <Icon name="check" size={18} /> : <span className="size-4.5" />,
      onSelect: () => officeLanguage.choose(one),
    }),
  );
  return [
    ...(access(code).isRead ? [myInfo] : []),
    { kind: "divider", key: "languages" },
    ...languageEntries,
    { kind: "divider", key: "ways-out" },
    { kind: "action", key: "lock", label: t("lock"), icon: icon("lock"), onSelect: () => void lockOffice() },
    {
      kind: "action",
      key: "sign-out",
      label: t("signOut"),
      icon: icon("logout"),
      onSelect: () => void leave(),
    },
  ];
}
