"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { officeMenus } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/root/office-context";
import { PolicyEditor } from "./policy-editor";
import type { PolicyRow } from "./policy-rows";
import { usePolicyWords } from "./use-policy-words";

type Props = {
  row: PolicyRow;
  /** All of them: a sample may need another one. */
  rows: readonly PolicyRow[];
  version: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => Promise<void>;
};

/** One policy: its name, what it says, and below it the form when it is opened. */
export function PolicyItem({ row, isOpen, onOpen, ...editing }: Props) {
  const t = useTranslations("ishm.policies");
  const common = useTranslations("common");
  const { access } = useOffice();
  const { sentence } = usePolicyWords();
  const { isUpdate } = access(officeMenus.settings.code);
  const named = { name: row.name };
  return (
    <li className={cn(isOpen && "bg-selected/40 shadow-[inset_3px_0_0_var(--primary)]")}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 px-5 py-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
            {row.name}
            <span className="text-chip font-normal text-ink-3 tabular-nums">{row.code}</span>
          </h3>
          <p className="mt-0.5 text-ink-2">{sentence(row.code, row.values)}</p>
        </div>
        <Button
          size="small"
          variant="outline"
          aria-expanded={isOpen}
          aria-label={isOpen ? undefined : isUpdate ? t("changeOf", named) : t("lookAt", named)}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? common("close") : isUpdate ? t("change") : t("look")}
        </Button>
      </div>
      {isOpen ? <PolicyEditor row={row} {...editing} /> : null}
    </li>
  );
}
