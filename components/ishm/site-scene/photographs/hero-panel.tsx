"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { type HeroKind, heroKinds } from "@/lib/contract/code-values/scene";
import type { SiteHero } from "@/lib/contract/site/site-hero";
import { isUnconditional } from "@/lib/shared/hero/choose";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { useActionCall } from "../../action/use-action-call";
import { OfficeFailure } from "../../frame/office-failure";
import { Panel } from "../../frame/panel";
import { MomentPreview } from "./moment-preview";
import { PhotographDrop } from "./photograph-drop";
import { PhotographList } from "./photograph-list";

type Props = { canSave: boolean };

/** Choice between scene and photographs for the head of the home page, with the club's photographs. */
export function HeroPanel({ canSave }: Props) {
  const t = useTranslations("ishm.siteScene.photographs");
  const { data, error, mutate } = useCall("GET /site/hero", { query: { scope: "admin" } }, { handled: true });
  const refresh = async () => void (await mutate());
  if (error && !data) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-64 w-full" />;
  return (
    <>
      <Panel title={t("choice")}>
        <KindChoice key={data.kind} hero={data} canSave={canSave} refresh={refresh} />
      </Panel>
      <Panel title={t("title")}>
        <p className="max-w-180 text-ink-2">{t("lead")}</p>
        <PhotographList hero={data} canSave={canSave} refresh={refresh} />
        {canSave ? <PhotographDrop count={data.photographs.length} refresh={refresh} /> : null}
        {data.photographs.some(isUnconditional) ? <MomentPreview photographs={data.photographs} /> : null}
      </Panel>
    </>
  );
}

type ChoiceProps = { hero: SiteHero; canSave: boolean; refresh: () => Promise<void> };

/** The drawn scene or the photographs; it counts from the press of its button on. */
function KindChoice({ hero, canSave, refresh }: ChoiceProps) {
  const t = useTranslations("ishm.siteScene.photographs");
  const [kind, setKind] = useState<HeroKind>(hero.kind);
  const saving = useActionCall({
    send: (chosen: HeroKind) =>
      call("PUT /site/hero", { body: { kind: chosen, version: hero.admin?.version } }, { handled: true }),
    refresh,
    doneText: (_answer, chosen) => t(`chosen.${chosen}`),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <RadioField
        name="kind"
        label={t("kind")}
        hint={t("kindHint")}
        value={kind}
        disabled={!canSave}
        options={heroKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={({ target }) => setKind(heroKinds.find((one) => one === target.value) ?? "scene")}
      />
      <p role="alert" className="text-bad empty:hidden">
        {saving.failure}
      </p>
      {canSave ? (
        <Button
          type="button"
          size="small"
          disabled={kind === hero.kind}
          isBusy={saving.isBusy}
          onClick={() => void saving.run(kind)}
        >
          {t("saveChoice")}
        </Button>
      ) : null}
    </div>
  );
}
