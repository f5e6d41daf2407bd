"use client";

import { useTranslations } from "next-intl";
import { isInSpan, spanSize, writeAddress } from "@/lib/shared/addresses/address-range";
import { draftSpan, type IpBlockDraft } from "./ip-block-draft";

type Props = { draft: IpBlockDraft; ownAddress: string | null };

/** Beyond this many the number is said as a power of two: nobody reads 39 digits. */
const readable = 10n ** 12n;

/** How many addresses the form covers, from which to which, and whether the own one is among them. */
export function RangePreview({ draft, ownAddress }: Props) {
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
