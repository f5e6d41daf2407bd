"use client";

import { useTranslations } from "next-intl";
import { LineNav } from "@/components/member/shared/layout/line-nav";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { PageContext } from "../shared/page-context";

/** The pages of the account in the order of their navigation. */
const accountParts = [
  "info",
  "additional",
  "password",
  "consents",
  "notices",
  "delegates",
  "sessions",
  "dataUse",
  "leave",
] as const;
export type AccountPart = (typeof accountParts)[number];

const addresses: Record<AccountPart, () => string> = {
  info: paths.myInfo.edit,
  additional: paths.myInfo.additional,
  password: paths.myInfo.password,
  consents: paths.myInfo.consents,
  notices: paths.myInfo.notices,
  delegates: paths.myInfo.delegates,
  sessions: paths.myInfo.sessions,
  dataUse: paths.myInfo.dataUse,
  leave: paths.withdrawal.start,
};

type Props = { current: AccountPart; context: PageContext };

/** The pages of the account. */
export function AccountNav({ current, context }: Props) {
  const t = useTranslations("account.nav");
  // There is nothing to choose where the club cannot notify a device.
  const shown = accountParts.filter((part) => part !== "notices" || context.hasPush);
  const items = shown.map((part) => ({
    id: part,
    name: t(part),
    href: localePath(addresses[part](), context.language, context.defaultLanguage),
  }));
  return <LineNav label={t("label")} items={items} current={current} className="mb-10" />;
}
