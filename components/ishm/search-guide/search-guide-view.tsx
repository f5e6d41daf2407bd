"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { withGap } from "@/lib/shared/texts/sentences";
import { call } from "@/lib/web/api/browser";
import { officeMenus } from "@/lib/web/office/office-menus";
import type { Engine } from "@/lib/web/office/verification-code";
import { officePaths } from "@/lib/web/routing/office-paths";
import { CopyRow } from "../form/copy-row";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ScreenTabs } from "../frame/screen-tabs";
import { guideValues, searchGuides } from "./search-guides";
import { SelfCheck } from "./self-check";

const codeFields = { naver: "naverVerification", google: "googleVerification" } as const;

/** How to register the site at a search engine, with the club's values, and a check as its crawler would do it. */
export function SearchGuideView({ engine }: { engine: Engine }) {
  const t = useTranslations("ishm.searchGuide");
  const { access } = useOffice();
  const read = useCallback(
    (signal?: AbortSignal) => call("GET /site/addition", { query: {} }, { handled: true, signal }),
    [],
  );
  if (!access(officeMenus.siteAddition.code).isRead) return <NoAccess />;
  return (
    <>
      <PageHead title={t(`guides.${engine}.title`)} lead={t(`guides.${engine}.lead`)} />
      <ScreenTabs of="siteAddition" />
      <RecordScreen read={read}>
        {(addition) => {
          const code = addition[codeFields[engine]];
          return (
            <div className="grid max-w-300 items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_26rem]">
              <GuideSteps engine={engine} code={code} />
              <SelfCheck engine={engine} code={code} />
            </div>
          );
        }}
      </RecordScreen>
    </>
  );
}

type Props = { engine: Engine; code: string };

/** The steps of a registration, each with the values that are asked for. */
function GuideSteps({ engine, code }: Props) {
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
                    {withGap(t("noCode"))}
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
