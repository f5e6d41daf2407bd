import { useTranslations } from "next-intl";
import type { BannerAdminRow } from "@/lib/contract/boards/banners";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { ShowStateChip } from "../board/form/publish-panel";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import type { BannerMenu } from "./use-banner-menus";

const states = { "0": "scheduled", "1": "visible", "2": "ended" } as const;

/** What the list says of a banner. */
export function useBannerColumns(menus: readonly BannerMenu[]): Column<BannerAdminRow>[] {
  const t = useTranslations("ishm.banner.columns");
  const device = useTranslations("ishm.banner.form.device");
  const { formats, languages } = useOffice();
  const pageOf = (code: string) => menus.find((menu) => menu.code === code)?.label ?? code;
  return [
    {
      key: "order",
      title: t("order"),
      sort: "order",
      align: "end",
      className: "text-ink-2",
      render: (row) => row.order,
    },
    {
      key: "picture",
      title: t("picture"),
      choice: "shown",
      render: (row) => (
        <img src={row.layerFile} alt="" width={64} height={32} className="h-8 w-16 bg-paper-2 object-cover" />
      ),
    },
    {
      key: "name",
      title: t("name"),
      className: "max-w-80 min-w-44 truncate",
      render: (row) => (
        <OfficeLink href={officePaths.banner(row.idx)} className="font-medium no-underline hover:underline">
          {row.bannerName}
        </OfficeLink>
      ),
    },
    {
      key: "state",
      title: t("state"),
      render: ({ isVisible, progress }) => <ShowStateChip state={isVisible ? states[progress] : "hidden"} />,
    },
    {
      key: "period",
      title: t("period"),
      sort: "startAt",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => `${formatDateTime(row.startAt, formats)} – ${formatDateTime(row.endAt, formats)}`,
    },
    { key: "devices", title: t("devices"), choice: "shown", render: (row) => device(row.devicePc) },
    {
      key: "pages",
      title: t("pages"),
      choice: "shown",
      className: "max-w-60 truncate",
      render: (row) => row.menuCodes.map(pageOf).join(", "),
    },
    {
      key: "languages",
      title: t("languages"),
      choice: "hidden",
      render: (row) => <LanguageBadges spoken={languages} written={row.languages ?? []} />,
    },
    {
      key: "updated",
      title: t("updated"),
      sort: "updatedAt",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => (row.updatedAt ? formatDateTime(row.updatedAt, formats) : "–"),
    },
  ];
}
