"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button, ButtonLink } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/layout/icons";
import { isPageEntity, type PageEntity } from "@/lib/contract/boards/board-entities";
import { fail, ok, type Result } from "@/lib/shared/result";
import { formatTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { SavedRow } from "@/lib/web/boards/board";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { draftPayload } from "@/lib/web/boards/revival";
import { previewPath } from "@/lib/web/previews/address";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { useActionCall } from "../../action/use-action-call";
import { CopyRow } from "../../form/copy-row";
import { useOffice } from "../../frame/root/office-context";
import type { BoardForm } from "../form/use-board-form";

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  form: BoardForm<D, R, T>;
  isOpen: boolean;
  /** Of a row that is no page of its own: where it can be previewed. */
  pages: readonly PreviewPage[] | undefined;
  onClose: () => void;
};

/** A page of the site, and its own address. */
export type PreviewPage = { path: string; label: string };

/** A link that shows what is typed as visitors will see it, for an hour, to whoever has it. */
export function PreviewDialog<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, isOpen, pages, onClose } = props;
  const t = useTranslations("ishm.board.preview");
  const common = useTranslations("common");
  const { defaultLanguage, formats } = useOffice();
  const [link, setLink] = useState<{ token: string; expiresAt: string } | null>(null);
  const [chosen, setChosen] = useState("");
  const { board, saved, draft, tab: language } = form;

  const making = useActionCall({
    async send(entity: PageEntity) {
      const payload = await previewPayload(entity, draft, saved);
      if (!payload.ok) return payload;
      return call("POST /ops/previews", {
        body: { entity, idx: saved?.idx ?? null, payload: payload.value },
      });
    },
    onDone: setLink,
  });
  const make = () => (isPageEntity(board.entity) ? void making.run(board.entity) : undefined);
  const close = () => {
    setLink(null);
    onClose();
  };
  const page = pages && localePath(pagePath(pages, chosen), language, defaultLanguage);
  const own = link && localePath(previewPath(link.token), language, defaultLanguage);
  const path = link && page ? previewPath(link.token, page) : own;

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : close())}
      title={t("title")}
      description={t("hint")}
      closeLabel={common("close")}
      footer={
        path ? (
          <>
            {pages ? <PhoneButton path={path} /> : null}
            <ButtonLink href={path} target="_blank" rel="noopener" size="small">
              {t("look")}
              <Icon name="external" size={16} />
              <span className="visually-hidden">{common("newWindow")}</span>
            </ButtonLink>
          </>
        ) : (
          <Button size="small" isBusy={making.isBusy} onClick={make}>
            {t("make")}
          </Button>
        )
      }
    >
      {draft.addedFiles.length > 0 ? <p className="mb-3 text-warn">{t("withoutFiles")}</p> : null}
      {pages && pages.length > 1 ? (
        <SelectField
          label={t("page")}
          options={pages.map(({ path: value, label }) => ({ value, label }))}
          value={pagePath(pages, chosen)}
          onChange={(event) => setChosen(event.target.value)}
          fieldClassName="mb-4"
        />
      ) : null}
      {path && link ? (
        <>
          <CopyRow label={t("link")} value={window.location.origin + path} />
          <p className="mt-2 text-ink-2">{t("until", { time: formatTime(link.expiresAt, formats) })}</p>
        </>
      ) : null}
    </Dialog>
  );
}

/** The chosen page, or the first. */
const pagePath = (pages: readonly PreviewPage[], chosen: string) =>
  pages.find(({ path }) => path === chosen)?.path ?? pages[0]?.path ?? paths.home();

const phone = "popup,width=390,height=844";

/** The page in a window as narrow as a phone: the site shows there what phones get. */
function PhoneButton({ path }: { path: string }) {
  const t = useTranslations("ishm.board.preview");
  return (
    <Button variant="outline" size="small" onClick={() => window.open(path, "_blank", phone)}>
      {t("onPhone")}
    </Button>
  );
}

type Payload = Record<string, unknown>;

/**
 * The content of a preview link: the input, with the files of the row and its pictures by their addresses. New
 * pictures are uploaded for it; files that were not saved yet are not part of it.
 */
async function previewPayload(
  entity: PageEntity,
  draft: BoardDraft,
  saved: SavedRow | null,
): Promise<Result<Payload, CallFailure>> {
  const pictures: Record<string, string | null> = { ...saved?.pictures };
  for (const [part, file] of Object.entries(draft.pictures)) {
    if (file === null) pictures[part] = null;
    else {
      const sent = await call("POST /ops/images/{entity}", {
        params: { entity },
        body: {},
        files: [{ part: "image", file }],
      });
      if (!sent.ok) return fail(sent.failure);
      pictures[part] = sent.value.url;
    }
  }
  const files = (saved?.files ?? []).filter(({ fileIdx }) => !draft.removedFiles.includes(fileIdx));
  return ok({ ...draftPayload(draft, saved?.version ?? 0), idx: saved?.idx ?? 0, pictures, files });
}
