"use client";

import { useTranslations } from "next-intl";
import { LineNav } from "@/components/member/layout/line-nav";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { type AccountPart, type AccountPlace, accountParts } from "./place";

const addresses: Record<AccountPart, () => string> = {
  info: paths.myInfo.edit,
  additional: paths.myInfo.additional,
  password: paths.myInfo.password,
  consents: paths.myInfo.consents,
  sessions: paths.myInfo.sessions,
  dataUse: paths.myInfo.dataUse,
  leave: paths.withdrawal.start,
};

type Props = { current: AccountPart; place: AccountPlace };

/** The pages of the account. */
export function AccountNav({ current, place }: Props) {
  const t = useTranslations("account.nav");
  const items = accountParts.map((part) => ({
    id: part,
    name: t(part),
    href: localePath(addresses[part](), place.language, place.defaultLanguage),
  }));
  return <LineNav label={t("label")} items={items} current={current} className="mb-10" />;
}
