import { useTranslations } from "next-intl";
import type { DrawApplication } from "@/components/ishm/draws/run/office-draw";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { TableCell, TableRow } from "@/components/ui/table";
import { applicationState } from "@/lib/contract/code-values/draws";
import { useDrawNames } from "./use-draw-names";
import { WeightText } from "./weight-text";

const tones: Partial<Record<DrawApplication["state"], ChipTone>> = {
  [applicationState.won]: "warn",
  [applicationState.confirmed]: "ok",
  [applicationState.reserve]: "info",
  [applicationState.declined]: "outline",
  [applicationState.unconfirmed]: "outline",
  [applicationState.ineligible]: "bad",
};

/** An application in one line: choices in their order, weight and what it is made of, time or place on the list. */
export function ApplicationRow({ application }: { application: DrawApplication }) {
  const t = useTranslations("ishm.draws.applications");
  const names = useDrawNames();
  const { drawIdx, memberName, memberType, playerCount, choices, factors, weight, state } = application;
  return (
    <TableRow>
      <TableCell className="text-ink-2 tabular-nums">{drawIdx}</TableCell>
      <TableCell className="whitespace-nowrap">
        <span className="font-medium">{memberName}</span>
        <span className="block text-chip text-ink-2">
          {t("party", { type: names.memberType(memberType), players: playerCount })}
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <ol>
          {choices.map((choice) => (
            <li key={choice.rank} className="text-ink-2">
              {choice.rank}. {names.input(choice)}
            </li>
          ))}
        </ol>
      </TableCell>
      <TableCell align="end" className="whitespace-nowrap">
        {factors ? <WeightText weight={weight} factors={factors} /> : t("weightLater")}
      </TableCell>
      <TableCell className="whitespace-nowrap tabular-nums">
        <ResultText application={application} />
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <Chip tone={tones[state] ?? "neutral"}>{application.stateName}</Chip>
      </TableCell>
    </TableRow>
  );
}

function ResultText({ application }: { application: DrawApplication }) {
  const t = useTranslations("ishm.draws.applications");
  const names = useDrawNames();
  const { result, resultRank, reserveNo, state } = application;
  if (state === applicationState.reserve && reserveNo !== null) return t("reserve", { number: reserveNo });
  if (!result) return "–";
  return (
    <>
      {names.teeTime(result)}
      <span className="block text-chip text-ink-2">
        {resultRank === null ? t("byHand") : t("choice", { rank: resultRank })}
      </span>
    </>
  );
}
