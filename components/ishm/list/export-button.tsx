"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { CallInput, ContractKey } from "@/lib/contract/routes";
import { callFile } from "@/lib/web/api/browser";
import { saveFile } from "@/lib/web/runtime/page";

type Props<K extends ContractKey> = {
  list: K;
  /** The list's own input: the export holds all filtered rows. */
  input: CallInput<K>;
  /** A list of persons is taken out for a reason only (checklist P-08). */
  isOfPersons?: boolean;
  /** The content of the export, where a screen has several. */
  of?: string;
};

const loadReason = () =>
  import("./export-reason-dialog").then(({ ExportReasonDialog }) => ExportReasonDialog);

/** Exports the whole filtered list as xlsx. */
export function ExportButton<K extends ContractKey>({ list, input, isOfPersons = false, of }: Props<K>) {
  const t = useTranslations("ishm.table");
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function take(exportReason?: string) {
    setAsking(false);
    setBusy(true);
    const answer = await callFile(list, input, { exportReason });
    setBusy(false);
    if (answer.ok) saveFile(answer.value.blob, answer.value.fileName);
  }

  return (
    <>
      <Button
        variant="outline"
        size="small"
        isBusy={isBusy}
        busyText={t("exporting")}
        onClick={() => (isOfPersons ? setAsking(true) : void take())}
      >
        <Icon name="download" size={18} />
        {t("export")}
        {of ? <span className="visually-hidden"> ({of})</span> : null}
      </Button>
      {isAsking ? (
        <LazyPart
          load={loadReason}
          props={{ onGive: (reason: string) => void take(reason), onClose: () => setAsking(false) }}
        />
      ) : null}
    </>
  );
}
