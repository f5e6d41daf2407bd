"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import { setupRead } from "./setup-read";

/** Leads the super admin of a club that is not open yet to its set-up; nothing for an open one and for others. */
export function SetupBanner() {
  const t = useTranslations("ishm.setup");
  const { access, isSSAdmin, language } = useOffice();
  const { isRead } = access(officeMenus.setup.code);
  const { data } = useCall(
    isRead && isSSAdmin ? "GET /ops/setup" : null,
    { query: { lang: language } },
    setupRead,
  );
  if (!data || data.openedAt || data.steps.length === 0) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <section
      aria-label={t("title")}
      className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-s-4 border-primary bg-selected px-5 py-4"
    >
      <Icon name="flag" />
      <p className="min-w-0 grow basis-60">
        <strong className="block font-semibold">{t("banner")}</strong>
        <span className="text-ink-2">{t("lead", { done, all: data.steps.length })}</span>
      </p>
      <ButtonLink as={OfficeLink} href={officeMenus.setup.path} size="small">
        {t("goOn")}
      </ButtonLink>
    </section>
  );
}
