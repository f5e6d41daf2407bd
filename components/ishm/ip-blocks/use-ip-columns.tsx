import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Switch } from "@/components/ui/switch";
import type { IpBlock, IpBlockState } from "@/lib/contract/admins/ip-blocks";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { rangeText } from "./ip-block-draft";

type Options = { canSwitch: boolean; onSwitch: (entry: IpBlock, isActive: boolean) => void };

/** The columns of the list; the switch takes effect at once. */
export function useIpColumns({ canSwitch, onSwitch }: Options): Column<IpBlock>[] {
  const t = useTranslations("ishm.ipBlocks");
  const { language, formats } = useOffice();
  return [
    {
      key: "range",
      title: t("fields.range"),
      className: "tabular-nums",
      render: (row) => (
        <OfficeLink href={officePaths.ipBlock(row.ipIdx)} className="font-medium text-ink hover:underline">
          {rangeText(row)}
        </OfficeLink>
      ),
    },
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
    {
      key: "reason",
      title: t("fields.reason"),
      sort: "reason",
      className: "max-w-72 min-w-32 truncate",
      choice: "shown",
      render: (row) => row.reason || "–",
    },
    {
      key: "expire",
      title: t("fields.expireAt"),
      sort: "expireAt",
      className: "text-ink-2",
      render: (row) => (row.expireAt ? formatDeadline(row.expireAt, { language, formats }) : t("noEnd")),
    },
    {
      key: "created",
      title: t("fields.createdAt"),
      sort: "createdAt",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => formatDateTime(row.createdAt, formats),
    },
    { key: "by", title: t("fields.createdBy"), choice: "shown", render: (row) => row.createdBy ?? "–" },
  ];
}

const tones: Record<IpBlockState, ChipTone> = { LIVE: "ok", OFF: "neutral", ENDED: "outline" };

function IpStateChip({ state }: { state: IpBlockState }) {
  const t = useTranslations("ishm.ipBlocks.states");
  return <Chip tone={tones[state]}>{t(state)}</Chip>;
}
