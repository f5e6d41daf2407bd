"use client";

import { useTranslations } from "next-intl";
import { LineNav } from "@/components/member/shared/layout/line-nav";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
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
  info: memberPaths.myInfo.edit,
  additional: memberPaths.myInfo.additional,
  password: memberPaths.myInfo.password,
  consents: memberPaths.myInfo.consents,
  notices: memberPaths.myInfo.notices,
  delegates: memberPaths.myInfo.delegates,
  sessions: memberPaths.myInfo.sessions,
  dataUse: memberPaths.myInfo.dataUse,
  leave: memberPaths.withdrawal.start,
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
