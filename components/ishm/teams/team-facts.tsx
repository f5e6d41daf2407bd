"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { monthsInWords } from "@/lib/shared/time/date-words";
import { SavedFiles } from "../board/picture/saved-files";
import { type Fact, Facts } from "../frame/facts";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { TeamStateChip, useChoiceWords, useCodeWords } from "./team-words";

/** The group application of a team, and the decision. */
export function TeamFacts({ of }: { of: TeamFormDetail }) {
  const t = useTranslations("ishm.teams");
  const facts = useFacts(of);
  const wordsOf = useChoiceWords();
  return (
    <Panel title={t("panels.application")} side={<TeamStateChip of={of} />}>
      <Facts of={facts} />
      <div>
        <h3 className="mb-1.5 font-semibold">{t("panels.choices")}</h3>
        <ol className="grid gap-1">
          {of.choices.map((choice) => (
            <li key={choice.rank}>
              <span className="me-2 text-ink-2">{t("choiceRank", { rank: choice.rank })}</span>
              {wordsOf(choice)}
              {of.choiceRank === choice.rank ? (
                <span className="ms-2 font-semibold text-ok">{t("chosen")}</span>
              ) : null}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}

const groups = ["rsvCycles", "holeCodes", "reasonCodes"];

function useFacts(of: TeamFormDetail): Fact[] {
  const t = useTranslations("ishm.teams");
  const { language, formats } = useOffice();
  const nameOf = useCodeWords(groups);
  const yes = (is: boolean) => t(is ? "yes" : "no");
  const { suspensionsUsed, season } = of;
  return [
    { name: t("facts.season"), value: season.title || season.year },
    { name: t("facts.members"), value: of.memberCount },
    { name: t("columns.groups"), value: of.teamCount },
    { name: t("facts.cycle"), value: nameOf("rsvCycles", of.rsvCycle) },
    {
      name: t("facts.months"),
      value: monthsInWords({ year: season.year, from: of.monthFrom, to: of.monthTo }, { language, formats }),
    },
    { name: t("facts.holes"), value: nameOf("holeCodes", of.holeCode) },
    { name: t("facts.banquet"), value: yes(of.banquet) },
    { name: t("facts.awards"), value: yes(of.awards) },
    { name: t("facts.pastYears"), value: of.pastYears },
    {
      name: t("columns.suspensions"),
      value: t("suspensions", { used: suspensionsUsed, max: season.maxSuspensions }),
    },
    { name: t("facts.officerChanges"), value: of.officerChanges },
    { name: t("columns.createdAt"), value: formatDateTime(of.createdAt, formats) },
    { name: t("facts.unpaidFines"), value: of.unpaidFines > 0 ? of.unpaidFines : null },
    { name: t("facts.note"), value: of.note || null },
    { name: t("facts.reason"), value: of.reviewReason ? nameOf("reasonCodes", of.reviewReason) : null },
    { name: t("facts.memo"), value: of.reviewMemo || null },
  ];
}

/** The officers of the team and their attachments; masked until a reason is given. */
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
