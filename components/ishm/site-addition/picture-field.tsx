"use client";

import { useTranslations } from "next-intl";
import type { LogoField } from "@/lib/contract/site/site-office";
import { BoardPicture } from "../board/picture/board-picture";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { withPicture } from "./site-addition-draft";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { field: LogoField; form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

/** The picture of a slot: the one that is there, another one from this device, or none from the next save on. */
export function PictureField({ field, form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { draft, update, saved, errorOf } = form;
  return (
    <BoardPicture
      id={field}
      label={t(`pictures.${field}`)}
      hint={t(`uses.${field}`)}
      savedUrl={saved[field]}
      value={draft.files[field] ?? (draft.removed.includes(field) ? null : undefined)}
      isReadOnly={isReadOnly}
      error={errorOf(field)}
      onChange={(next) => update((now) => withPicture(now, field, next))}
    />
  );
}

type IconFieldsProps = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

/** The sign in the browser's tab, and the picture of the home page where it is shared. */
export function IconFields({ form, isReadOnly }: IconFieldsProps) {
  const t = useTranslations("ishm.siteAddition");
  const { clubName } = useOffice();
  const favicon = form.pictureOf("favicon");
  return (
    <Panel title={t("panels.icons")}>
      <div className="grid items-start gap-5 min-[43.75rem]:grid-cols-2">
        <div className="flex flex-col gap-4">
          <PictureField field="favicon" form={form} isReadOnly={isReadOnly} />
          <figure>
            <figcaption className="mb-1.5 text-chip text-ink-3">{t("faviconPreview")}</figcaption>
            <div className="flex flex-wrap gap-3">
              {["bg-paper text-ink", "bg-pine-950 text-on-dark"].map((ground) => (
                <span
                  key={ground}
                  data-surface="site"
                  className={`inline-flex h-9 w-52 items-center gap-2 rounded-control border border-line px-3 text-chip ${ground}`}
                >
                  <img src={favicon ?? "/icons/favicon.svg"} alt="" className="size-4 object-contain" />
                  <span className="truncate">{clubName}</span>
                </span>
              ))}
            </div>
          </figure>
        </div>
        <div className="flex flex-col gap-4">
          <PictureField field="ogImage" form={form} isReadOnly={isReadOnly} />
          <CardPreview picture={form.pictureOf("ogImage")} />
        </div>
      </div>
    </Panel>
  );
}

/** The home page as messengers and social networks show it: a picture of 1.91 to 1, then the name. */
function CardPreview({ picture }: { picture: string | null }) {
  const t = useTranslations("ishm.siteAddition");
  const { clubName } = useOffice();
  return (
    <figure className="max-w-100">
      <figcaption className="mb-1.5 text-chip text-ink-3">{t("cardPreview")}</figcaption>
      <div className="border border-line bg-paper-2">
        {picture ? (
          <img src={picture} alt="" className="aspect-[1.91] w-full object-cover" />
        ) : (
          <p className="flex aspect-[1.91] items-center justify-center px-6 text-center text-ink-2">
            {t("cardDrawn")}
          </p>
        )}
        <p className="border-t border-line px-4 py-2.5">
          <span className="block text-chip text-ink-3">{window.location.host}</span>
          <span className="font-semibold">{clubName}</span>
        </p>
      </div>
    </figure>
  );
}
