"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { type DrawDeed, drawDeedsOf, type OfficeDraw } from "@/lib/web/office/draws/draw-deeds";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/office-context";
import { AmendDialog } from "./amend-dialog";
import { PlainDeedDialog } from "./plain-deed-dialog";
import { PromoteDialog } from "./promote-dialog";
import { useDeedCall } from "./use-deed-call";

type Props = { draw: OfficeDraw; onEdit: () => void; onDone: () => Promise<unknown> };
export type DeedProps = {
  draw: OfficeDraw;
  isOpen: boolean;
  sending: ReturnType<typeof useDeedCall>;
  onClose: () => void;
};

/** What can be done with the draw as it stands, each deed after a question that says what it does and to how many. */
export function DrawDeeds({ draw, onEdit, onDone }: Props) {
  const t = useTranslations("ishm.draws.deeds");
  const { access } = useOffice();
  const [open, setOpen] = useState<DrawDeed | null>(null);
  const sending = useDeedCall(onDone);
  const deeds = drawDeedsOf(draw, access(officeMenus.draws.code));
  const propsOf = (deed: DrawDeed): DeedProps => ({
    ...{ draw, sending },
    isOpen: open === deed,
    onClose: () => setOpen(null),
  });
  const start = (deed: DrawDeed) => {
    sending.forget();
    if (deed === "edit") onEdit();
    else setOpen(deed);
  };
  return (
    <>
      {deeds.map((deed) => (
        <Button
          key={deed}
          size="small"
          variant={deed === "run" || deed === "announce" ? "primary" : "outline"}
          onClick={() => start(deed)}
        >
          {t(`open.${deed}`)}
        </Button>
      ))}
      <PlainDeedDialog deed="close" {...propsOf("close")} />
      <PlainDeedDialog deed="run" {...propsOf("run")} />
      <PlainDeedDialog deed="announce" {...propsOf("announce")} />
      <PlainDeedDialog deed="cancel" {...propsOf("cancel")} />
      <AmendDialog {...propsOf("amend")} />
      <PromoteDialog {...propsOf("promote")} />
    </>
  );
}
