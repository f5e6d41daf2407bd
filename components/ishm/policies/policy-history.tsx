"use client";

import { useTranslations } from "next-intl";
import type { PolicyValues } from "@/lib/shared/policy-checks";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { SettingHistory } from "../history/setting-history";
import { fourValues } from "./policy-draft";
import type { PolicyRow } from "./policy-rows";
import { usePolicyWords } from "./use-policy-words";

type Props = {
  row: PolicyRow;
  canPutBack: boolean;
  /** Grows with every save: the record is read again. */
  edition: number;
  onPutBack: (values: PolicyValues) => Promise<void>;
};

/** The history of a policy; each change can be undone. */
export function PolicyHistory({ row, canPutBack, edition, onPutBack }: Props) {
  const t = useTranslations("ishm.policies.history");
  const common = useTranslations("common");
  const { summary } = usePolicyWords();

  async function putBack(values: PolicyValues) {
    const title = t("confirm", { name: row.name });
    const message = summary(row.code, values);
    const isSure = await showConfirm({ title, message, confirm: t("putBack"), cancel: common("cancel") });
    if (isSure) await onPutBack(values);
  }

  return (
    <section aria-label={t("title")}>
      <h4 className="mb-2 font-semibold">{t("title")}</h4>
      <SettingHistory
        entity="policy"
        of={row.code}
        edition={edition}
        putBackOf={({ before }) => {
          const earlier = valuesOf(before);
          return canPutBack && earlier ? () => putBack(earlier) : undefined;
        }}
      >
        {({ before, after }) => (
          <p>{t("fromTo", { from: written(valuesOf(before)), to: written(valuesOf(after)) })}</p>
        )}
      </SettingHistory>
    </section>
  );
}

/** The values of a record; null when it holds something else. */
function valuesOf(recorded: unknown): PolicyValues | null {
  const isText = (value: unknown): value is string => typeof value === "string";
  return Array.isArray(recorded) && recorded.every(isText) ? fourValues(recorded) : null;
}

function written(values: PolicyValues | null): string {
  return values?.filter((value) => value !== "").join(" · ") || "–";
}
