"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icons";
import { formatTime } from "@/lib/shared/date-format";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import type { BoardDraft, BoardText } from "@/lib/web/office/boards/board-draft";
import { previewPayload } from "@/lib/web/office/boards/preview";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { CopyRow } from "../form/copy-row";
import { useOffice } from "../frame/office-context";
import type { BoardForm } from "./use-board-form";

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  form: BoardForm<D, R, T>;
  isOpen: boolean;
  language: Language;
  onClose: () => void;
};

/** A link that shows what is typed as visitors will see it, for an hour, to whoever has it. */
export function PreviewDialog<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, isOpen, language, onClose } = props;
  const t = useTranslations("ishm.board.preview");
  const common = useTranslations("common");
  const { defaultLanguage, formats } = useOffice();
  const [link, setLink] = useState<{ token: string; expiresAt: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { board, saved, draft } = form;

  const make = async () => {
    setBusy(true);
    const payload = await previewPayload(board.entity, draft, saved);
    const body = payload.ok && { entity: board.entity, idx: saved?.idx ?? null, payload: payload.value };
    const answer = body ? await call("POST /ops/previews", { body }) : null;
    setBusy(false);
    if (answer?.ok) setLink(answer.value);
  };
  const close = () => {
    setLink(null);
    onClose();
  };
  const path = link && localePath(paths.preview(link.token), language, defaultLanguage);

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={t("title")}
      description={t("hint")}
      closeLabel={common("close")}
      footer={
        path ? (
          <ButtonLink href={path} target="_blank" rel="noopener" size="small">
            {t("look")}
            <Icon name="external" size={16} />
            <span className="visually-hidden">{common("newWindow")}</span>
          </ButtonLink>
        ) : (
          <Button size="small" isBusy={isBusy} onClick={() => void make()}>
            {t("make")}
          </Button>
        )
      }
    >
      {draft.addedFiles.length > 0 ? <p className="mb-3 text-warn">{t("withoutFiles")}</p> : null}
      {path && link ? (
        <>
          <CopyRow label={t("link")} value={window.location.origin + path} />
          <p className="mt-2 text-ink-2">{t("until", { time: formatTime(link.expiresAt, formats) })}</p>
        </>
      ) : null}
    </Dialog>
  );
}
