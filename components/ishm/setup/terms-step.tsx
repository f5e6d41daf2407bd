import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { SetupOverview } from "@/lib/contract/site/setup";
import { call } from "@/lib/web/api/browser";
import { leftStep } from "@/lib/web/office/left-step";
import { officePaths } from "@/lib/web/routing/office-paths";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { useActionCall } from "../action/use-action-call";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";

type Draft = SetupOverview["drafts"][number];
type Props = { drafts: readonly Draft[]; refresh: () => Promise<unknown> };

/** The drafts of the preset: each is read, then published with the words of the club. */
export function TermsStep({ drafts, refresh }: Props) {
  const t = useTranslations("ishm.setup");
  if (drafts.length === 0) return null;
  return (
    <Panel title={t("terms.title")}>
      <p className="max-w-170 text-ink-2">{t("terms.hint")}</p>
      <ul className="-mx-5 border-t border-line">
        {drafts.map((draft) => (
          <DraftRow key={draft.termsIdx} draft={draft} refresh={refresh} />
        ))}
      </ul>
    </Panel>
  );
}

function DraftRow({ draft, refresh }: { draft: Draft; refresh: () => Promise<unknown> }) {
  const t = useTranslations("ishm.setup");
  const common = useTranslations("common");
  const { termsIdx, revision, title, needs } = draft;
  const publish = useActionCall({
    send: (body: { termsIdx: number; revision: number }) =>
      call("POST /ops/setup/terms", { query: {}, body }, { handled: true }),
    refresh,
    doneText: () => t("terms.published", { title }),
  });
  const words = needs.map((need) => t(`words.${need as "clubName"}`)).join(", ");
  async function ask() {
    const isWanted = await showConfirm({
      title: t("terms.confirm", { title }),
      message: t("terms.confirmHint"),
      confirm: t("terms.publish"),
      cancel: common("cancel"),
    });
    if (isWanted) await publish.run({ termsIdx, revision });
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3">
      <span className="min-w-50 grow">
        <span className="block font-semibold">{title}</span>
        {needs.length > 0 ? (
          <span className="block text-caption text-warn">{t("terms.needs", { words })}</span>
        ) : null}
        <span role="alert" className="block text-caption text-bad empty:hidden">
          {publish.failure}
        </span>
      </span>
      <OfficeLink
        href={officePaths.termsVersion(termsIdx)}
        className="link"
        onClick={() => leftStep.set("terms")}
      >
        {t("terms.read")}
        <span className="visually-hidden"> {title}</span>
      </OfficeLink>
      <Button variant="outline" size="small" isBusy={publish.isBusy} onClick={() => void ask()}>
        {t("terms.publish")}
        <span className="visually-hidden"> {title}</span>
      </Button>
    </li>
  );
}
