"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icons";
import { Select, type SelectOption } from "@/components/ui/select";
import { OrderBody, type OrderedBoard, type ReadRows } from "./order-body";

type Groups = {
  /** What the rows are grouped by. */
  label: string;
  options: readonly SelectOption[];
  /** The one to begin with; null for the first. */
  first: string | null;
};

type Props = {
  board: OrderedBoard;
  /** Where each group of rows has an order of its own. */
  groups?: Groups;
  /** All rows in their present order, of a group where there are some. */
  read: ReadRows;
};

/** Opens the rows of a board in a list that is dragged or stepped into another order. */
export function OrderButton(props: Props) {
  const t = useTranslations("ishm.board.order");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        <Icon name="drag" size={18} />
        {t("open")}
      </Button>
      {isOpen ? <OrderDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function OrderDialog({ board, groups, read, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations("ishm.board.order");
  const common = useTranslations("common");
  const [chosen, setChosen] = useState(groups?.first ?? "");
  const [isMoved, setMoved] = useState(false);
  const group = chosen || (groups?.options[0]?.value ?? "");
  const name = groups?.options.find(({ value }) => value === group)?.label;
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={name ? t("titleOf", { of: name }) : t("title")}
      description={t("hint")}
      closeLabel={common("close")}
      className="w-[640px]"
    >
      {groups ? (
        <Select
          aria-label={groups.label}
          options={groups.options}
          value={group}
          disabled={isMoved}
          onChange={({ target }) => setChosen(target.value)}
          className="mb-4"
        />
      ) : null}
      {groups && group === "" ? null : (
        <OrderBody
          key={group}
          board={board}
          read={() => read(group)}
          onMoved={() => setMoved(true)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
