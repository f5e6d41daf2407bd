import { useTranslations } from "next-intl";
import { useEffect } from "react";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useDraft } from "../../form/use-draft";
import { useFormErrors } from "../../form/use-form-errors";
import { useDeskCall } from "../day/use-desk-call";
import type { SheetPlace } from "../day/use-sheet-place";
import { bookCall, bookDraftOf, bookProblems } from "./book-draft";
import { thirdNines } from "./third-nine";

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
