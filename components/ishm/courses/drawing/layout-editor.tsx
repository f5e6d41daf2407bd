"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/layout/icons";
import {
  type HoleLayout,
  type LayoutPart,
  type MappedHole,
  type Position,
  withLine,
} from "@/lib/landscape/hole-maps";
import type { ImportedLine } from "@/lib/web/office/course-lines";
import { GroundNumbers } from "./ground-numbers";
import { HoleCanvas } from "./hole-canvas";
import { LineImport } from "./line-import";
import { PartNumbers } from "./part-numbers";
import { useLayoutHistory } from "./use-layout-history";

type View = LayoutPart | "ground" | "preview";
const views: readonly View[] = ["line", "fairway", "green", "bunkers", "water", "hills", "ground", "preview"];

type Props = {
  name: string;
  hole: Omit<MappedHole, "layout">;
  layout: HoleLayout | null;
  isReadOnly: boolean;
  /** A first drawing of the hole, along a line from a file or as long as the hole. */
  begin: (line: readonly Position[] | null) => HoleLayout;
  onChange: (layout: HoleLayout | null) => void;
};

/** The drawing of a hole: its parts one after the other, by handles on the drawing and as numbers beside it. */
export function LayoutEditor({ name, hole, layout, isReadOnly, begin, onChange }: Props) {
  const t = useTranslations("ishm.courses.drawing");
  const [view, setView] = useState<View>(isReadOnly ? "preview" : "line");
  const history = useLayoutHistory(layout, onChange);
  const take = ({ line }: ImportedLine) =>
    history.change(layout ? withLine(layout, fromTee(line, layout)) : begin(line));
  const onKeyDown = (event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey);
    if (!isUndo || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    if (event.shiftKey) history.redo();
    else history.undo();
  };
  const tools = isReadOnly ? null : (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="outline" size="small" disabled={!history.canUndo} onClick={history.undo}>
        {t("undo")}
      </Button>
      <Button variant="outline" size="small" disabled={!history.canRedo} onClick={history.redo}>
        {t("redo")}
      </Button>
      <LineImport onTake={take} />
      {layout ? (
        <Button variant="quiet" size="small" onClick={() => history.change(null)}>
          {t("removeDrawing")}
        </Button>
      ) : null}
    </div>
  );
  if (!layout) {
    return (
      <div className="flex flex-col gap-4">
        <p className="text-ink-2">{t("none")}</p>
        {isReadOnly ? null : (
          <div className="flex flex-wrap items-center gap-2">
            <Button size="small" onClick={() => history.change(begin(null))}>
              <Icon name="edit" size={18} />
              {t("begin")}
            </Button>
          </div>
        )}
        {tools}
      </div>
    );
  }
  const change = (next: HoleLayout, tag: string | null = null) => history.change(next, tag);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: undo works wherever in the drawing the focus is.
    <div className="flex flex-col gap-4" onKeyDown={onKeyDown}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <ViewChoice view={view} isReadOnly={isReadOnly} onChoose={setView} />
        {tools}
      </div>
      <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,1fr)_20rem] min-[82.5rem]:grid-cols-[minmax(0,1fr)_26rem]">
        <HoleCanvas
          name={name}
          hole={{ ...hole, layout }}
          part={view === "preview" || view === "ground" ? null : view}
          onChange={change}
          onLeave={history.pause}
        />
        <section aria-label={t(`views.${view}`)}>
          <p className="text-ink-2">{t(`hints.${view}`)}</p>
          {view === "preview" ? null : view === "ground" ? (
            <GroundNumbers layout={layout} isReadOnly={isReadOnly} onChange={change} />
          ) : (
            <PartNumbers part={view} layout={layout} isReadOnly={isReadOnly} onChange={change} />
          )}
        </section>
      </div>
    </div>
  );
}

/** A line from a file begins where the tee of the drawing stands in the plan of the nine. */
function fromTee(line: readonly Position[], { line: [tee = [0, 0]] }: HoleLayout): Position[] {
  return line.map(([east, north]) => [east + tee[0], north + tee[1]]);
}

type ViewChoiceProps = { view: View; isReadOnly: boolean; onChoose: (view: View) => void };

/** Which part has its handles on the drawing. */
function ViewChoice({ view, isReadOnly, onChoose }: ViewChoiceProps) {
  const t = useTranslations("ishm.courses.drawing");
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="visually-hidden">{t("choose")}</legend>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          disabled={isReadOnly && one !== "preview"}
          onClick={() => onChoose(one)}
          className={cn(
            "inline-flex min-h-9 items-center rounded-control border px-3 transition-colors pointer-coarse:min-h-11 disabled:text-ink-3",
            view === one ? "border-primary bg-selected font-semibold" : "border-line-2 hover:bg-hover",
          )}
        >
          {t(`views.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
