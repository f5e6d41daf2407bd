"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { listOptions, PagedList } from "@/components/member/shared/layout/paged-list";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { pageQuery } from "@/lib/web/my/page-query";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { context: PageContext };

/** Acts in the member's name, with delegate and time. */
export function ActList({ context }: Props) {
  const t = useTranslations("account.delegates.acts");
  const words = useTranslations("delegations");
  const { link } = usePageLinks(context);
  const [page, setPage] = useState(1);
  const answer = useCall("GET /ext/delegate-acts", { query: pageQuery(page, context.language) }, listOptions);
  const addresses = {
    booking: (idx: number) => memberPaths.my.booking(idx),
    waiting: () => memberPaths.my.waitings(),
    draw: memberPaths.my.draws,
  };
  return (
    <PagedList
      answer={answer}
      onPage={setPage}
      empty={<p className="text-ink-2">{t("none")}</p>}
      renderRow={({ actIdx, at, act, name, entity, entityKey }) => (
        <li key={actIdx} className="flex flex-wrap items-center gap-x-6 border-b border-line py-3">
          <span className="w-44 text-ink-2">{formatDateTime(at, context.formats)}</span>
          <span className="min-w-0 flex-1 basis-40">{t("row", { name, act: words(`acts.${act}`) })}</span>
          <MemberLink
            href={link(addresses[entity](entityKey))}
            aria-label={`${t("show")}: ${words(`acts.${act}`)}, ${formatDateTime(at, context.formats)}`}
            className="link inline-flex min-h-11 items-center text-caption"
          >
            {t("show")}
          </MemberLink>
        </li>
      )}
    />
  );
}
