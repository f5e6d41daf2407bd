"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../../frame/root/office-context";
import { AmendDialog } from "./amend-dialog";
import { type DrawAction, drawActionsOf, type OfficeDraw } from "./office-draw";
import { PlainActionDialog } from "./plain-action-dialog";
import { PromoteDialog } from "./promote-dialog";
import { useActionCall } from "./use-action-call";

type Props = { draw: OfficeDraw; onEdit: () => void; onDone: () => Promise<unknown> };
export type ActionProps = {
  draw: OfficeDraw;
  isOpen: boolean;
  sending: ReturnType<typeof useActionCall>;
  onClose: () => void;
};

/** What can be done with the draw as it stands, each action after a question that says what it does and to how many. */
export function DrawActions({ draw, onEdit, onDone }: Props) {
  const t = useTranslations("ishm.draws.deeds");
  const { access } = useOffice();
  const [open, setOpen] = useState<DrawAction | null>(null);
  const sending = useActionCall(onDone);
  const actions = drawActionsOf(draw, access(officeMenus.draws.code));
  const propsOf = (action: DrawAction): ActionProps => ({
    ...{ draw, sending },
    isOpen: open === action,
    onClose: () => setOpen(null),
  });
  const start = (action: DrawAction) => {
    sending.forget();
    if (action === "edit") onEdit();
    else setOpen(action);
  };
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === "run" || action === "announce" ? "primary" : "outline"}
          onClick={() => start(action)}
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
