import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/layout/icons";
import type { SetupOverview, SetupStep } from "@/lib/contract/site/setup";
import { type LookedAtStep, lookedAtSteps } from "@/lib/contract/site/setup-steps";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { call } from "@/lib/web/api/browser";
import { leftStep } from "@/lib/web/office/left-step";
import { useActionCall } from "../action/use-action-call";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { GapList } from "./gap-list";
import { MembersImport } from "./members/members-import";
import { PlaceStep } from "./place/place-step";
import { SendersStep } from "./senders-step";
import { setupScreens } from "./setup-screens";
import { TermsStep } from "./terms-step";

type Props = { step: SetupStep; overview: SetupOverview; refresh: () => Promise<unknown> };

/** One step: what it is about, what is missing, where it is done, and that it is as the club wants it. */
export function StepPanel({ step, overview, refresh }: Props) {
  const t = useTranslations("ishm.setup");
  const { formats } = useOffice();
  const { seen } = step;
  return (
    <div className="flex flex-col gap-5">
      <Panel
        title={t(`names.${step.step}`)}
        side={<Chip tone={step.isDone ? "ok" : "warn"}>{step.isDone ? t("done") : t("open")}</Chip>}
      >
        <p className="max-w-170 text-ink-2">{t(`about.${step.step}`)}</p>
        <GapList gaps={step.missing} />
        {step.step === "words" ? <MissingRecords missing={overview.missingRecords} /> : null}
        <Screens step={step} />
        {isLookedAt(step.step) ? <LookedAt step={step} name={step.step} refresh={refresh} /> : null}
        {seen ? (
          <p className="text-caption text-ink-2">
            {t("seenBy", { name: seen.by, at: formatDateTime(seen.at, formats) })}
          </p>
        ) : null}
      </Panel>
      <StepWork step={step} overview={overview} refresh={refresh} />
    </div>
  );
}

/** The part of a step that is done on this screen. */
function StepWork({ step: { step }, overview, refresh }: Props): ReactNode {
  if (step === "place") return <PlaceStep refresh={refresh} />;
  if (step === "terms") return <TermsStep drafts={overview.drafts} refresh={refresh} />;
  if (step === "senders") return <SendersStep tests={overview.tests} refresh={refresh} />;
  return step === "people" ? <MembersImport members={overview.counts.members} refresh={refresh} /> : null;
}

/** Records that the club has none of: its pages leave them out, and it can open without them. */
function MissingRecords({ missing }: { missing: SetupOverview["missingRecords"] }) {
  const t = useTranslations("ishm.setup");
  const common = useTranslations("common.languageNames");
  if (missing.length === 0) return null;
  return (
    <div>
      <p className="text-ink-2">{t("missingRecords", { count: missing.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {missing.map(({ record, languages }) => (
          <li key={record}>
            {t(`records.${record}`)}
            {languages.length > 0 ? ` (${languages.map((one) => common(one)).join(", ")})` : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Links to the screens that own the step; there the way back is shown. */
function Screens({ step: { step } }: { step: SetupStep }) {
  const t = useTranslations("ishm.setup");
  const screens = setupScreens[step];
  if (screens.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2.5">
      {screens.map(({ path, name }, place) => (
        <ButtonLink
          key={path}
          as={OfficeLink}
          href={path}
          variant={place === 0 ? "primary" : "outline"}
          size="small"
          onClick={() => leftStep.set(step)}
        >
          {t(`screens.${name}`)}
          <Icon name="arrow-right" size={18} />
        </ButtonLink>
      ))}
    </div>
  );
}

function isLookedAt(step: string): step is LookedAtStep {
  return lookedAtSteps.some((one) => one === step);
}

type LookedAtProps = { step: SetupStep; name: LookedAtStep; refresh: () => Promise<unknown> };

/** Says that values of the preset are those of the club. */
function LookedAt({ step, name, refresh }: LookedAtProps) {
  const t = useTranslations("ishm.setup");
  const look = useActionCall({
    send: (body: { version: number }) =>
      call("PUT /ops/setup/steps/{step}", { params: { step: name }, query: {}, body }, { handled: true }),
    refresh,
    doneText: () => t("lookedAtDone", { step: t(`names.${name}`) }),
  });
  return (
    <div className="border-t border-line pt-4">
      <Button
        variant={step.seen ? "outline" : "primary"}
        size="small"
        isBusy={look.isBusy}
        onClick={() => void look.run({ version: step.version })}
      >
        <Icon name="check" size={18} />
        {step.seen ? t("lookAgain") : t("lookedAt")}
      </Button>
      <p role="alert" className="mt-2 text-bad empty:hidden">
        {look.failure}
      </p>
    </div>
  );
}
