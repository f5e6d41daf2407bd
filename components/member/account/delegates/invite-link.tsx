"use client";

import { useTranslations } from "next-intl";
import { MadeAddress } from "@/components/member/shared/layout/made-address";
import type { PageContext } from "@/components/member/shared/page-context";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { token: string; context: PageContext };

/** The link of an invitation that has just been made, shown this once. The secret is behind the `#`, which no server logs. */
export function InviteLink({ token, context }: Props) {
  const t = useTranslations("account.delegates.invite");
  const path = localePath(memberPaths.delegate(), context.language, context.defaultLanguage);
  const address = `${new URL(path, window.location.origin).href}#${token}`;
  return (
    <MadeAddress
      address={address}
      texts={{
        label: t("link"),
        hint: t("once"),
        copy: t("copy"),
        copied: t("copied"),
        notCopied: t("notCopied"),
      }}
    />
  );
}
