"use client";

import { useTranslations } from "next-intl";
import type { Engine } from "@/lib/web/office/verification-code";
import { officePaths } from "@/lib/web/routing/office-paths";
import { CopyRow } from "../form/copy-row";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { guideValues, searchGuides } from "./search-guides";

type Props = { engine: Engine; code: string };

/** The steps of a registration, each with the values that are asked for. */
export function GuideSteps({ engine, code }: Props) {
  const t = useTranslations("ishm.searchGuide");
  const common = useTranslations("common");
  const { defaultLanguage } = useOffice();
  const { console, steps } = searchGuides[engine];
  const values = guideValues(window.location.origin, defaultLanguage, { engine, code });
  return (
    <Panel title={t("stepsTitle")}>
      <ol className="flex flex-col gap-6">
        {steps.map(({ key, values: asked }, place) => (
          <li key={key} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
            <span
              aria-hidden="true"
              className="flex size-7 items-center justify-center rounded-full bg-selected font-semibold"
            >
              {place + 1}
            </span>
            <div className="min-w-0">
              <h3 className="font-semibold">{t(`guides.${engine}.${key as "open"}.title`)}</h3>
              <p className="mt-0.5 text-ink-2">{t(`guides.${engine}.${key as "open"}.text`)}</p>
              {key === "open" ? (
                <a
                  href={console}
                  target="_blank"
                  rel="noopener"
                  className="link inline-flex min-h-6 items-center"
                >
                  {console}
                  <span className="sr-only"> ({common("newWindow")})</span>
                </a>
              ) : null}
              {asked.map((name) => {
                const value = values[name];
                return value === null ? (
                  <p key={name} className="mt-2 bg-warn-tint px-3 py-2 text-warn">
                    {t("noCode")}{" "}
                    <OfficeLink href={officePaths.siteAddition()} className="link">
                      {t("enterCode")}
                    </OfficeLink>
                  </p>
                ) : (
                  <CopyRow key={name} label={t(`values.${name}`)} value={value} />
                );
              })}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
