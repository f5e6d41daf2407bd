"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import type { CallOutput } from "@/lib/contract/routes";
import { readAddress } from "@/lib/shared/addresses/address-range";
import { withGap } from "@/lib/shared/texts/sentences";
import { useCall } from "@/lib/web/api/use-call";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { rangeText } from "./ip-block-draft";

/** Tests an address against the entries, as a visitor and as an administrator. */
export function AddressTest() {
  const t = useTranslations("ishm.ipBlocks.test");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const answer = useCall(
    asked === null ? null : "GET /ops/address-test",
    { query: { address: asked ?? "" } },
    { keepPreviousData: false },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isAddress = readAddress(typed) !== null;
    setWrong(!isAddress);
    setAsked(isAddress ? typed.trim() : null);
    if (isAddress && typed.trim() === asked) void answer.mutate();
  };
  const { data } = answer;
  return (
    <div className="mb-5">
      <Panel title={t("title")}>
        <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <TextField
            id="address-test"
            label={t("address")}
            hint={t("hint")}
            value={typed}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            error={isWrong ? t("wrong") : undefined}
            onChange={(event) => setTyped(event.target.value)}
            fieldClassName="w-full min-[37.5rem]:w-80"
          />
          <Button
            type="submit"
            variant="outline"
            size="small"
            isBusy={answer.isLoading}
            className="min-[37.5rem]:mt-7"
          >
            {t("ask")}
          </Button>
        </form>
        <div role="status">
          {data ? (
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2 border-t border-line pt-3">
              <AddressVerdict who={t("visitors")} verdict={data.visitors} />
              <AddressVerdict who={t("admins")} verdict={data.admins} />
            </dl>
          ) : null}
        </div>
      </Panel>
    </div>
  );
}

type Props = { who: string; verdict: CallOutput<"GET /ops/address-test">["visitors"] };

/** Whether an address is let in as somebody, and which entry decides it. */
function AddressVerdict({ who, verdict: { isRefused, rule } }: Props) {
  const t = useTranslations("ishm.ipBlocks.test");
  return (
    <>
      <dt className="font-semibold">{who}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Chip tone={isRefused ? "bad" : "ok"}>{t(isRefused ? "refused" : "letIn")}</Chip>
        {rule ? (
          <span>
            {withGap(t("by"))}
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
