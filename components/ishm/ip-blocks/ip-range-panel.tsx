"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import { isInSpan, spanSize, writeAddress } from "@/lib/shared/addresses/address-range";
import type { FormFields } from "../form/use-office-form";
import { Panel } from "../frame/panel";
import { draftSpan, type IpBlockDraft, rangeKinds } from "./ip-block-draft";

export type IpFieldsProps = { form: FormFields<IpBlockDraft> };

/** The addresses of an entry, with what they come to. */
export function IpRangePanel({ form, ownAddress }: IpFieldsProps & { ownAddress: string | null }) {
  const { draft } = form;
  const t = useTranslations("ishm.ipBlocks");
  const address = (name: "ipFrom" | "ipTo", label: string, hint?: string) => (
    <TextField
      {...form.text(name)}
      label={label}
      hint={hint}
      maxLength={64}
      autoComplete="off"
      spellCheck={false}
    />
  );
  return (
    <Panel title={t("fields.range")}>
      <RadioField
        {...form.choice("kind")}
        label={t("fields.kind")}
        options={rangeKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2">
        {address("ipFrom", t(`ipFrom.${draft.kind}`), t(`hints.${draft.kind}`))}
        {draft.kind === "range" ? address("ipTo", t("fields.ipTo")) : null}
      </div>
      <RangePreview draft={draft} ownAddress={ownAddress} />
    </Panel>
  );
}

type Props = { draft: IpBlockDraft; ownAddress: string | null };

/** Larger numbers are shown as a power of two: nobody reads 39 digits. */
const readable = 10n ** 12n;

/** How many addresses the form covers, from which to which, and whether the own one is among them. */
function RangePreview({ draft, ownAddress }: Props) {
  const t = useTranslations("ishm.ipBlocks.preview");
  const span = draftSpan(draft);
  return (
    <div role="status" className="min-h-12 border-s-3 border-line-2 ps-4 text-ink-2">
      {span ? (
        <>
          <p className="tabular-nums">
            {sizeText(spanSize(span), t)}
            {span.first === span.last ? null : (
              <>
                {" "}
                {writeAddress(span.family, span.first)} – {writeAddress(span.family, span.last)}
              </>
            )}
          </p>
          {ownAddress ? (
            <p>{t(isInSpan(span, ownAddress) ? "ownInside" : "ownOutside", { address: ownAddress })}</p>
          ) : null}
        </>
      ) : (
        <p>{t("none")}</p>
      )}
    </div>
  );
}

function sizeText(size: bigint, t: ReturnType<typeof useTranslations<"ishm.ipBlocks.preview">>): string {
  if (size <= readable) return t("size", { count: Number(size) });
  const power = size.toString(2).length - 1;
  return t(size === 1n << BigInt(power) ? "sizePower" : "sizeAbove", { power });
}
