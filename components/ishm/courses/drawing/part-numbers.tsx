"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import {
  addBend,
  addPatch,
  type HoleLayout,
  handlesOf,
  type LayoutPart,
  layoutBounds,
  movedBeside,
  type PatchKind,
  patchKinds,
  removeBend,
  removePatch,
  withWidthCount,
} from "@/lib/landscape/hole-maps";
import { NumberCell } from "./number-cell";
import { withFairwayNumber, withGreenNumber, withPatchNumber, withPlace } from "./typed-numbers";
import { useHandleName } from "./use-handle-name";

export type PartProps = { layout: HoleLayout; isReadOnly: boolean; onChange: (layout: HoleLayout) => void };

/** The values of a part as numbers, for whoever types rather than drags. */
export function PartNumbers({ part, ...props }: PartProps & { part: LayoutPart }) {
  const kind = patchKinds.find((one) => one === part);
  if (kind) return <PatchNumbers kind={kind} {...props} />;
  if (part === "line") return <LineNumbers {...props} />;
  return part === "fairway" ? <FairwayNumbers {...props} /> : <GreenNumbers {...props} />;
}

const row = "border-b border-line py-3 last:border-0";
const cells = "grid grid-cols-2 gap-2 sm:grid-cols-3 min-[68.75rem]:grid-cols-2 min-[82.5rem]:grid-cols-3";

