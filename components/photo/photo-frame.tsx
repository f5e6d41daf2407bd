"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import { apiBase } from "@/lib/web/routing/call-address";

type Props = {
  imageUrl: string | null;
  name: string;
  /** Grows when the photo changes: its address stays the same. */
  turn?: number;
};

/** A person's photo, or the place for it. */
export function PhotoFrame({ imageUrl, name, turn = 0 }: Props) {
  const t = useTranslations("photo");
  if (!imageUrl) {
    return (
      <div className="flex size-32 shrink-0 flex-col items-center justify-center gap-1 border border-line bg-sheet text-ink-3">
        <Icon name="user" size={36} />
        <span className="text-chip">{t("none")}</span>
      </div>
    );
  }
  return (
    <img
      src={`${apiBase}${imageUrl}?_nop_=${turn}`}
      alt={t("alt", { name })}
      width={128}
      height={128}
      className="size-32 shrink-0 border border-line bg-sheet object-cover"
    />
  );
}
