"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { saveButtonId } from "./use-form-errors";

type Props = {
  canSave: boolean;
  isBusy: boolean;
  isDirty: boolean;
  /** What the button says; "Save" by default. */
  label?: string;
  /** What it says while it sends. */
  busyText?: string;
  /** Behind "not saved yet": what is kept of it meanwhile. */
  note?: string;
  /** Links and buttons beside it. */
  children?: ReactNode;
};

/** Save, and what else can be done with a record: always in reach at the foot of the form. */
export function FormFoot({ canSave, isBusy, isDirty, label, busyText, note, children }: Props) {
  const t = useTranslations("ishm.form");
  const common = useTranslations("common");
  const sending = busyText ?? common("saving");
  return (
    <div className="sticky bottom-0 z-20 col-span-full -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 min-[900px]:-mx-7 min-[900px]:px-7">
      {canSave ? (
        <Button id={saveButtonId} type="submit" size="small" isBusy={isBusy} busyText={sending}>
          {label ?? common("save")}
        </Button>
      ) : null}
      <p role="status" className="text-ink-2">
        {isBusy ? sending : isDirty ? [t("notSaved"), note].filter(Boolean).join(" · ") : null}
      </p>
      {children}
    </div>
  );
}
