import { useTranslations } from "next-intl";
import type { VocTemplateRow } from "@/lib/contract/inquiries/voc-templates";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";

/** What the list says of an answer template. */
export function useTemplateColumns(): Column<VocTemplateRow>[] {
  const t = useTranslations("ishm.inquiries.templates");
  const { formats, languages } = useOffice();
  return [
    {
      key: "title",
      title: t("name"),
      sort: "title",
      className: "min-w-52",
      render: (row) => (
        <OfficeLink
          href={officePaths.inquiryTemplate(row.templateIdx)}
          className="font-medium no-underline hover:underline"
        >
          {row.title}
        </OfficeLink>
      ),
    },
    { key: "type", title: t("type"), render: (row) => row.questionTypeName ?? t("everyType") },
    {
      key: "words",
      title: t("words"),
      choice: "shown",
      className: "max-w-lg min-w-52 truncate text-ink-2",
      render: (row) => row.contents,
    },
    {
      key: "languages",
      title: t("languages"),
      render: (row) => <LanguageBadges spoken={languages} written={row.languages} />,
    },
    {
      key: "updated",
      title: t("updated"),
      sort: "updatedAt",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => formatDateTime(row.updatedAt, formats),
    },
  ];
}
