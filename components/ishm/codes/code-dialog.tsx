"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { useUnsavedConfirm } from "../form/use-unsaved-confirm";
import { CodeForm } from "./code-form";
import { useGroupName } from "./use-group-name";

type Props = {
  groupId: string;
  /** Null for a new entry. */
  row: CodeRow | null;
  version: number;
  onClose: () => void;
  onSaved: () => Promise<void>;
};

/** One entry in a dialog of its own; what is typed is not lost by a press beside it. */
export function CodeDialog({ groupId, row, version, onClose, onSaved }: Props) {
  const t = useTranslations("ishm.codes.form");
  const common = useTranslations("common");
  const group = useGroupName()(groupId);
  const closing = useUnsavedConfirm(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : void closing.leave())}
      title={row ? t("editTitle", { name: row.keyName, group }) : t("newTitle", { group })}
      closeLabel={common("close")}
    >
      <CodeForm
        groupId={groupId}
        row={row}
        version={version}
        onDirty={closing.setDirty}
        onSaved={async () => {
          await onSaved();
          onClose();
        }}
      />
    </Dialog>
  );
}
