"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { canRehearse, type OfficeDraw } from "@/components/ishm/draws/run/office-draw";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { call } from "@/lib/web/api/browser";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { withEditor } from "../editor/lazy-editor";
import { RecordScreen } from "../form/record-screen";
import { NoAccess } from "../frame/no-access";
import { OfficeFailure } from "../frame/office-failure";
import { PageHead } from "../frame/page-head";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useUnmask } from "../people/use-unmask";
import { ApplicationsPanel } from "./applications-panel";
import { DemandPanel } from "./demand-panel";
import { ChangesPanel, DrawSummary, DrawTimeline } from "./draw-summary";
import { DrawForm } from "./form/draw-form";
import { QuotaTable } from "./form/quota-table";
import { DrawActions } from "./run/draw-actions";
import { ProofPanel } from "./run/proof-panel";
import { RehearsalPanel } from "./run/rehearsal-panel";

/** One draw: state, demand, applications, results, and the actions that are possible now. */
export function DrawView({ drawPostIdx }: { drawPostIdx: number }) {
  const { access } = useOffice();
  return access(officeMenus.draws.code).isRead ? (
    <Draw key={drawPostIdx} drawPostIdx={drawPostIdx} />
  ) : (
    <NoAccess />
  );
}

function Draw({ drawPostIdx }: { drawPostIdx: number }) {
  const t = useTranslations("ishm.draws");
  const unmask = useUnmask(drawPostIdx);
  const [isEditing, setEditing] = useState(false);
  const { draw, failure, refresh } = useOfficeDraw(drawPostIdx, unmask.unmaskReason);
  const crumbs = [{ label: t("title"), href: officePaths.draws() }];
  if (!draw) {
    return (
      <>
        <PageHead title={t("one", { number: drawPostIdx })} crumbs={crumbs} />
        {failure ? (
          <OfficeFailure failure={failure} onRetry={() => void refresh()} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </>
    );
  }
  if (isEditing) {
    const leave = async () => {
      await refresh();
      setEditing(false);
    };
    return (
      <>
        <PageHead title={t("form.edit", { title: draw.title })} crumbs={crumbs} />
        <EditDraw drawPostIdx={drawPostIdx} onLeave={() => void leave()} />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={draw.title}
        crumbs={crumbs}
        actions={<DrawActions draw={draw} onEdit={() => setEditing(true)} refresh={refresh} />}
      />
      <Parts draw={draw} unmask={unmask} />
    </>
  );
}

function Parts({ draw, unmask }: { draw: OfficeDraw; unmask: ReturnType<typeof useUnmask> }) {
  const t = useTranslations("ishm.draws.quotas");
  const { access } = useOffice();
  return (
    <div className="flex flex-col gap-5">
      <DrawSummary draw={draw} />
      <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-2">
        <DrawTimeline draw={draw} />
        <DemandPanel bands={draw.bands} />
      </div>
      {draw.quotas ? (
        <Panel title={t("title")}>
          <p className="text-ink-2">{t("order")}</p>
          <QuotaTable groups={draw.quotas} />
        </Panel>
      ) : null}
      {canRehearse(draw, access(officeMenus.draws.code)) ? (
        <RehearsalPanel drawPostIdx={draw.drawPostIdx} unmaskReason={unmask.unmaskReason} />
      ) : null}
      <ApplicationsPanel draw={draw} unmaskControl={unmask.control} />
      <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-2">
        <ChangesPanel draw={draw} />
        <ProofPanel draw={draw} />
      </div>
    </div>
  );
}

type Props = { drawPostIdx: number; onLeave: () => void };

/** The form of a planned draw, with the record read anew. */
function EditDraw({ drawPostIdx, onLeave }: Props) {
  const { language } = useOffice();
  const defaults = useCall("GET /ops/draw-defaults", {}, { handled: true });
  const read = useCallback(
    (signal?: AbortSignal) =>
      withEditor(
        call(
          "GET /ops/draws/{id}",
          { params: { id: String(drawPostIdx) }, query: { lang: language } },
          { handled: true, signal },
        ),
      ),
    [drawPostIdx, language],
  );
  const { data: policy } = defaults;
  if (!policy) return null;
  return (
    <RecordScreen read={read}>
      {(draw, edition) => <DrawForm key={edition} draw={draw} defaults={policy} onLeave={onLeave} />}
    </RecordScreen>
  );
}

/**
 * A draw with its applications, masked; unmasked while there is a reason. Both are cached apart, so that the names are gone
 * at once without the reason, even when the network is slow.
 */
function useOfficeDraw(drawPostIdx: number, unmaskReason: string | undefined) {
  const { language } = useOffice();
  const params = { id: String(drawPostIdx) };
  const options = { handled: true } as const;
  const masked = useCall("GET /ops/draws/{id}", { params, query: { lang: language } }, options);
  const named = useCall(
    unmaskReason === undefined ? null : "GET /ops/draws/{id}",
    { params, query: { lang: language, reason: unmaskReason } },
    options,
  );
  return {
    draw: named.data ?? masked.data,
    failure: masked.error,
    refresh: () => Promise.all([masked.mutate(), named.mutate()]),
  };
}
