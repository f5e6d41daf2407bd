import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/layout/icons";
import type { SetupOverview } from "@/lib/contract/site/setup";
import { call } from "@/lib/web/api/browser";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { useActionCall } from "../action/use-action-call";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useRefreshSiteState } from "../site-state/use-refresh-site-state";
import { useGapSentence } from "./gap-list";
import { type SetupPage, stepAddress } from "./use-step";

type Props = {
  overview: SetupOverview;
  onGo: (step: SetupPage) => void;
  refresh: () => Promise<unknown>;
};

/** The last step: a check-list, what visitors will see, and the button that opens the club. */
export function OpenStep({ overview, onGo, refresh }: Props) {
  const t = useTranslations("ishm.setup");
  return (
    <div className="flex flex-col gap-5">
      <Panel title={t("checklist.title")}>
        <CheckList overview={overview} onGo={onGo} />
      </Panel>
      <Preview />
      <OpenClub isReady={overview.steps.every(({ isDone }) => isDone)} refresh={refresh} />
    </div>
  );
}

function CheckList({ overview, onGo }: Pick<Props, "overview" | "onGo">) {
  const t = useTranslations("ishm.setup");
  const sentenceOf = useGapSentence();
  return (
    <ul className="-mx-5 -my-4">
      {overview.steps.map(({ step, isDone, missing }) => (
        <li
          key={step}
          className="flex flex-wrap items-start gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-0"
        >
          <a
            href={stepAddress(step)}
            className="min-w-44 font-semibold"
            onClick={(event) => {
              event.preventDefault();
              onGo(step);
            }}
          >
            {t(`names.${step}`)}
          </a>
          <span className="min-w-0 grow basis-60 text-ink-2">{missing.map(sentenceOf).join(" ")}</span>
          <Chip tone={isDone ? "ok" : "warn"}>{isDone ? t("done") : t("open")}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** The stopped site, for this computer alone. */
function Preview() {
  const t = useTranslations("ishm.setup.preview");
  const preview = useActionCall({
    send: (_: null) => call("POST /ops/setup/preview", { query: {} }, { handled: true }),
    doneText: ({ address }) => t("done", { address }),
  });
  return (
    <Panel title={t("title")}>
      <p className="max-w-170 text-ink-2">{t("hint")}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" size="small" isBusy={preview.isBusy} onClick={() => void preview.run(null)}>
          <Icon name="eye" size={18} />
          {t("allow")}
        </Button>
        <a href="/" target="_blank" rel="noopener" className="link">
          {t("look")}
        </a>
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {preview.failure}
      </p>
    </Panel>
  );
}

function OpenClub({ isReady, refresh }: { isReady: boolean; refresh: () => Promise<unknown> }) {
  const t = useTranslations("ishm.setup.opening");
  const common = useTranslations("common");
  const { clubName } = useOffice();
  const refreshSiteState = useRefreshSiteState();
  const open = useActionCall({
    send: (_: null) => call("POST /ops/setup/open", { query: {} }, { handled: true }),
    refresh: () => Promise.all([refresh(), refreshSiteState()]),
    doneText: ({ slots }) => t("done", { slots }),
  });
  async function ask() {
    const isWanted = await showConfirm({
      title: t("confirm", { club: clubName }),
      message: t("confirmHint"),
      confirm: t("button"),
      cancel: common("cancel"),
    });
    if (isWanted) await open.run(null);
  }
  return (
    <Panel title={t("title")}>
      <ul className="max-w-170 list-disc space-y-1 ps-5 text-ink-2">
        <li>{t("site")}</li>
        <li>{t("sheets")}</li>
        <li>{t("members")}</li>
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="binding"
          size="small"
          disabled={!isReady}
          aria-describedby="opening-note"
          isBusy={open.isBusy}
          busyText={t("busy")}
          onClick={() => void ask()}
        >
          {t("button")}
        </Button>
        <p id="opening-note" className="text-ink-2">
          {isReady ? t("ready") : t("notReady")}
        </p>
      </div>
      <p role="alert" className="text-bad empty:hidden">
        {open.failure}
      </p>
    </Panel>
  );
}
