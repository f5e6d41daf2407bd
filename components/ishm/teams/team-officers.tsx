"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { SavedFiles } from "../board/picture/saved-files";
import { Facts } from "../frame/facts";
import { Panel } from "../frame/panel";

/** Who leads the team and what they sent with the form; masked until somebody says why. */
export function TeamOfficers({ of, unmask }: { of: TeamFormDetail; unmask: ReactNode }) {
  const t = useTranslations("ishm.teams");
  return (
    <Panel title={t("panels.officers")} side={unmask}>
      <Facts
        of={[
          { name: t("facts.president"), value: `${of.presidentName} · ${of.presidentPhone}` },
          { name: t("columns.manager"), value: `${of.managerName} · ${of.managerPhone}` },
          { name: t("facts.email"), value: of.managerEmail },
          { name: t("facts.sender"), value: `${of.memberName} (${of.memberIdx})` },
        ]}
      />
      {of.files.length > 0 ? (
        <div>
          <h3 className="mb-1.5 font-semibold">{t("panels.files")}</h3>
          <SavedFiles files={of.files} removed={[]} isReadOnly onChange={() => undefined} />
        </div>
      ) : null}
    </Panel>
  );
}
