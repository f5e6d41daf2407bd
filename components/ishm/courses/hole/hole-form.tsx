"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Button } from "@/components/ui/button";
import { layoutMetres, stretchLayout } from "@/lib/landscape/hole-maps";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { BoardPicture } from "../../board/picture/board-picture";
import { FormFoot, FormFrame } from "../../form/form-frame";
import { LanguageTabs } from "../../form/language-tabs";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { LayoutEditor } from "../drawing/layout-editor";
import { distancesOf, drawingFault, firstLayout, type HoleRecord, scaledTo, tees } from "./hole-draft";
import { useDrawingWord, useHoleForm } from "./use-hole-form";

type Props = { record: HoleRecord };

/** The form of a hole. */
export function HoleForm({ record }: Props) {
  const t = useTranslations("ishm.courses");
  const { access } = useOffice();
  const canSave = access(officeMenus.courses.code).isUpdate;
  const form = useHoleForm({ record, canSave });
  const { draft, saved } = form;
  const { course, hole } = saved;
  return (
    <FormFrame form={form}>
      <Panel title={t("drawing.title")}>
        {saved.hole.image && draft.image !== null ? (
          <p className="bg-info-tint px-4 py-3 text-info">{t("drawing.hasPicture")}</p>
        ) : null}
        <div id="layout" tabIndex={-1}>
          <LayoutEditor
            name={t("drawing.of", { course: course.fullName, hole: hole.holeNo })}
            hole={{ holeNo: hole.holeNo, par: hole.par, distances: distancesOf(draft) }}
            layout={draft.layout}
            isReadOnly={!canSave}
            begin={(line) => firstLayout(saved, draft, line)}
            onChange={(layout) => form.change({ layout })}
          />
        </div>
        <LengthNote form={form} />
      </Panel>
      <LengthsPanel form={form} />
      <TipsPanel form={form} />
      <Panel title={t("hole.picture")}>
        <BoardPicture
          id="image"
          label={t("hole.picture")}
          hint={t("hole.pictureHint")}
          savedUrl={hole.image || null}
          value={draft.image}
          isReadOnly={!canSave}
          error={form.errorOf("image")}
          onChange={(image) => form.change({ image })}
        />
      </Panel>
      <FormFoot back={{ label: t("hole.toCard"), href: officePaths.course(course.courseCode) }} />
    </FormFrame>
  );
}

type FormProps = { form: ReturnType<typeof useHoleForm> };

/** The length of the drawing against that of the hole, and the two ways to make them one. */
function LengthNote({ form }: FormProps) {
  const t = useTranslations("ishm.courses.drawing");
  const wordOf = useDrawingWord();
  const { draft, canSave } = form;
  const { layout } = draft;
  if (!layout) return null;
  const fault = drawingFault(draft);
  const metres = layoutMetres(layout);
  const { black } = distancesOf(draft);
  if (fault?.kind !== "length") {
    return <p className={fault ? "text-bad" : "text-ink-2"}>{wordOf(fault) ?? t("agrees", { metres })}</p>;
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warn-tint px-4 py-3 text-warn"
    >
      <span>{t("differs", { metres, black })}</span>
      {canSave ? (
        <span className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            size="small"
            onClick={() => form.change({ layout: stretchLayout(layout, black) })}
          >
            {t("stretch", { metres: black })}
          </Button>
          <Button variant="outline" size="small" onClick={() => form.change(scaledTo(draft, metres))}>
            {t("takeLength", { metres })}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

/** Metres from each tee; par and stroke index belong to the card of the nine. */
function LengthsPanel({ form }: FormProps) {
  const t = useTranslations("ishm.courses");
  const { par, hdcp } = form.saved.hole;
  return (
    <Panel title={t("hole.lengths")}>
      <p className="text-ink-2">{t("hole.cardNote", { par, index: hdcp })}</p>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {tees.map((tee) => (
          <TextField
            key={tee}
            label={t(`card.columns.${tee}`)}
            inputMode="numeric"
            maxLength={3}
            className="tabular-nums"
            {...form.text(tee)}
          />
        ))}
      </div>
    </Panel>
  );
}

const longestTip = 300;

function TipsPanel({ form }: FormProps) {
  const t = useTranslations("ishm.courses.hole");
  const { tips } = form.draft;
  return (
    <Panel title={t("tips")}>
      <LanguageTabs isWritten={(language) => tips[language].trim() !== ""}>
        {(language) => (
          <TextareaField
            id={`tips.${language}`}
            label={t("tip")}
            hint={t("tipHint")}
            rows={3}
            lang={language}
            maxLength={longestTip}
            readOnly={!form.canSave}
            value={tips[language]}
            error={form.errorOf(`tips.${language}`)}
            onChange={(event) => form.change({ tips: { ...tips, [language]: event.target.value } })}
          />
        )}
      </LanguageTabs>
    </Panel>
  );
}
