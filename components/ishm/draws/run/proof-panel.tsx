"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { HashText } from "@/components/ui/layout/hash-text";
import { Icon } from "@/components/ui/layout/icons";
import { call } from "@/lib/web/api/browser";
import { paths } from "@/lib/web/routing/paths";
import { saveFile } from "@/lib/web/runtime/page";
import { useOnce } from "@/lib/web/runtime/use-once";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { SiteButton } from "../../frame/site-button";
import type { OfficeDraw } from "./office-draw";

/** The published proof of a draw: hashes, the file, and a link to the public page. */
export function ProofPanel({ draw }: { draw: OfficeDraw }) {
  const t = useTranslations("ishm.draws.proof");
  const { clubCode } = useOffice();
  const { run, isBusy } = useOnce();
  const { drawPostIdx, seedHash, listHash, beaconRound } = draw;

  async function take() {
    const answer = await call("GET /ext/draws/{id}/proof", {
      params: { id: String(drawPostIdx) },
      query: { clubCode },
    });
    if (!answer.ok) return;
    const text = JSON.stringify(answer.value, null, 2);
    saveFile(new Blob([text], { type: "application/json" }), `draw-${drawPostIdx}.json`);
  }

  return (
    <Panel title={t("title")}>
      <p className="text-ink-2">{t(draw.ruleVersion === 1 ? "version1" : "version2")}</p>
      <Step name={t("seed")} hash={seedHash} />
      {listHash ? <Step name={t("list")} hash={listHash} /> : <p className="text-ink-2">{t("listLater")}</p>}
      {beaconRound === null ? null : <p className="text-ink-2">{t("beacon", { round: beaconRound })}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void run(take)}>
          <Icon name="download" size={18} />
          {t("file")}
        </Button>
        <SiteButton path={paths.draws.proof(drawPostIdx)}>{t("page")}</SiteButton>
      </div>
    </Panel>
  );
}

function Step({ name, hash }: { name: string; hash: string }) {
  return (
    <div>
      <p className="text-caption font-semibold">{name}</p>
      <HashText text={hash} label={name} />
    </div>
  );
}
