"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { VocOfficeDetail } from "@/lib/contract/inquiries/ops-vocs";
import { isLanguage } from "@/lib/shared/languages";
import { Panel } from "../frame/panel";

type Props = { inquiry: VocOfficeDetail; unmask: ReactNode };

/** Who asks, masked until there is a reason, and how he wants to hear. */
export function WriterPanel({ inquiry: { writer, replyBy }, unmask }: Props) {
  const t = useTranslations("ishm.inquiries");
  const common = useTranslations("common");
  const facts = [
    [t("writer.name"), writer.name],
    [t("writer.no"), writer.memberIdx],
    [t("writer.phone"), writer.phoneNo],
    [t("writer.email"), writer.email],
    [t("writer.language"), isLanguage(writer.lang) ? common(`languageNames.${writer.lang}`) : writer.lang],
    [t("columns.replyBy"), t(`replyBy.${replyBy}`)],
  ] as const;
  return (
    <Panel title={t("writer.title")}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words">{value || "–"}</dd>
          </div>
        ))}
      </dl>
      <div>{unmask}</div>
    </Panel>
  );
}
