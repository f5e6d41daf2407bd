import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Switch } from "@/components/ui/switch";
import type { IpBlock, IpBlockState } from "@/lib/contract/admins/ip-blocks";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { useListColumns } from "../list/use-list-columns";
import { rangeText } from "./ip-block-draft";

type Options = { canSwitch: boolean; onSwitch: (entry: IpBlock, isActive: boolean) => void };

/** The columns of the list; the switch takes effect at once. */
export function useIpColumns({ canSwitch, onSwitch }: Options): Column<IpBlock>[] {
  const t = useTranslations("ishm.ipBlocks");
  const { language, formats } = useOffice();
  const column = useListColumns<IpBlock>();
  return [
    column.link({ key: "range", title: t("fields.range"), className: "" }, (row) => ({
      href: officePaths.ipBlock(row.ipIdx),
      text: rangeText(row),
    })),
    {
      key: "mode",
      title: t("fields.mode"),
      render: (row) => <Chip tone={row.mode === "DENY" ? "bad" : "info"}>{t(`modes.${row.mode}`)}</Chip>,
    },
    { key: "scope", title: t("fields.scope"), render: (row) => t(`scopes.${row.scope}`) },
    {
      key: "active",
      title: t("fields.isActive"),
      render: (row) => (
        <span className="inline-flex items-center">
          <Switch
            aria-label={t("switch", { range: rangeText(row) })}
            checked={row.isActive}
            disabled={!canSwitch}
            onChange={(event) => onSwitch(row, event.target.checked)}
          />
        </span>
      ),
    },
    {
      key: "state",
      title: t("fields.state"),
      render: (row) => (row.state ? <IpStateChip state={row.state} /> : null),
    },
    column.text(
      {
        key: "reason",
        title: t("fields.reason"),
        sort: "reason",
        choice: "shown",
        className: "max-w-72 min-w-32 truncate",
      },
      (row) => row.reason || "–",
    ),
    column.text(
      { key: "expire", title: t("fields.expireAt"), sort: "expireAt", className: "text-ink-2" },
      (row) => (row.expireAt ? formatDeadline(row.expireAt, { language, formats }) : t("noEnd")),
    ),
    column.moment(
      { key: "created", title: t("fields.createdAt"), sort: "createdAt", choice: "shown" },
      (row) => row.createdAt,
    ),
    { key: "by", title: t("fields.createdBy"), choice: "shown", render: (row) => row.createdBy ?? "–" },
  ];
}

const tones: Record<IpBlockState, ChipTone> = { LIVE: "ok", OFF: "neutral", ENDED: "outline" };

function IpStateChip({ state }: { state: IpBlockState }) {
  const t = useTranslations("ishm.ipBlocks.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
