"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { Menu } from "@/components/ui/menu";
import type { AnyBoard } from "@/lib/web/boards/board";
import { useOffice } from "../../frame/root/office-context";
import { boardRowPath } from "../board-paths";
import { useBoardActions } from "../list/use-board-actions";

type Props = {
  board: AnyBoard;
  idx: number;
  /** Null for rows whose history names persons: the audit log has it. */
  onHistory: (() => void) | null;
  /** The row was deleted: what was typed over it goes too. */
  onGone: () => void;
};

/** Rarer actions of a saved row: its history, a copy, its removal. */
export function FootMenu({ board, idx, onHistory, onGone }: Props) {
  const t = useTranslations("ishm.board");
  const common = useTranslations("common");
  const router = useRouter();
  const { access } = useOffice();
  const { isCreate, isDelete } = access(board.menu.code);
  const actions = useBoardActions(board);

  const remove = async () => {
    if (!(await actions.remove([idx]))) return;
    onGone();
    router.push(board.menu.path);
  };
  const copy = async () => {
    const made = await actions.copy?.(idx);
    if (made) router.push(boardRowPath(board, made));
  };
  const entry = (key: string, icon: IconName, label: string, onSelect: () => void) => ({
    kind: "action" as const,
    key,
    label,
    onSelect,
    icon: <Icon name={icon} size={18} />,
  });

  if (!onHistory && !isDelete && !(actions.copy && isCreate)) return null;
  return (
    <Menu
      trigger={
        <Button variant="outline" size="small" className="ms-auto" isBusy={actions.isBusy}>
          {t("more")}
          <Icon name="chevron-down" size={16} />
        </Button>
      }
      entries={[
        ...(onHistory ? [entry("history", "clock", t("history.open"), onHistory)] : []),
        ...(actions.copy && isCreate ? [entry("copy", "copy", t("copy"), () => void copy())] : []),
        ...(isDelete ? [entry("delete", "trash", common("delete"), () => void remove())] : []),
      ]}
    />
  );
}
