"use client";

import { useTranslations } from "next-intl";
import type { AccountPlace } from "@/components/member/account/place";
import { LineNav } from "@/components/member/layout/line-nav";
import { localePath } from "@/lib/web/routing/locale";
import { type MyPart, myParts, partAddresses } from "./parts";

type Props = { current: MyPart; place: AccountPlace; className?: string };

/** The pages of the member area, on all of them. */
export function MyNav({ current, place, className = "mb-10" }: Props) {
  const t = useTranslations("mypage.nav");
  const items = myParts.map((part) => ({
    id: part,
    name: t(part),
    href: localePath(partAddresses[part](), place.language, place.defaultLanguage),
  }));
  return <LineNav label={t("label")} items={items} current={current} className={className} />;
}
