"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Icon } from "@/components/ui/layout/icons";
import { leftStep } from "@/lib/web/office/left-step";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "./office-link";
import { useScreenLocation } from "./root/screens-context";

const nobody = () => null;

/** The way back to the step of the set-up from which somebody came to this screen. */
export function SetupReturn() {
  const t = useTranslations("ishm.setup");
  const { path } = useScreenLocation();
  const step = useSyncExternalStore(leftStep.subscribe, leftStep.get, nobody);
  if (step === null || path === officePaths.setup()) return null;
  return (
    <OfficeLink
      href={`${officePaths.setup()}?step=${step}`}
      onClick={() => leftStep.set(null)}
      className="mb-2 inline-flex min-h-8 items-center gap-1.5 text-caption font-semibold"
    >
      <Icon name="chevron-left" size={16} />
      {t("back", { step: t(`names.${step}`) })}
    </OfficeLink>
  );
}
