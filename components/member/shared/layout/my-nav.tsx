"use client";

import { useTranslations } from "next-intl";
import { pagesFor, useActingFor } from "@/components/member/shared/delegates/use-acting";
import type { PageContext } from "@/components/member/shared/page-context";
import { localePath } from "@/lib/web/routing/locale";
import { LineNav } from "./line-nav";
import { type MyPart, myParts, partAddresses } from "./my-parts";

type Props = { current: MyPart; context: PageContext; className?: string };

/** The pages of the member area, on all of them. */
export function MyNav({ current, context, className = "mb-10" }: Props) {
  const t = useTranslations("mypage.nav");
  const acting = useActingFor();
  const open = acting && pagesFor(acting.acts).map((one) => one.part as string);
  const shown = open ? myParts.filter((part) => open.includes(part)) : myParts;
  const items = shown.map((part) => ({
    id: part,
    name: t(part),
    href: localePath(partAddresses[part](), context.language, context.defaultLanguage),
  }));
  return <LineNav label={t("label")} items={items} current={current} className={className} />;
}
