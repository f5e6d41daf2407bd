import { useFormatter, useTranslations } from "next-intl";
import type { DrawRow } from "@/components/ishm/draws/form/draw-draft";
import { Chip } from "@/components/ui/chip";
import { stateTone } from "@/lib/web/draws/timeline";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { useNextMoment } from "./run/use-next-moment";
import { useDrawNames } from "./use-draw-names";

/** What the list says of a draw: what is drawn, how many want it, and what happens next. */
export function useDrawColumns(): Column<DrawRow>[] {
  const t = useTranslations("ishm.draws.columns");
  const format = useFormatter();
  const { languages } = useOffice();
  const names = useDrawNames();
  const nextOf = useNextMoment();
  return [
    {
      key: "no",
      title: t("no"),
      align: "end",
      className: "text-ink-2 tabular-nums",
      render: (row) => row.drawPostIdx,
    },
    {
      key: "title",
      title: t("title"),
      className: "max-w-96 min-w-52 truncate",
      render: (row) => (
        <OfficeLink
          href={officePaths.draw(row.drawPostIdx)}
          className="font-medium no-underline hover:underline"
        >
          {row.title}
        </OfficeLink>
      ),
    },
    {
      key: "state",
      title: t("state"),
      render: (row) => <Chip tone={stateTone(row.state)}>{row.stateName}</Chip>,
    },
    {
      key: "dates",
      title: t("dates"),
      choice: "shown",
      className: "max-w-64 truncate text-ink-2",
      render: (row) => row.playDates.map(names.day).join(", "),
    },
    {
      key: "slots",
      title: t("slots"),
      align: "end",
      className: "tabular-nums",
      render: (row) => format.number(row.slotCount),
    },
    {
      key: "applications",
      title: t("applications"),
      align: "end",
      className: "tabular-nums",
      render: (row) => format.number(row.applicantCount),
    },
    {
      key: "next",
      title: t("next"),
      choice: "shown",
      className: "text-ink-2",
      render: (row) => nextOf(row) ?? "–",
    },
    {
      key: "languages",
      title: t("languages"),
      choice: "shown",
      render: (row) => <LanguageBadges spoken={languages} written={Object.keys(row.i18n)} />,
    },
    {
      key: "courses",
      title: t("courses"),
      choice: "hidden",
      className: "text-ink-2",
      render: (row) => row.courseCodes.map(names.course).join(", "),
    },
    {
      key: "amendments",
      title: t("amendments"),
      align: "end",
      choice: "hidden",
      className: "tabular-nums",
      render: (row) => row.amendmentCount || "–",
    },
  ];
}
