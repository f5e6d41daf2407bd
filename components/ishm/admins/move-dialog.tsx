"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { AdminChoices } from "@/lib/contract/admins/admin-shapes";
import { groupOptions } from "./group-options";

type Props = {
  /** Whom it is about, in words. */
  names: string;
  groups: AdminChoices["groups"];
  isBusy: boolean;
  onMove: (groupIdx: number) => void;
  onClose: () => void;
};

/** Asks which group the chosen accounts go to. */
export function MoveDialog({ names, groups, isBusy, onMove, onClose }: Props) {
  const t = useTranslations("ishm.admins");
  const common = useTranslations("common");
  const form = useId();
  const [chosen, setChosen] = useState("");
  const [isRefused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(chosen === "");
    if (chosen !== "") onMove(Number(chosen));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("move.title")}
      description={t("move.text", { names })}
      footer={
        <>
          <Button variant="outline" size="small" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" form={form} size="small" isBusy={isBusy}>
            {t("move.confirm")}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <SelectField
          label={t("fields.groupIdx")}
          hint={groups.some(({ canGive }) => !canGive) ? t("form.groupHint") : undefined}
          placeholder={t("move.choose")}
          options={groupOptions(groups)}
          value={chosen}
          error={isRefused ? t("move.missing") : undefined}
          onChange={(event) => setChosen(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
