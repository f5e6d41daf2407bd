"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormOpener } from "@/components/member/shared/form/form-opener";
import { Group } from "@/components/member/shared/layout/facts";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import { Sign } from "@/components/ui/layout/signs";
import type { Language } from "@/lib/shared/languages";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { saveFile } from "@/lib/web/runtime/page";
import { readDraft } from "@/lib/web/runtime/session/member-memory";
import { useOnce } from "@/lib/web/runtime/use-once";
import { RequestList } from "./request-list";
import { UseList } from "./use-list";

const loadForm = () => import("./request-form").then(({ RequestForm }) => RequestForm);

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
            <RequestPart memberIdx={memberIdx} context={context} />
          </Group>
        </>
      )}
    </MemberOnly>
  );
}

/** The way to a request; the form is open where one has been begun. */
function RequestPart({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("account.dataUse");
  const [isBegun] = useState(() => Object.keys(readDraft("data-request", memberIdx)).length > 0);
  return (
    <FormOpener
      word={t("newRequest")}
      load={loadForm}
      props={{ memberIdx, context, isBegun }}
      isOpenFirst={isBegun}
    />
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
        <Sign name="download" />
        {t("exportStart")}
      </Button>
      <p role="status" className="mt-2 text-caption text-ok">
        {result && "fileName" in result ? t("exported", result) : ""}
      </p>
      <Refusal>{result && "failure" in result ? result.failure : null}</Refusal>
    </>
  );
}
