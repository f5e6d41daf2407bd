"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { buildings, terrains } from "@/lib/contract/code-values/scene";
import { maxSeedLength, type SiteScene } from "@/lib/contract/site/site-scene";
import {
  type LandscapeView,
  type Light,
  landscapeHeight,
  landscapeViewOf,
  lights,
  viewSuffix,
} from "@/lib/landscape/address";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFoot, FormFrame } from "../form/form-frame";
import { useOfficeForm } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { SceneCards } from "./scene-cards";
import { ScenePreview } from "./scene-preview";
import {
  anotherSeed,
  type SiteSceneDraft,
  saveSiteSceneCall,
  siteSceneDraftOf,
  siteSceneProblems,
} from "./site-scene-draft";

type Props = {
  scene: SiteScene;
  read: () => Promise<Result<SiteScene, CallFailure>>;
  canSave: boolean;
};

const heroSize = { width: 600, height: landscapeHeight("card", 600) };
const houseSize = { width: 1440, height: 460 };

/** The club's land, its clubhouse, and which picture of them; every choice is shown before it is saved. */
export function SiteSceneForm({ scene, read, canSave }: Props) {
  const t = useTranslations("ishm.siteScene");
  const refresh = useReadAgain(["GET /site/scene"]);
  const viewOf = useViewOf(scene);
  const form = useOfficeForm({
    record: scene,
    draftOf: siteSceneDraftOf,
    canSave,
    read: () => read(),
    check: siteSceneProblems,
    send: (draft, saved) => call("PUT /site/scene", saveSiteSceneCall(draft, saved), { handled: true }),
    fieldOf: ({ code, msgVar: [name] }) => (code === 9001 ? (name ?? null) : null),
    async onSaved() {
      toastBar(t("saved"));
      await refresh();
    },
  });
  const { draft, change } = form;
  return (
    <FormFrame form={form} className="max-w-300">
      <PicturePanel form={form} view={viewOf(draft)} isReadOnly={!canSave} />
      <Panel title={t("terrain")}>
        <SceneCards
          name="terrain"
          legend={t("terrain")}
          value={draft.terrain}
          isReadOnly={!canSave}
          onChange={(terrain) => change({ terrain })}
          cards={terrains.map((terrain) => ({
            value: terrain,
            label: t(`terrains.${terrain}.label`),
            text: t(`terrains.${terrain}.text`),
            picture: (
              <ScenePreview
                {...heroSize}
                of={{ kind: "hero", view: viewOf({ ...draft, terrain }), set: noon }}
              />
            ),
          }))}
        />
      </Panel>
      <Panel title={t("building")}>
        <SceneCards
          name="building"
          legend={t("building")}
          value={draft.building}
          isReadOnly={!canSave}
          onChange={(building) => change({ building })}
          cards={buildings.map((building) => ({
            value: building,
            label: t(`buildings.${building}.label`),
            text: t(`buildings.${building}.text`),
            picture: (
              <ScenePreview
                {...houseSize}
                of={{ kind: "clubhouse", name: houseName(building, viewOf(draft)) }}
              />
            ),
          }))}
        />
      </Panel>
      <FormFoot>
        <p className="ms-auto text-chip text-ink-3">{t("countsSoon")}</p>
      </FormFoot>
    </FormFrame>
  );
}

const houseName = (building: string, view: LandscapeView) =>
  `clubhouse${building === "timber" ? "" : `-${building}`}${viewSuffix(view)}`;

const noon = { light: "noon", weather: "clear", season: "green" } as const;

/** The view that a draft would give; the standard one by its number too. */
function useViewOf(scene: SiteScene): (draft: SiteSceneDraft) => LandscapeView {
  const { clubCode } = useOffice();
  const standardSeed = scene.admin?.standardSeed ?? 0;
  return ({ terrain, seed }) =>
    landscapeViewOf({ clubCode, terrain, seed: seed.trim(), standardSeed }) ?? {
      terrain,
      seed: standardSeed,
    };
}

type PicturePanelProps = {
  form: {
    draft: SiteSceneDraft;
    change: (part: Partial<SiteSceneDraft>) => void;
    errorOf: (field: string) => string | undefined;
  };
  view: LandscapeView;
  isReadOnly: boolean;
};

/** The home page's picture in an hour of choice, and the words that it comes from. */
function PicturePanel({ form, view, isReadOnly }: PicturePanelProps) {
  const t = useTranslations("ishm.siteScene");
  const [light, setLight] = useState<Light>("dusk");
  const { draft, change, errorOf } = form;
  return (
    <Panel title={t("picture")}>
      <div className="grid items-start gap-5 min-[62.5rem]:grid-cols-[minmax(0,1fr)_20rem]">
        <ScenePreview
          {...heroSize}
          of={{ kind: "hero", view, set: { light, weather: "clear", season: "green" } }}
        />
        <div className="flex flex-col gap-4">
          <RadioField
            name="light"
            label={t("light")}
            value={light}
            options={lights.map((value) => ({ value, label: t(`lights.${value}`) }))}
            onChange={(event) => setLight(lights.find((one) => one === event.target.value) ?? "dusk")}
          />
          <TextField
            name="seed"
            label={t("seed")}
            hint={t("seedHint")}
            placeholder={t("seedStandard")}
            value={draft.seed}
            maxLength={maxSeedLength}
            autoComplete="off"
            spellCheck={false}
            readOnly={isReadOnly}
            error={errorOf("seed")}
            onChange={(event) => change({ seed: event.target.value })}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              type="button"
              variant="outline"
              disabled={isReadOnly}
              onClick={() => change({ seed: anotherSeed() })}
            >
              {t("another")}
            </Button>
            <Button
              type="button"
              variant="quiet"
              disabled={isReadOnly || draft.seed === ""}
              onClick={() => change({ seed: "" })}
            >
              {t("standard")}
            </Button>
          </div>
        </div>
      </div>
    </Panel>
  );
}
