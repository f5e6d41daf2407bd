"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/layout/icons";
import type { HeroPhotograph, SiteHero } from "@/lib/contract/site/site-hero";
import { cropOf, heroShapes, partPosition } from "@/lib/shared/hero/crop";
import { call } from "@/lib/web/api/browser";
import { pictureSet } from "@/lib/web/pictures/address";
import { ActionDialog } from "../../action/action-dialog";
import { useActionCall } from "../../action/use-action-call";
import { useUnsavedConfirm } from "../../form/use-unsaved-confirm";
import { PhotographForm } from "./photograph-form";
import { PhotographOrder } from "./photograph-order";
import { usePhotographNames } from "./use-photograph-names";

type Props = { hero: SiteHero; canSave: boolean; refresh: () => Promise<void> };
type Opened = { kind: "edit" | "remove"; photograph: HeroPhotograph; name: string };

/** The photographs in their order, with what each is and when it stands. */
export function PhotographList({ hero, canSave, refresh }: Props) {
  const t = useTranslations("ishm.siteScene.photographs");
  const names = usePhotographNames();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { photographs } = hero;
  if (photographs.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  const close = () => setOpened(null);
  return (
    <>
      {canSave && photographs.length > 1 ? <PhotographOrder hero={hero} refresh={refresh} /> : null}
      <ul className="grid gap-4 min-[40rem]:grid-cols-2 min-[68.75rem]:grid-cols-3">
        {photographs.map((photograph, at) => {
          const name = names.nameOf(photograph, at);
          return (
            <li key={photograph.photographIdx} className="flex flex-col border border-line">
              <Thumbnail photograph={photograph} />
              <div className="flex grow flex-col gap-3 p-4">
                <div>
                  <p className="font-semibold">{name}</p>
                  <p className="text-ink-2">{names.timeOf(photograph)}</p>
                </div>
                <div className="mt-auto flex flex-wrap gap-2">
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={t(canSave ? "editNamed" : "openNamed", { name })}
                    onClick={() => setOpened({ kind: "edit", photograph, name })}
                  >
                    <Icon name={canSave ? "edit" : "eye"} size={18} />
                    {t(canSave ? "edit" : "open")}
                  </Button>
                  {canSave ? (
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t("removeNamed", { name })}
                      onClick={() => setOpened({ kind: "remove", photograph, name })}
                    >
                      <Icon name="trash" size={18} />
                      {t("remove")}
                    </Button>
                  ) : null}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      {opened?.kind === "edit" ? (
        <EditDialog {...opened} canSave={canSave} refresh={refresh} onClose={close} />
      ) : null}
      {opened?.kind === "remove" ? <RemoveDialog {...opened} refresh={refresh} onClose={close} /> : null}
    </>
  );
}

function Thumbnail({ photograph }: { photograph: HeroPhotograph }) {
  const { url, width, height, focal } = photograph;
  const { wide } = heroShapes;
  const position = partPosition(photograph, cropOf({ width, height }, focal, wide));
  return (
    <img
      src={url}
      srcSet={pictureSet(url)}
      sizes="360px"
      alt=""
      width={wide.width}
      height={wide.height}
      className="block h-auto w-full bg-hover object-cover"
      style={{ aspectRatio: `${wide.width} / ${wide.height}`, objectPosition: position }}
    />
  );
}

type OpenedProps = Opened & { refresh: () => Promise<void>; onClose: () => void };

function EditDialog({ photograph, name, canSave, refresh, onClose }: OpenedProps & { canSave: boolean }) {
  const common = useTranslations("common");
  const closing = useUnsavedConfirm(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : void closing.leave())}
      title={name}
      closeLabel={common("close")}
      className="w-[1120px]"
    >
      <PhotographForm
        photograph={photograph}
        canSave={canSave}
        onTyped={closing.setDirty}
        onSaved={async () => {
          await refresh();
          onClose();
        }}
      />
    </Dialog>
  );
}

function RemoveDialog({ photograph, name, refresh, onClose }: OpenedProps) {
  const t = useTranslations("ishm.siteScene.photographs");
  const removing = useActionCall({
    send: () =>
      call(
        "DELETE /site/hero/photographs/{id}",
        {
          params: { id: String(photograph.photographIdx) },
          body: { version: photograph.admin?.version },
        },
        { handled: true },
      ),
    refresh,
    doneText: () => t("removed", { name }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen
      title={t("removeTitle", { name })}
      lines={[t("removeLine")]}
      confirmLabel={t("remove")}
      tone="bad"
      isBusy={removing.isBusy}
      refusal={removing.refusal}
      onConfirm={() => void removing.run(undefined)}
      onClose={onClose}
    />
  );
}
