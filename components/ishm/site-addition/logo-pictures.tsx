"use client";

import { useTranslations } from "next-intl";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { PictureField } from "./picture-field";
import { logoSlots } from "./site-addition-draft";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

const megabyte = 1024 * 1024;

/** The pictures of the four slots, and what the server takes. */
export function LogoPictures({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { uploads } = useOffice();
  return (
    <Panel title={t("panels.logos")}>
      <p className="text-ink-2">{t("fileRules", { mb: uploads.imageBytes / megabyte })}</p>
      <div className="grid items-start gap-5 min-[700px]:grid-cols-2">
        {logoSlots.map(({ picture }) => (
          <PictureField key={picture} field={picture} form={form} isReadOnly={isReadOnly} />
        ))}
      </div>
    </Panel>
  );
}
