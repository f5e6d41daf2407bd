"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { countChanges, type PermissionChange } from "@/components/ishm/permissions/matrix/permission-draft";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { PermissionFlagName } from "@/lib/contract/admins/ops-permissions";
import { ConflictDialog } from "../frame/conflict-dialog";
import { useListWords } from "../frame/use-list-words";
import type { useSavePermissions } from "./matrix/use-save-permissions";

type Props = {
  changes: readonly PermissionChange[];
  /** To whom they apply, in words. */
  applies: ReactNode;
  saving: ReturnType<typeof useSavePermissions>;
  onSave: () => void;
  onDiscard: () => void;
};

/** The unsaved changes in words. */
export function ChangePanel({ changes, applies, saving, onSave, onDiscard }: Props) {
  const t = useTranslations("ishm.permissions");
  const common = useTranslations("common");
  const words = useChangeWords()(changes);
  const { added, removed } = countChanges(changes);
  return (
    <section aria-label={t("changes")} className="rounded-panel border border-line bg-sheet">
      <h2 className="flex min-h-12 items-center border-b border-line px-4 font-display text-sub">
        {t("changes")}
      </h2>
      {words.length === 0 ? (
        <p className="px-4 py-3 text-ink-2">{t("noChanges")}</p>
      ) : (
        <ul className="max-h-80 overflow-y-auto">
          {words.map((line) => (
            <li key={line.key} className="flex gap-2 border-b border-line px-4 py-2.5">
              <span className={cn("w-3 font-bold", line.sign === "+" ? "text-ok" : "text-bad")}>
                <span aria-hidden="true">{line.sign}</span>
                <span className="visually-hidden">{t(line.sign === "+" ? "given" : "taken")}</span>
              </span>
              <span>
                <strong className="font-semibold">{line.menu}:</strong> {line.rights}
              </span>
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 ? (
        <div className="flex flex-col gap-3 px-4 py-3.5">
          <p className="text-ink-2">{applies}</p>
          {saving.failure ? (
            <p role="alert" className="font-medium text-bad">
              {saving.failure}
            </p>
          ) : null}
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              className="grow"
              isBusy={saving.isBusy}
              busyText={common("saving")}
              onClick={onSave}
            >
              {t("save", { count: added + removed })}
            </Button>
            <Button variant="outline" size="small" onClick={onDiscard}>
              {t("discard")}
            </Button>
          </div>
        </div>
      ) : null}
      <ConflictDialog
        isOpen={saving.theirs !== null}
        onReload={() => void saving.loadTheirs()}
        onKeep={saving.keepMine}
      />
    </section>
  );
}

type ChangeWords = { key: string; sign: "+" | "−"; menu: string; rights: string };

/** Changes in words: a line of rights given and a line of rights taken, by menu. */
export function useChangeWords() {
  const t = useTranslations("ishm.permissions");
  const list = useListWords();
  const rights = (flags: readonly PermissionFlagName[]) => list(flags.map((flag) => t(`words.${flag}`)));
  return (changes: readonly PermissionChange[]): ChangeWords[] => {
    const lines = (sign: "+" | "−", part: "added" | "removed") =>
      changes
        .filter((change) => change[part].length > 0)
        .map(
          (change): ChangeWords => ({
            key: sign + change.code,
            sign,
            menu: change.name,
            rights: rights(change[part]),
          }),
        );
    return [...lines("+", "added"), ...lines("−", "removed")];
  };
}
