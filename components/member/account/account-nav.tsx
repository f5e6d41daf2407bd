"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { MemberLink } from "@/components/member/layout/member-link";
import { cn } from "@/components/ui/cn";
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

/** The pages of the account in one line; on a phone it moves sideways, with the present page in sight. */
export function AccountNav({ current, place }: Props) {
  const t = useTranslations("account.nav");
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const link = frame.current?.querySelector<HTMLElement>("[aria-current]");
    if (frame.current && link) frame.current.scrollLeft = link.offsetLeft - frame.current.offsetLeft - 20;
  }, []);

  return (
    <nav
      ref={frame}
      aria-label={t("label")}
      className="-mx-[clamp(1.25rem,5.55vw,5rem)] mb-10 contain-inline-size overflow-x-auto border-b border-line px-[clamp(1.25rem,5.55vw,5rem)] min-[600px]:mx-0 min-[600px]:px-0"
    >
      <ul className="flex gap-x-5 min-[900px]:justify-between min-[900px]:gap-x-4">
        {accountParts.map((part) => (
          <li key={part} className="shrink-0">
            <MemberLink
              href={localePath(addresses[part](), place.language, place.defaultLanguage)}
              aria-current={part === current ? "page" : undefined}
              className={cn(
                "flex min-h-12 items-center border-b-3 text-caption focus-visible:-outline-offset-3",
                part === current
                  ? "border-bark font-semibold text-ink"
                  : "border-transparent text-ink-2 hover:border-line-2 hover:text-ink",
              )}
            >
              {t(part)}
            </MemberLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
