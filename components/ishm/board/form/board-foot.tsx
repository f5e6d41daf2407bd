"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/layout/icons";
import { Menu } from "@/components/ui/menu";
import { isPageEntity } from "@/lib/contract/boards/board-entities";
import { formatTime } from "@/lib/shared/time/date-format";
import type { AnyBoard } from "@/lib/web/boards/board";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { holdsFiles } from "@/lib/web/boards/revival";
import { FormFoot } from "../../form/form-frame";
import { useOffice } from "../../frame/root/office-context";
import { SiteButton } from "../../frame/site-button";
import { boardRowPath } from "../board-paths";
import { HistoryDialog } from "../history/history-dialog";
import { PreviewDialog, type PreviewPage } from "../history/preview-dialog";
import { useBoardActions } from "../list/use-board-actions";
import type { BoardForm } from "./use-board-form";

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  form: BoardForm<D, R, T>;
  /** When the input was last saved as a draft. */
  draftSavedAt: string | null;
  previewPages: readonly PreviewPage[] | undefined;
};

/** The foot of a row's form: save, preview, history, copy, delete, back to the list. */
export function BoardFoot<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, draftSavedAt, previewPages } = props;
  const t = useTranslations("ishm.board");
  const { formats } = useOffice();
  const { board, saved, draft, canSave, tab } = form;
  const [open, setOpen] = useState<"history" | "preview" | null>(null);
  const close = () => setOpen(null);
  const count = draft.addedFiles.length;
  const isPage = isPageEntity(board.entity);
  const publicPath = saved && board.publicPath(saved.idx);

  return (
    <FormFoot
      back={{ label: t("toList"), href: board.menu.path }}
      busyText={count > 0 ? t("files.sending", { count }) : undefined}
      note={
        draftSavedAt
          ? t(holdsFiles(draft) ? "draft.keptWithoutFiles" : "draft.kept", {
              time: formatTime(draftSavedAt, formats),
            })
          : undefined
      }
    >
      {canSave && isPage ? (
        <Button variant="quiet" size="small" onClick={() => setOpen("preview")}>
          <Icon name="eye" size={18} />
          {t("preview.open")}
        </Button>
      ) : null}
      {publicPath ? (
        <SiteButton path={publicPath} language={tab}>
          {t("onSite")}
        </SiteButton>
      ) : null}
      {saved ? (
        <FootMenu
          board={board}
          idx={saved.idx}
          onHistory={isPage ? () => setOpen("history") : null}
          onGone={form.discard}
        />
      ) : null}
      <HistoryDialog form={form} isOpen={open === "history"} onClose={close} />
      <PreviewDialog form={form} isOpen={open === "preview"} pages={previewPages} onClose={close} />
    </FormFoot>
  );
}

type FootMenuProps = {
  board: AnyBoard;
  idx: number;
  /** Null for rows whose history names persons: the audit log has it. */
  onHistory: (() => void) | null;
  /** The row was deleted: what was typed over it goes too. */
  onGone: () => void;
};

/** Rarer actions of a saved row: its history, a copy, its removal. */
function FootMenu({ board, idx, onHistory, onGone }: FootMenuProps) {
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
