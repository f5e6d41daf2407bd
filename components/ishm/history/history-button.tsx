"use client";

import { useTranslations } from "next-intl";
import { RecordChanges } from "../audit/record-changes";
import { DialogButton } from "../list/dialog-button";
import { SettingHistory } from "./setting-history";

type Props = { entity: "code" | "holiday" | "message" | "teePlan"; of?: string; name: string };

/** The changes of codes, days or words, with what each of them changed field by field. */
export function HistoryButton({ entity, of, name }: Props) {
  const t = useTranslations("ishm.policies.history");
  return (
    <DialogButton icon="clock" label={t("title")} title={t("title")} description={name} className="w-[760px]">
      {() => (
        <SettingHistory entity={entity} of={of}>
          {(action) => (
            <details>
              <summary className="min-h-6 cursor-pointer text-heading">{action.entityKey}</summary>
              <div className="mt-2 overflow-x-auto">
                <RecordChanges before={action.before} after={action.after} />
              </div>
            </details>
          )}
        </SettingHistory>
      )}
    </DialogButton>
  );
}
