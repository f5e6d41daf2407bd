"use client";

import { useTranslations } from "next-intl";
import type { LogoField } from "@/lib/contract/site/site-office";
import { BoardPicture } from "../board/picture/board-picture";
import { withPicture } from "./site-addition-draft";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { field: LogoField; form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

/** The picture of a slot: the one that is there, another one from this device, or none from the next save on. */
export function PictureField({ field, form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { draft, update, saved, errors } = form;
  return (
    <BoardPicture
      id={field}
      label={t(`pictures.${field}`)}
      hint={t(`uses.${field}`)}
      savedUrl={saved[field]}
      value={draft.files[field] ?? (draft.removed.includes(field) ? null : undefined)}
      isReadOnly={isReadOnly}
      error={errors.of(field)}
      onChange={(next) => update((now) => withPicture(now, field, next))}
    />
  );
}
