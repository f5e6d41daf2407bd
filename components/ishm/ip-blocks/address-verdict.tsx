import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import type { CallOutput } from "@/lib/contract/routes";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { rangeText } from "./ip-block-draft";

type Props = { who: string; verdict: CallOutput<"GET /ops/address-test">["visitors"] };

/** Whether an address is let in as somebody, and which entry decides it. */
export function AddressVerdict({ who, verdict: { isRefused, rule } }: Props) {
  const t = useTranslations("ishm.ipBlocks.test");
  return (
    <>
      <dt className="font-semibold">{who}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip tone={isRefused ? "bad" : "ok"}>{t(isRefused ? "refused" : "letIn")}</Chip>
        {rule ? (
          <span>
            {t("by")}{" "}
            <OfficeLink href={officePaths.ipBlock(rule.ipIdx)} className="link tabular-nums">
              {rangeText(rule)}
            </OfficeLink>
          </span>
        ) : (
          <span className="text-ink-2">{t(isRefused ? "leftOut" : "noRule")}</span>
        )}
      </dd>
    </>
  );
}
