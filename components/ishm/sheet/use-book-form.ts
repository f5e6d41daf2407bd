import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { bookCall, bookDraftOf, bookProblems } from "@/lib/web/office/sheet/book-draft";
import type { StaffSlot } from "@/lib/web/office/sheet/sheet-grid";
import { thirdNines } from "@/lib/web/office/sheet/third-nine";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { useDeskCall } from "./use-desk-call";
import type { SheetPlace } from "./use-sheet-place";

/** A booking as it is typed for the slot that it was begun on. */
export function useBookForm(begun: StaffSlot, place: SheetPlace, onLeave: () => void) {
  const t = useTranslations("ishm.sheet.book");
  const { draft, isDirty, change } = useDraft(bookDraftOf(begun));
  const { setTyping } = place;
  const action = useDeskCall("POST /ops/bookings", {
    refresh: place.refresh,
    onDone({ rsvNo }) {
      toastBar(t("done", { rsvNo }));
      setTyping(false);
      onLeave();
    },
  });
  const thirds = thirdNines(place.sheet.slots, begun);
  const errors = useFormErrors({
    problems: bookProblems(draft, thirds),
    sentenceOf: ({ field }) => (field === "linkedSheetIdx" ? t("thirdGone") : null),
    ...action,
  });
  useEffect(() => setTyping(isDirty), [setTyping, isDirty]);
  return {
    draft,
    change,
    thirds,
    errors,
    isBusy: action.isBusy,
    send: () => (errors.pass() ? void action.send(bookCall(draft, begun.sheetIdx)) : undefined),
  };
}
