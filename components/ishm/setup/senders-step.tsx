import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { SetupOverview } from "@/lib/contract/site/setup";
import { type SetupTest, setupTests } from "@/lib/contract/site/setup-steps";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../action/use-action-call";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";

type Tests = SetupOverview["tests"];
type Props = { tests: Tests; refresh: () => Promise<unknown> };

/** A test of each sender and of the identity provider, with who made it last. */
export function SendersStep({ tests, refresh }: Props) {
  const t = useTranslations("ishm.setup");
  return (
    <Panel title={t("tests.title")}>
      <p className="max-w-170 text-ink-2">{t("tests.hint")}</p>
      <ul className="-mx-5 border-t border-line">
        {setupTests.map((test) => (
          <TestRow key={test} test={test} last={tests[test]} refresh={refresh} />
        ))}
      </ul>
    </Panel>
  );
}

type TestRowProps = { test: SetupTest; last: Tests[SetupTest]; refresh: () => Promise<unknown> };

function TestRow({ test, last, refresh }: TestRowProps) {
  const t = useTranslations("ishm.setup");
  const { formats } = useOffice();
  const run = useActionCall({
    send: (body: { test: SetupTest }) =>
      call("POST /ops/setup/tests", { query: {}, body }, { handled: true }),
    refresh,
    doneText: ({ target }) => t(`tests.done.${test}`, { target }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3">
      <span className="min-w-50 grow">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {t(`tests.names.${test}`)}
          <Chip tone={last ? "ok" : "neutral"}>{last ? t("tests.tried") : t("tests.untried")}</Chip>
        </span>
        <span className="block text-caption text-ink-2">
          {last
            ? t("seenBy", { name: last.by, at: formatDateTime(last.at, formats) })
            : t(`tests.about.${test}`)}
        </span>
        <span role="alert" className="block text-caption text-bad empty:hidden">
          {run.failure}
        </span>
      </span>
      <Button variant="outline" size="small" isBusy={run.isBusy} onClick={() => void run.run({ test })}>
        {t(`tests.run.${test}`)}
      </Button>
    </li>
  );
}
