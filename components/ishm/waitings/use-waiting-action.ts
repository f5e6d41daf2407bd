import { useTranslations } from "next-intl";
import type { WaitingDetail, WaitingEvent, WaitingSlot } from "@/lib/contract/waitings/ops-waitings";
import { call } from "@/lib/web/api/browser";
import { useReadAgain } from "@/lib/web/api/use-read-again";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useActionCall } from "../action/use-action-call";
import { useOffice } from "../frame/root/office-context";
import { useObstacleWords } from "./use-obstacle-words";

/** ACCEPT assigns the offered slot when the member accepts it by phone or at the club. */
export type WaitingAction = { event: WaitingEvent | "ACCEPT"; slot: WaitingSlot | null };

const reads = ["GET /ops/waitings", "GET /ops/waitings/{id}", "GET /ops/waiting-days"] as const;

/** Sends an action on an entry; lists and details that show it are read anew. */
export function useWaitingAction(of: WaitingDetail, onDone: () => void) {
  const t = useTranslations("ishm.waitings.actions");
  const { language } = useOffice();
  const wordOf = useObstacleWords();
  return useActionCall({
    send: ({ event, slot, reason }: WaitingAction & { reason: string }) =>
      call(
        "PUT /ops/waitings/{id}",
        {
          params: { id: String(of.waitingIdx) },
          query: { lang: language },
          body: {
            event: event === "ACCEPT" ? "ASSIGN" : event,
            sheetIdx: event === "ACCEPT" ? of.offer?.sheetIdx : slot?.sheetIdx,
            reason,
          },
        },
        { handled: true },
      ),
    refresh: useReadAgain(reads),
    onDone(_answer, { event }) {
      toastBar(t(`${event}.done`));
      onDone();
    },
    wordOf: ({ msgCode, msgVar }) => (msgCode ? wordOf({ msgCode, msgVar }) : null),
  });
}
