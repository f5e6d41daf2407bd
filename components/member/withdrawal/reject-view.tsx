"use client";

import { useTranslations } from "next-intl";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import type { WithdrawalContext } from "@/components/member/shared/page-context";
import { Button, ButtonLink } from "@/components/ui/button";
import { unbroken } from "@/lib/shared/texts/text";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { usePageLinks } from "../shared/layout/use-page-links";
import { type Blocks, useBlocks } from "./use-blocks";

type Props = { context: WithdrawalContext };

/** The obstacles to a withdrawal: each with its count and the page where it is settled (domain.md Y3). */
export function RejectView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Reject memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function Reject({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("withdrawal.reject");
  const way = usePageLinks(context);
  const { data, error, mutate, isValidating } = useBlocks(memberIdx, context.clubCode, context.language);
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  return (
    <>
      <p role="status" className="text-reading">
        {data.possible ? t("clear") : t("lead", { count: data.reasons.length })}
      </p>
      {data.possible ? null : (
        <ul className="mt-8 rule-top">
          {data.reasons.map((one) => (
            <BlockRow key={one.code} block={one} context={context} />
          ))}
        </ul>
      )}
      <div className="mt-10 flex flex-wrap gap-3">
        {data.possible ? (
          <ButtonLink as={MemberLink} size="large" href={way.link(memberPaths.withdrawal.start())}>
            {t("goOn")}
          </ButtonLink>
        ) : (
          <Button size="large" isBusy={isValidating} busyText={t("checking")} onClick={() => void mutate()}>
            {t("again")}
          </Button>
        )}
        <ButtonLink as={MemberLink} variant="outline" size="large" href={way.link(memberPaths.myInfo.edit())}>
          {t("back")}
        </ButtonLink>
      </div>
    </>
  );
}

type RowProps = { block: Blocks["reasons"][number]; context: WithdrawalContext };

function BlockRow({ block, context }: RowProps) {
  const t = useTranslations("withdrawal.reject");
  const way = usePageLinks(context);
  return (
    <li className="border-b border-line py-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-group font-semibold">{block.name}</span>
        <span className="text-ink-2">{t("count", { count: block.count })}</span>
      </p>
      <p className="mt-1 text-ink-2">{t(`ways.${block.code}`, { phone: unbroken(context.phone) })}</p>
      {block.link ? (
        <MemberLink
          href={way.link(block.link)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t(`links.${block.code as "B1" | "B2" | "B3" | "B5"}`)}
        </MemberLink>
      ) : (
        <a
          href={`tel:${context.phone.replace(/[^\d+]/g, "")}`}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t("call", { phone: unbroken(context.phone) })}
        </a>
      )}
    </li>
  );
}
