"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Pages } from "@/components/member/shared/layout/paged-list";
import type { CallOutput } from "@/lib/contract/routes";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { pageQuery, pageSize } from "@/lib/web/my/page-query";
import { Loading, NotLoaded } from "../../shared/layout/loading";
import type { PageContext } from "../../shared/page-context";

type Use = CallOutput<"GET /ext/data-use">["list"][number];
type Props = { context: PageContext };

/** Records that a member meets; others are shown as data of the club. */
const known = [
  "member",
  "agreement",
  "booking",
  "coupon",
  "draw",
  "penalty",
  "team-form",
  "outbox",
  "pushDevice",
  "delegation",
  "delegate-act",
  "join",
] as const;

/** Who viewed, changed or took data along, the newest first. */
export function UseList({ context }: Props) {
  const t = useTranslations("account.dataUse");
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useCall(
    "GET /ext/data-use",
    { query: pageQuery(page, context.language) },
    { handled: true, keepPreviousData: true },
  );
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (data.total === 0) return <p className="text-ink-2">{t("noUse")}</p>;
  // Actions have no number of their own here: their place in the list is their name.
  const rows = data.list.map((use, position) => ({ use, id: `${data.page}-${position}` }));
  return (
    <>
      <ul className="border-t border-line">
        {rows.map(({ use, id }) => (
          <UseRow key={id} use={use} context={context} />
        ))}
      </ul>
      <Pages page={data.page} total={data.total} size={pageSize} onPage={setPage} />
    </>
  );
}

function UseRow({ use, context }: { use: Use; context: PageContext }) {
  const t = useTranslations("account.dataUse");
  const entity = known.find((one) => one === use.entity) ?? "other";
  const who = use.by === "ADMIN" ? t("by.ADMIN", { id: use.actor }) : t(`by.${use.by}`);
  return (
    <li className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line py-4">
      <time dateTime={use.at} className="w-36 text-caption text-ink-3">
        {formatDateTime(use.at, context.formats)}
      </time>
      <div className="min-w-0 flex-1 basis-56">
        <p>
          <span className="font-semibold">{who}</span>
          {" · "}
          {joinSentences([t(`entities.${entity}`), t(`actions.${use.action}`)])}
        </p>
        {use.reason ? <p className="text-caption text-ink-2">{t("reason", { reason: use.reason })}</p> : null}
      </div>
    </li>
  );
}
