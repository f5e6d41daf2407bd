"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Select, type SelectOption } from "@/components/ui/select";
import { DialogButton } from "../../list/dialog-button";
import { OrderBody, type OrderedBoard, type ReadRows } from "./order-body";

type Groups = {
  /** The groups of the rows; each has an order of its own. */
  label: string;
  options: readonly SelectOption[];
  /** The one to begin with; null for the first. */
  first: string | null;
};

type Props = {
  board: OrderedBoard;
  /** Where each group of rows has an order of its own. */
  groups?: Groups;
  /** All rows in their present order, those of one group where there are some. */
  read: ReadRows;
};

/** Opens the rows of a board in a list that is dragged or stepped into another order. */
export function OrderButton({ board, groups, read }: Props) {
  const t = useTranslations("ishm.board.order");
  return (
    <DialogButton
      icon="drag"
      label={t("open")}
      title={t("title")}
      description={t("hint")}
      className="w-[640px]"
    >
      {(close) =>
        groups ? (
          <GroupOrder board={board} groups={groups} read={read} onDone={close} />
        ) : (
          <OrderBody board={board} read={() => read("")} onDone={close} />
        )
      }
    </DialogButton>
  );
}

type GroupProps = { board: OrderedBoard; groups: Groups; read: ReadRows; onDone: () => void };

/** The order of one group at a time; another one can be chosen until something has been moved. */
function GroupOrder({ board, groups, read, onDone }: GroupProps) {
  const [chosen, setChosen] = useState(groups.first);
  const [isMoved, setMoved] = useState(false);
  const group = chosen ?? groups.options[0]?.value;
  return (
    <>
      <Select
        aria-label={groups.label}
        options={groups.options}
        value={group}
        disabled={isMoved}
        onChange={({ target }) => setChosen(target.value)}
        className="mb-4"
      />
      {group === undefined ? null : (
        <OrderBody
          key={group}
          board={board}
          read={() => read(group)}
          onMove={() => setMoved(true)}
          onDone={onDone}
        />
      )}
    </>
  );
}
