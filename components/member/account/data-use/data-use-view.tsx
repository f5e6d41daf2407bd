"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Group } from "@/components/member/shared/layout/facts";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { saveFile } from "@/lib/web/runtime/page";
import { useOnce } from "@/lib/web/runtime/use-once";
import { RequestForm } from "./request-form";
import { RequestList } from "./request-list";
import { UseList } from "./use-list";

type Props = { context: PageContext };

/** Who used a member's data, all of them to take along, and what may be asked of the club (checklist P-07, P-08). */
export function DataUseView({ context }: Props) {
  const t = useTranslations("account.dataUse");
  return (
    <MemberOnly>
      {(memberIdx) => (
        <>
          <Group id="use" title={t("use")} lead={t("useLead")}>
            <UseList context={context} />
          </Group>
          <Group id="export" title={t("export")} lead={t("exportLead")}>
            <ExportPart language={context.language} />
          </Group>
          <Group id="requests" title={t("requests")} lead={t("requestsLead")}>
            <RequestList context={context} />
            <RequestForm memberIdx={memberIdx} context={context} />
          </Group>
        </>
      )}
    </MemberOnly>
  );
}

/** All that the club holds about a member, as a file that other services can read. */
function ExportPart({ language }: { language: Language }) {
  const t = useTranslations("account.dataUse");
  const { run, isBusy } = useOnce();
  const [result, setResult] = useState<{ fileName: string } | { failure: string } | null>(null);
  const save = () =>
    run(async () => {
      setResult(null);
      const answer = await call("GET /ext/data-export", { query: { lang: language } }, { handled: true });
      if (!answer.ok) return setResult({ failure: await failureSentence(answer.failure, language) });
      const fileName = `my-data-${answer.value.exportedAt.slice(0, 10)}.json`;
      const text = JSON.stringify(answer.value, null, 2);
      saveFile(new Blob([text], { type: "application/json" }), fileName);
      setResult({ fileName });
    });
  return (
    <>
      <Button variant="outline" isBusy={isBusy} busyText={t("exporting")} onClick={() => void save()}>
        <Icon name="download" />
        {t("exportStart")}
      </Button>
      <p role="status" className="mt-2 text-caption text-ok">
        {result && "fileName" in result ? t("exported", result) : ""}
      </p>
      <Refusal>{result && "failure" in result ? result.failure : null}</Refusal>
    </>
  );
}
