import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { FileField } from "@/components/form/file-field";
import { useFileSize } from "@/components/form/use-file-size";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { xlsxType } from "@/lib/contract/exports";
import type { ImportCheck } from "@/lib/contract/site/member-imports";
import { call, callFile } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { saveFile } from "@/lib/web/runtime/page";
import { useActionCall } from "../../action/use-action-call";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { FaultTable } from "./fault-table";

type Props = { members?: number; refresh: () => Promise<unknown> };

const shortMs = 1000;

/** Members from a workbook: a template, a dry run that names every faulty row, then the import with its progress. */
export function MembersImport({ members, refresh }: Props) {
  const t = useTranslations("ishm.setup.members");
  const fileSize = useFileSize();
  const [files, setFiles] = useState<File[]>([]);
  const [check, setCheck] = useState<ImportCheck | null>(null);
  const [file] = files;
  const send = (part: File) => [{ part: "file", file: part }];
  const dryRun = useActionCall({
    send: (part: File) =>
      call("POST /ops/setup/members/check", { query: {}, body: {}, files: send(part) }, { handled: true }),
    onDone: setCheck,
  });
  const choose = (chosen: File[]) => {
    setFiles(chosen.slice(-1));
    setCheck(null);
    dryRun.forget();
  };
  return (
    <Panel
      title={t("title")}
      side={
        members === undefined ? null : <span className="text-ink-2">{t("count", { count: members })}</span>
      }
    >
      <p className="max-w-170 text-ink-2">{t("hint")}</p>
      <Template />
      <FileField
        name="members"
        label={t("file")}
        hint={t("fileHint")}
        value={files}
        onChange={choose}
        limits={{ maxCount: 2, accept: `.xlsx,${xlsxType}` }}
        error={dryRun.failure ?? undefined}
        chooseText={t("choose")}
        listTexts={{ remove: (name) => t("remove", { name }), size: fileSize }}
        fieldClassName="max-w-170"
      />
      <div>
        <Button
          size="small"
          variant={check ? "outline" : "primary"}
          disabled={!file}
          isBusy={dryRun.isBusy}
          busyText={t("checking")}
          onClick={() => file && void dryRun.run(file)}
        >
          {t("check")}
        </Button>
      </div>
      {check && file ? (
        <Checked key={file.name} check={check} file={file} refresh={refresh} onDone={() => choose([])} />
      ) : null}
    </Panel>
  );
}

function Template() {
  const t = useTranslations("ishm.setup.members");
  const { language } = useOffice();
  async function take() {
    const answer = await callFile("GET /ops/setup/members/template", { query: { lang: language } });
    if (answer.ok) saveFile(answer.value.blob, answer.value.fileName);
  }
  return (
    <div>
      <Button size="small" variant="outline" onClick={() => void take()}>
        <Icon name="download" size={18} />
        {t("template")}
      </Button>
    </div>
  );
}

type CheckedProps = { check: ImportCheck; file: File; refresh: () => Promise<unknown>; onDone: () => void };

/** The result of the dry run, and the import itself. */
function Checked({ check, file, refresh, onDone }: CheckedProps) {
  const t = useTranslations("ishm.setup.members");
  const [skipFaulty, setSkipFaulty] = useState(false);
  const run = useActionCall({
    send: (body: { skipFaulty: boolean }) =>
      call(
        "POST /ops/setup/members",
        { query: {}, body, files: [{ part: "file", file }] },
        { handled: true },
      ),
    refresh,
    doneText: ({ added, known }) => t("done", { added, known }),
    onDone,
  });
  const { fresh, known, faultyRows, faults } = check;
  const isBlocked = fresh === 0 || (faultyRows > 0 && !skipFaulty);
  return (
    <section aria-label={t("result")} className="flex flex-col gap-4 border-t border-line pt-4">
      <p role="status" className="font-semibold">
        {t("found", { rows: check.rows, fresh, known, faulty: faultyRows })}
      </p>
      {faults.length > 0 ? (
        <>
          <FaultTable faults={faults} />
          <CheckboxField
            name="skipFaulty"
            label={t("skipFaulty", { count: faultyRows })}
            checked={skipFaulty}
            onChange={(event) => setSkipFaulty(event.target.checked)}
          />
        </>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          size="small"
          disabled={isBlocked}
          isBusy={run.isBusy}
          busyText={t("importing")}
          onClick={() => void run.run({ skipFaulty })}
        >
          {t("import", { count: fresh })}
        </Button>
        {run.isBusy ? <Progress /> : null}
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {run.failure}
      </p>
    </section>
  );
}

/** How far the import has come, by the server's own count. */
function Progress() {
  const t = useTranslations("ishm.setup.members");
  const { data } = useCall(
    "GET /ops/setup/members",
    { query: {} },
    { handled: true, refreshInterval: shortMs },
  );
  if (data?.state !== "RUNNING") return null;
  const { done, total } = data;
  return (
    <p role="status" className="flex items-center gap-3 text-ink-2">
      <progress aria-label={t("importing")} max={Math.max(1, total)} value={done} className="h-2 w-40" />
      {t("progress", { done, total })}
    </p>
  );
}
