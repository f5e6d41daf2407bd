"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { WaitingDetail, WaitingSlot } from "@/lib/contract/waitings/ops-waitings";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { useListWords } from "../frame/use-list-words";
import { useObstacleText } from "./use-obstacle-words";
import type { WaitingAction } from "./use-waiting-action";

type Props = { of: WaitingDetail; onAction: (action: WaitingAction) => void };

/** The free slots of the day with their misfits, and the two ways to give one: assign or offer. */
export function WaitingSlots({ of, onAction }: Props) {
  const t = useTranslations("ishm.waitings");
  const { access } = useOffice();
  const { isUpdate } = access(officeMenus.sheet.code);
  if (of.state !== waitingState.waiting) return null;
  if (of.slots.length === 0) return <p className="text-ink-2">{t("slots.none")}</p>;
  return (
    <section className="grid gap-2">
      <h3 className="font-display text-sub">{t("slots.title", { count: of.slots.length })}</h3>
      <div className="border border-line">
        <Table label={t("slots.title", { count: of.slots.length })}>
          <TableHead>
            <tr>
              <TableHeader>{t("slots.time")}</TableHeader>
              <TableHeader>{t("slots.fit")}</TableHeader>
              {isUpdate ? <TableHeader>{t("slots.give")}</TableHeader> : null}
            </tr>
          </TableHead>
          <TableBody>
            {of.slots.map((slot) => (
              <TableRow key={slot.sheetIdx}>
                <TableCell className="whitespace-nowrap tabular-nums">
                  {slot.teeTime} · {slot.courseName}
                </TableCell>
                <TableCell>
                  <SlotFit slot={slot} />
                </TableCell>
                {isUpdate ? (
                  <TableCell>
                    <SlotButtons slot={slot} onAction={onAction} />
                  </TableCell>
                ) : null}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}

function SlotFit({ slot }: { slot: WaitingSlot }) {
  const t = useTranslations("ishm.waitings");
  const list = useListWords();
  const textOf = useObstacleText();
  const words = slot.misfits.map((misfit) => t(`misfits.${misfit}`));
  return (
    <>
      {words.length === 0 ? t("slots.fits") : list(words, "unit")}
      {slot.ahead > 0 ? (
        <span className="block text-warn">{t("slots.ahead", { count: slot.ahead })}</span>
      ) : null}
      {slot.obstacle ? <span className="block text-bad">{textOf(slot.obstacle)}</span> : null}
    </>
  );
}

function SlotButtons({ slot, onAction }: { slot: WaitingSlot; onAction: Props["onAction"] }) {
  const t = useTranslations("ishm.waitings");
  if (slot.obstacle || slot.misfits.includes("PLAYERS")) return "–";
  const name = `${slot.teeTime} ${slot.courseName}`;
  return (
    <span className="flex gap-2">
      {(["ASSIGN", "OFFER"] as const).map((event) => (
        <Button
          key={event}
          variant="outline"
          size="small"
          aria-label={t(`slots.named.${event}`, { slot: name })}
          onClick={() => onAction({ event, slot })}
        >
          {t(`actions.${event}.confirm`)}
        </Button>
      ))}
    </span>
  );
}
