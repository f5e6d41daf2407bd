"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Simulation } from "@/lib/contract/draws/simulations";
import { GroupTable } from "./group-table";

type Props = { groups: Simulation["byDecile"]; onOpen: (decile: number) => void };

/** The tenths of the members, each with the way to those of them whom it concerns. */
export function DecileTable({ groups, onOpen }: Props) {
  const t = useTranslations("ishm.simulator");
  return (
    <GroupTable
      label={t("result.byDecile")}
      first={t("result.tenth")}
      more={t("columns.concerned")}
      groups={groups.map(({ decile, members, concerned, ...worlds }) => ({
        ...{ key: String(decile), name: t("result.tenthOf", { decile, members }), ...worlds },
        more:
          concerned === 0 ? (
            "–"
          ) : (
            <Button
              variant="quiet"
              size="small"
              aria-label={t("result.openTenth", { decile, members: concerned })}
              onClick={() => onOpen(decile)}
            >
              {t("result.members", { members: concerned })}
            </Button>
          ),
      }))}
    />
  );
}
