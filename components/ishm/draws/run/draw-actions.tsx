"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../../frame/root/office-context";
import { type DrawAction, drawActionsOf, type OfficeDraw } from "./office-draw";
import { PlainActionDialog } from "./plain-action-dialog";
import { AmendDialog, PromoteDialog } from "./result-dialogs";

type Props = { draw: OfficeDraw; onEdit: () => void; refresh: () => Promise<unknown> };

/** The actions that the state of a draw and the rights of the administrator allow; each asks before it is done. */
export function DrawActions({ draw, onEdit, refresh }: Props) {
  const t = useTranslations("ishm.draws.actions");
  const { access } = useOffice();
  const [open, setOpen] = useState<DrawAction | null>(null);
  const actions = drawActionsOf(draw, access(officeMenus.draws.code));
  const propsOf = (action: DrawAction) => ({
    draw,
    refresh,
    isOpen: open === action,
    onClose: () => setOpen(null),
  });
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === "run" || action === "announce" ? "primary" : "outline"}
          onClick={() => (action === "edit" ? onEdit() : setOpen(action))}
        >
          {t(`open.${action}`)}
        </Button>
      ))}
      <PlainActionDialog action="close" {...propsOf("close")} />
      <PlainActionDialog action="run" {...propsOf("run")} />
      <PlainActionDialog action="announce" {...propsOf("announce")} />
      <PlainActionDialog action="cancel" {...propsOf("cancel")} />
      <AmendDialog {...propsOf("amend")} />
      <PromoteDialog {...propsOf("promote")} />
    </>
  );
}
