"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { VocDetail } from "@/lib/contract/inquiries/voc";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";

type Props = {
  inquiry: Pick<VocDetail, "vocIdx" | "satisfaction">;
  context: PageContext;
  onSaved: () => Promise<void>;
};

const marks = ["5", "4", "3", "2", "1"] as const;

/** How content the member is with the answer; a mark may be given again. */
export function Satisfaction({ inquiry, context, onSaved }: Props) {
  const t = useTranslations("cs");
  const { run, isBusy } = useOnce();
  const [mark, setMark] = useState(inquiry.satisfaction === null ? "" : String(inquiry.satisfaction));
  const [failure, setFailure] = useState<string | null>(null);
  const save = () =>
    run(async () => {
      setFailure(null);
      const input = { params: { id: String(inquiry.vocIdx) }, body: { satisfaction: Number(mark) } };
      const answer = await call("PUT /voc/{id}/satisfaction", input, { handled: true });
      if (!answer.ok) return setFailure(await failureSentence(answer.failure, context.language));
      await onSaved();
    });
  return (
    <div className="mt-10 border-t border-line pt-6">
      <RadioField
        name="satisfaction"
        label={t("satisfaction")}
        value={mark}
        options={marks.map((value) => ({ value, label: t(`marks.${value}`) }))}
        onChange={({ target }) => setMark(target.value)}
      />
      <Button
        variant="outline"
        className="mt-4"
        disabled={mark === ""}
        isBusy={isBusy}
        onClick={() => void save()}
      >
        {t("rate")}
      </Button>
      <Refusal>{failure}</Refusal>
    </div>
  );
}
