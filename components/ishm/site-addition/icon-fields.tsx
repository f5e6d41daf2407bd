"use client";

import { useTranslations } from "next-intl";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { CardPreview } from "./card-preview";
import { PictureField } from "./picture-field";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

/** The sign in the browser's tab, and the picture of the home page where it is shared. */
export function IconFields({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { clubName } = useOffice();
  const favicon = form.pictureOf("favicon");
  return (
    <Panel title={t("panels.icons")}>
      <div className="grid items-start gap-5 min-[700px]:grid-cols-2">
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
