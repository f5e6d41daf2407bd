"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon, type IconName } from "@/components/ui/layout/icons";

type Props = {
  icon: IconName;
  label: string;
  title: string;
  description: string;
  /** Its width. */
  className: string;
  /** The content, rendered when the dialog opens. */
  children: (close: () => void) => ReactNode;
};

/** A button over a list that opens a dialog with more about it. */
export function DialogButton({ icon, label, children, ...dialog }: Props) {
  const common = useTranslations("common");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        <Icon name={icon} size={18} />
        {label}
      </Button>
      <Dialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} closeLabel={common("close")}>
        {isOpen ? children(() => setOpen(false)) : null}
      </Dialog>
    </>
  );
}
