"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/web/routing/paths";
import { OfficeLink } from "../office-link";
import { PageHead } from "../page-head";

/** An address of the back office that no screen has (seed §2). */
export function UnknownScreen() {
  const t = useTranslations("ishm.layout");
  const path = usePathname();
  return (
    <>
      <PageHead title={t("notFound")} />
      <p className="mb-5 break-words text-ink-2">{t("notFoundAt", { path })}</p>
      <ButtonLink as={OfficeLink} href={paths.officeHome()} variant="outline" size="small">
        {t("toDashboard")}
      </ButtonLink>
    </>
  );
}
