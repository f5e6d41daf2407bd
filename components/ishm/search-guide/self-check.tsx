"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { Engine } from "@/lib/web/office/verification-code";
import { useOnce } from "@/lib/web/runtime/use-once";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { crawl } from "./crawl";
import { type Check, concludeChecks } from "./search-check";
import { noticesFeed } from "./search-guides";

type Props = { engine: Engine; code: string };

const tones: Record<Check["verdict"], ChipTone> = { pass: "ok", warn: "warn", fail: "bad" };

/** Reads the public pages as a crawler does, and lists what has to be fixed. */
export function SelfCheck({ engine, code }: Props) {
  const t = useTranslations("ishm.searchGuide");
  const { languages, defaultLanguage } = useOffice();
  const { run, isBusy } = useOnce();
  const [checks, setChecks] = useState<readonly Check[] | null>(null);
  const check = async () => {
    const facts = await crawl(noticesFeed(defaultLanguage));
    const { origin } = window.location;
    setChecks(concludeChecks(facts, { engine, code, origin, languages }));
  };
  const open = checks?.filter(({ verdict }) => verdict !== "pass").length ?? 0;
  return (
    <Panel
      title={t("checkTitle")}
      side={
        <Button
          size="small"
          variant="outline"
          isBusy={isBusy}
          busyText={t("checking")}
          onClick={() => void run(check)}
        >
          {checks ? t("checkAgain") : t("checkNow")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("checkLead")}</p>
      <p role="status" className="font-semibold empty:hidden">
        {checks ? t("checkSum", { open }) : null}
      </p>
      {checks ? (
        <ul className="border-t border-line">
          {checks.map((check) => (
            <CheckRow key={check.key} check={check} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function CheckRow({ check: { key, verdict, outcome, values } }: { check: Check }) {
  const t = useTranslations("ishm.searchGuide");
  return (
    <li className="flex flex-col gap-0.5 border-b border-line py-2.5">
      <span className="flex items-center justify-between gap-3 font-semibold">
        {t(`names.${key}`)}
        <Chip tone={tones[verdict]}>{t(`verdicts.${verdict}`)}</Chip>
      </span>
      <span className="break-words text-ink-2">
        {t(`checks.${key}.${outcome}` as "checks.home.answers", values)}
      </span>
    </li>
  );
}
