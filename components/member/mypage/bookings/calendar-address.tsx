"use client";

import { useTranslations } from "next-intl";
import { MadeAddress } from "@/components/member/shared/layout/made-address";
import { ButtonLink } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { token: string };

/** A private address that has just been made: it is shown this once, to be opened or copied. */
export function CalendarAddress({ token }: Props) {
  const t = useTranslations("mypage.bookings.calendar");
  const address = new URL(memberPaths.my.calendar(token), window.location.origin).href;
  return (
    <MadeAddress
      address={address}
      texts={{
        label: t("address"),
        hint: t("once"),
        copy: t("copy"),
        copied: t("copied"),
        notCopied: t("notCopied"),
      }}
    >
      <ButtonLink href={address.replace(/^https?:/, "webcal:")}>
        <Sign name="calendar" />
        {t("subscribe")}
      </ButtonLink>
    </MadeAddress>
  );
}
