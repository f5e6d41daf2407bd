"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { signOut } from "@/lib/web/api/session";
import { useOffice } from "./office-context";
import { useConfirmLeave } from "./unsaved";

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const t = useTranslations("ishm.layout");
  const { userName, userId } = useOffice();
  const confirmLeave = useConfirmLeave();
  const leave = async () => {
    if (await confirmLeave()) await signOut();
  };
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-9 max-w-44 items-center gap-1.5 rounded-control px-1 hover:bg-hover"
        >
          <Icon name="user" size={18} />
          <span className="truncate max-[600px]:visually-hidden">{userName}</span>
        </button>
      }
      entries={[
        { kind: "action", key: "id", label: userId, isDisabled: true, onSelect: () => {} },
        { kind: "divider", key: "line" },
        {
          kind: "action",
          key: "sign-out",
          label: t("signOut"),
          icon: <Icon name="logout" size={18} />,
          onSelect: () => void leave(),
        },
      ]}
    />
  );
}
