import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { meetSession } from "@/lib/web/api/session";
import { enterClub } from "@/lib/web/api/session-lock";
import { paths } from "@/lib/web/routing/paths";
import { showAlert } from "@/lib/web/runtime/dialogs";
import { dirtyForms, setDirty } from "@/lib/web/runtime/dirty";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { page } from "@/lib/web/runtime/page";
import { adminMenuStore } from "@/lib/web/runtime/session/admin-menu-store";
import { hasMovedSince, noteClubMove } from "@/lib/web/runtime/session/club-moves";
import { tabs } from "@/lib/web/runtime/session/tabs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOffice } from "../root/office-context";
import { useConfirmLeave } from "../root/unsaved";

/** Begins the office anew: nothing that was read or typed for the old club is written to the new one. */
function beginAnew(): void {
  for (const key of dirtyForms.get()) setDirty(key, false);
  adminMenuStore.clear();
  page.open(paths.officeHome());
}

/** Takes the admin to another of his clubs. */
export function useClubMove(): (clubCode: string) => Promise<void> {
  const { clubCode: here, language } = useOffice();
  const confirmLeave = useConfirmLeave();
  return async (clubCode) => {
    if (clubCode === here || !(await confirmLeave())) return;
    const failure = await enterClub(clubCode);
    if (failure) return void toastBar(await failureSentence(failure, language), { tone: "alert" });
    noteClubMove();
    tabs.tell({ kind: "moved" });
    beginAnew();
  };
}

/**
 * Another tab went to another club: this one must not go on with the old one's screens. It hears of it, or it finds itself
 * in another club than it began in; one that was loading meanwhile asks.
 */
export function useMovedElsewhere(clubCode: string): void {
  const t = useTranslations("ishm.layout");
  const begunIn = useRef(clubCode);
  const isLeaving = useRef(false);
  const leave = useEffectEvent(async () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    await showAlert({ title: t("movedTitle"), message: t("movedMessage") });
    beginAnew();
  });
  useEffect(() => {
    if (clubCode !== begunIn.current) void leave();
  }, [clubCode]);
  useEffect(() => {
    const deafen = tabs.listen(({ kind }) => {
      if (kind === "moved") void leave();
    });
    if (hasMovedSince(performance.timeOrigin)) void meetSession();
    return deafen;
  }, []);
}