/** Tee, bends and green, in metres from the tee to the east and north. */
function LineNumbers({ layout, isReadOnly, onChange }: PartProps) {
  const t = useTranslations("ishm.courses.numbers");
  const nameOf = useHandleName();
  const handles = handlesOf(layout).filter(({ part }) => part === "line");
  const [tee = [0, 0]] = layout.line;
  return (
    <>
      <ol>
        {handles.map((handle, idx) => {
          if (idx === 0) return null;
          const [east, north] = [handle.at[0] - tee[0], handle.at[1] - tee[1]];
          const name = nameOf(handle);
          const move = (to: readonly [number, number]) =>
            onChange(withPlace(layout, handle.key, [tee[0] + to[0], tee[1] + to[1]]));
          return (
            <li key={handle.key} className={row}>
              <RowHead
                name={name}
                removeLabel={handle.kind === "bend" ? t("remove", { name }) : null}
                isReadOnly={isReadOnly}
                onRemove={() => onChange(removeBend(layout, idx))}
              />
              <div className="grid grid-cols-2 gap-2">
                <NumberCell
                  label={t("east")}
                  name={t("of", { name, field: t("east") })}
                  value={east}
                  isReadOnly={isReadOnly}
                  onCommit={(next) => move([next, north])}
                />
                <NumberCell
                  label={t("north")}
                  name={t("of", { name, field: t("north") })}
                  value={north}
                  isReadOnly={isReadOnly}
                  onCommit={(next) => move([east, next])}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <AddButton
        label={t("addBend")}
        isDisabled={isReadOnly || layout.line.length >= layoutBounds.line.places.most}
        onAdd={() => onChange(addBend(layout))}
      />
    </>
  );
}

/** Where the fairway begins and ends, and how wide it is in between. */
function FairwayNumbers({ layout, isReadOnly, onChange }: PartProps) {
  const t = useTranslations("ishm.courses.numbers");
  const { from, to, halfWidths } = layout.fairway;
  const cell = (name: "from" | "to", value: number) => (
    <NumberCell
      label={t(name)}
      value={value}
      isReadOnly={isReadOnly}
      onCommit={(next) => onChange(withFairwayNumber(layout, name, next))}
    />
  );
  return (
    <>
      <div className={`${cells} ${row}`}>
        {cell("from", from)}
        {cell("to", to)}
      </div>
      <div className={`${cells} ${row}`}>
        {halfWidths.map((half, idx) => (
          <NumberCell
            // biome-ignore lint/suspicious/noArrayIndexKey: widths have no other name than their place.
            key={idx}
            label={t("width", { number: idx + 1 })}
            value={half * 2}
            isReadOnly={isReadOnly}
            onCommit={(next) => onChange(withFairwayNumber(layout, idx, next))}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2 pt-3">
        <AddButton
          label={t("addWidth")}
          isDisabled={isReadOnly || halfWidths.length >= layoutBounds.halfWidths.places.most}
          onAdd={() => onChange(withWidthCount(layout, halfWidths.length + 1))}
        />
        <Button
          variant="quiet"
          size="small"
          disabled={isReadOnly || halfWidths.length <= layoutBounds.halfWidths.places.least}
          onClick={() => onChange(withWidthCount(layout, halfWidths.length - 1))}
        >
          {t("removeWidth")}
        </Button>
      </div>
    </>
  );
}

/** Size, turn and fall of the green. */
function GreenNumbers({ layout, isReadOnly, onChange }: PartProps) {
  const t = useTranslations("ishm.courses.numbers");
  const { axes, turn } = layout.green;
  const cell = (name: "depth" | "breadth" | "turn" | "fall", value: number) => (
    <NumberCell
      label={t(name)}
      value={value}
      isReadOnly={isReadOnly}
      onCommit={(next) => onChange(withGreenNumber(layout, name, next))}
    />
  );
  return (
    <div className={`${cells} py-3`}>
      {cell("depth", axes[0] * 2)}
      {cell("breadth", axes[1] * 2)}
      {cell("turn", turn)}
      {cell("fall", layout.fall)}
    </div>
  );
}

/** Bunkers, water or hills: where each lies next to the line, its size and its turn. */
function PatchNumbers({ kind, layout, isReadOnly, onChange }: PartProps & { kind: PatchKind }) {
  const t = useTranslations("ishm.courses.numbers");
  const names = useTranslations("ishm.courses.handles.names");
  const middles = handlesOf(layout).filter((handle) => handle.part === kind && handle.kind === "middle");
  return (
    <>
      {middles.length === 0 ? <p className="py-3 text-ink-2">{t(`none.${kind}`)}</p> : null}
      <ol>
        {layout[kind].map(({ axes, turn }, idx) => {
          const name = names(kind, { number: idx + 1 });
          const { along, side } = middles[idx] ?? { along: 0, side: 0 };
          const cell = (field: "along" | "side" | "length" | "breadth" | "turn", value: number) => (
            <NumberCell
              label={t(field)}
              name={t("of", { name, field: t(field) })}
              value={value}
              isReadOnly={isReadOnly}
              onCommit={(next) =>
                onChange(
                  field === "along" || field === "side"
                    ? movedBeside(layout, `${kind}.${idx}`, { along, side, [field]: next })
                    : withPatchNumber(layout, kind, idx, field, next),
                )
              }
            />
          );
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: patches have no other name than their place.
            <li key={idx} className={row}>
              <RowHead
                name={name}
                removeLabel={t("remove", { name })}
                isReadOnly={isReadOnly}
                onRemove={() => onChange(removePatch(layout, kind, idx))}
              />
              <div className={cells}>
                {cell("along", along)}
                {cell("side", side)}
                {cell("length", axes[0] * 2)}
                {cell("breadth", axes[1] * 2)}
                {cell("turn", turn)}
              </div>
            </li>
          );
        })}
      </ol>
      <AddButton
        label={t(`add.${kind}`)}
        isDisabled={isReadOnly || layout[kind].length >= layoutBounds[kind].most}
        onAdd={() => onChange(addPatch(layout, kind))}
      />
    </>
  );
}

type RowHeadProps = { name: string; removeLabel: string | null; isReadOnly: boolean; onRemove: () => void };

function RowHead({ name, removeLabel, isReadOnly, onRemove }: RowHeadProps) {
  return (
    <div className="mb-1.5 flex min-h-9 items-center justify-between gap-2">
      <span className="font-semibold">{name}</span>
      {removeLabel === null || isReadOnly ? null : (
        <Button variant="quiet" size="small" className="px-2" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="trash" size={18} />
        </Button>
      )}
    </div>
  );
}

function AddButton({ label, isDisabled, onAdd }: { label: string; isDisabled: boolean; onAdd: () => void }) {
  return (
    <Button variant="outline" size="small" disabled={isDisabled} onClick={onAdd}>
      <Icon name="plus" size={18} />
      {label}
    </Button>
  );
}
