import { useFormatter, useTranslations } from "next-intl";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { showState } from "@/lib/web/boards/show-state";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { ShowStateChip } from "../board/form/publish-panel";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";

/** What the list says of a question. */
export function useFaqColumns(): Column<FaqItem>[] {
  const t = useTranslations("ishm.faq.columns");
  const format = useFormatter();
  const { formats, languages } = useOffice();
  return [
    {
      key: "question",
      title: t("question"),
      sort: "question",
      className: "max-w-96 min-w-52 truncate",
      render: (row) => (
        <OfficeLink
          href={officePaths.faq(row.faqIdx)}
          lang={row.language}
          className="font-medium no-underline hover:underline"
        >
          {row.question}
        </OfficeLink>
      ),
    },
    {
      key: "type",
      title: t("type"),
      sort: "questionType",
      className: "text-ink-2",
      render: (row) => row.questionTypeName,
    },
    {
      key: "order",
      title: t("order"),
      sort: "order",
      align: "end",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => row.order,
    },
    {
      key: "state",
      title: t("state"),
      render: ({ admin }) => (
        <ShowStateChip state={showState({ isVisible: admin?.isVisible ?? true, from: null, to: null }, "")} />
      ),
    },
    {
      key: "languages",
      title: t("languages"),
      choice: "shown",
      render: (row) => <LanguageBadges spoken={languages} written={row.admin?.languages ?? []} />,
    },
    {
      key: "views",
      title: t("views"),
      sort: "viewCount",
      align: "end",
      choice: "shown",
      render: (row) => format.number(row.viewCount),
    },
    {
      key: "updated",
      title: t("updated"),
      sort: "updatedAt",
      choice: "shown",
      className: "text-ink-2",
      render: ({ admin }) => (admin ? formatDateTime(admin.updatedAt, formats) : "–"),
    },
    {
      key: "author",
      title: t("author"),
      choice: "hidden",
      render: ({ admin }) => admin?.createdBy ?? "–",
    },
    {
      key: "no",
      title: t("no"),
      sort: "faqIdx",
      align: "end",
      choice: "hidden",
      className: "text-ink-2",
      render: (row) => row.faqIdx,
    },
  ];
}
