import { useTranslations } from "next-intl";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { SheetPlace } from "../day/use-sheet-place";
import { type SlotTone, slotTone } from "./slot-face";

const chips: Record<SlotTone, ChipTone> = {
  open: "ok",
  allotted: "ok",
  booked: "info",
  arrived: "ok",
  done: "outline",
  held: "warn",
  kept: "info",
  blocked: "neutral",
  out: "outline",
};

/** What a tee time is for, whoever has it. */
export function SlotFacts({ slot, place }: { slot: StaffSlot; place: SheetPlace }) {
  const t = useTranslations("ishm.sheet.panel");
  const { nameOf } = place;
  const word = slot.booking?.stateName ?? nameOf("timeOpenCodes", slot.display);
  const facts = [
    { name: t("party"), value: t("partyOf", { min: slot.minPlayers, max: slot.maxPlayers }) },
    { name: t("types"), value: slot.memberTypes?.map((type) => nameOf("memberTypes", type)).join(", ") },
    { name: t("third"), value: titleOf(place, ({ linkedSheetIdx }) => linkedSheetIdx === slot.sheetIdx) },
    { name: t("thirdOf"), value: titleOf(place, ({ sheetIdx }) => sheetIdx === slot.linkedSheetIdx) },
    { name: t("note"), value: slot.note },
  ].filter(({ value }) => value);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={chips[slotTone(slot)]}>{word}</Chip>
        <span className="text-caption text-ink-2">
          {[nameOf("periods", slot.period), nameOf("caddieModes", slot.caddieMode)].join(" · ")}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-caption">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The other slot of 27 holes. */
function titleOf({ sheet, titleOf: name }: SheetPlace, isIt: (slot: StaffSlot) => boolean) {
  const found = sheet.slots.find(isIt);
  return found ? name(found) : undefined;
}
