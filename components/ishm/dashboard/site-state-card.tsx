"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { SiteStateValue } from "@/lib/contract/site/site";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useDeadline } from "../frame/use-deadline";

const tones: Record<SiteStateValue, ChipTone> = { "0": "warn", "1": "ok", "2": "bad" };

/** The state of the site for visitors, and the link to change it. */
export function SiteStateCard() {
  const t = useTranslations("ishm");
  const { access, clubCode, language } = useOffice();
  const deadline = useDeadline();
  const rights = access(officeMenus.siteState.code);
  const { data, error, mutate } = useCall(
    "GET /site/state",
    { query: { clubCode, lang: language } },
    { handled: true },
  );
  return (
    <Panel
      title={t("siteState.title")}
      side={data ? <Chip tone={tones[data.state]}>{t(`siteState.states.${data.state}.label`)}</Chip> : null}
    >
      {data ? (
        <>
          <p>{t(`siteState.states.${data.state}.description`)}</p>
          {data.endAt ? (
            <p className="text-ink-2">{t("siteState.until", { time: deadline.moment(data.endAt) })}</p>
          ) : null}
        </>
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="w-2/3" />
      )}
      {rights.isRead ? (
        <ButtonLink
          as={OfficeLink}
          href={officeMenus.siteState.path}
          variant="outline"
          size="small"
          className="self-start"
        >
          {rights.isUpdate ? t("siteState.change") : t("siteState.look")}
        </ButtonLink>
      ) : null}
    </Panel>
  );
}
