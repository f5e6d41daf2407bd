"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConflictDialog } from "../frame/conflict-dialog";
import type { useTextDrafts } from "./use-text-drafts";

/** The unsaved texts and their save button, always visible; wrong texts are corrected first. */
export function TextsBar({ drafts }: { drafts: ReturnType<typeof useTextDrafts> }) {
  const t = useTranslations("ishm.texts");
  const common = useTranslations("common");
  const { count, wrong, failure } = drafts;
  const [first] = wrong;
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-4 py-3 min-[56.25rem]:-mx-7 min-[56.25rem]:px-7">
      {count > 0 ? (
        <>
          <Button
            size="small"
            isBusy={drafts.isBusy}
            busyText={common("saving")}
            onClick={() => (first ? document.getElementById(first.id)?.focus() : void drafts.save())}
          >
            {t("save", { count })}
          </Button>
          <Button size="small" variant="outline" onClick={drafts.discard}>
            {t("discard")}
          </Button>
        </>
      ) : null}
      <p role="status" className="text-ink-2">
        {first ? t("fix") : count > 0 ? t("unsaved", { count }) : null}
      </p>
      {failure ? <p role="alert">{failure}</p> : null}
      <ConflictDialog {...drafts.conflict} />
    </div>
  );
}
