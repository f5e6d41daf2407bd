"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { isPageEntity } from "@/lib/contract/boards/board-entities";
import { formatTime } from "@/lib/shared/time/date-format";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { holdsFiles } from "@/lib/web/boards/revival";
import { localePath } from "@/lib/web/routing/locale";
import { FormFoot } from "../../form/form-frame";
import { OfficeLink } from "../../frame/office-link";
import { useOffice } from "../../frame/root/office-context";
import { HistoryDialog } from "../history/history-dialog";
import { PreviewDialog, type PreviewPage } from "../history/preview-dialog";
import { FootMenu } from "./foot-menu";
import type { BoardForm } from "./use-board-form";

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  form: BoardForm<D, R, T>;
  /** When the input was last saved as a draft. */
  draftSavedAt: string | null;
  previewPages: readonly PreviewPage[] | undefined;
};

/** Save, look at it, go back to an older state, copy it, delete it, leave: always in reach at the foot of the form. */
export function BoardFoot<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, draftSavedAt, previewPages } = props;
  const t = useTranslations("ishm.board");
  const common = useTranslations("common");
  const { defaultLanguage, formats } = useOffice();
  const { board, saved, draft, canSave, tab } = form;
  const [open, setOpen] = useState<"history" | "preview" | null>(null);
  const close = () => setOpen(null);
  const count = draft.addedFiles.length;
  const isPage = isPageEntity(board.entity);
  const publicPath = saved && board.publicPath(saved.idx);

  return (
    <FormFoot
      busyText={count > 0 ? t("files.sending", { count }) : undefined}
      note={
        draftSavedAt
          ? t(holdsFiles(draft) ? "draft.keptWithoutFiles" : "draft.kept", {
              time: formatTime(draftSavedAt, formats),
            })
          : undefined
      }
    >
      <ButtonLink as={OfficeLink} href={board.menu.path} variant="quiet" size="small">
        {t("toList")}
      </ButtonLink>
      {canSave && isPage ? (
        <Button variant="quiet" size="small" onClick={() => setOpen("preview")}>
          <Icon name="eye" size={18} />
          {t("preview.open")}
        </Button>
      ) : null}
      {publicPath ? (
        <ButtonLink
          href={localePath(publicPath, tab, defaultLanguage)}
          target="_blank"
          rel="noopener"
          variant="quiet"
          size="small"
        >
          {t("onSite")}
          <Icon name="external" size={16} />
          <span className="visually-hidden">{common("newWindow")}</span>
        </ButtonLink>
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
