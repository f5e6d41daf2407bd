"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";

type Props = { chosen: string | null; onChoose: (memberIdx: null) => void };

/** That a list shows one member's records only, as a link from elsewhere asked, and the way back to all. */
export function OneMember({ chosen, onChoose }: Props) {
  const t = useTranslations("ishm.members");
  if (chosen === null) return null;
  return (
    <button
      type="button"
      onClick={() => onChoose(null)}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-primary bg-selected px-3 font-semibold"
    >
      {t("onlyMember", { number: chosen })}
      <Icon name="close" size={14} />
      <span className="visually-hidden">{t("showAll")}</span>
    </button>
  );
}
