"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { CallOutput } from "@/lib/contract/routes";
import type { ViewKind } from "@/lib/contract/site/views";
import { useCall } from "@/lib/web/api/use-call";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useFigures } from "./use-figures";

const shownRows = "8";

/** The records that visitors read most in some days. */
export function TopPages({ span }: { span: { from: string; to: string } | null }) {
  const t = useTranslations("ishm.dashboard.topPages");
  const { language } = useOffice();
  const { data, error, mutate } = useCall(
    span && "GET /ops/top-pages",
    { query: { lang: language, size: shownRows, ...span } },
    { handled: true, keepPreviousData: true },
  );
  return (
    <Panel title={t("title")}>
      {!data && error ? <OfficeFailure failure={error} onRetry={() => void mutate()} /> : null}
      {!data && !error ? <Skeleton className="w-3/4" /> : null}
      {data?.list.length === 0 ? <p className="text-ink-2">{t("none")}</p> : null}
      {data && data.list.length > 0 ? <TopPagesTable pages={data.list} /> : null}
      <p className="text-chip text-ink-3">{t("hint")}</p>
    </Panel>
  );
}

type Page = CallOutput<"GET /ops/top-pages">["list"][number];

/** Where visitors read it; questions stand together on one page. */
const addressOf: Record<ViewKind, (idx: number) => string> = {
  notice: paths.notice,
  event: paths.event,
  faq: () => paths.guide("faq"),
  reference: paths.reference,
};

/** Records with their views, as links to the public pages. */
function TopPagesTable({ pages }: { pages: readonly Page[] }) {
  const t = useTranslations("ishm.dashboard.topPages");
  const common = useTranslations("common");
  const { language, defaultLanguage } = useOffice();
  const { number } = useFigures();
  return (
    <Table label={t("title")}>
      <TableHead>
        <tr>
          <TableHeader className="ps-0">{t("page")}</TableHeader>
          <TableHeader>{t("kind")}</TableHeader>
          <TableHeader align="end" className="pe-0">
            {t("views")}
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {pages.map(({ kind, idx, title, views, isShown }) => (
          <TableRow key={`${kind} ${idx}`}>
            <TableCell className="w-full max-w-0 ps-0">
              {isShown ? (
                <a
                  href={localePath(addressOf[kind](idx), language, defaultLanguage)}
                  target="_blank"
                  rel="noopener"
                  className="flex items-center gap-1.5 no-underline hover:underline"
                >
                  <span className="truncate">{title}</span>
                  <Icon name="external" size={14} className="shrink-0 text-ink-3" />
                  <span className="visually-hidden">{common("newWindow")}</span>
                </a>
              ) : (
                <span className="block truncate text-ink-2">{title}</span>
              )}
            </TableCell>
            <TableCell className="whitespace-nowrap text-ink-2">{t(`kinds.${kind}`)}</TableCell>
            <TableCell align="end" className="pe-0 tabular-nums">
              {number(views)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
