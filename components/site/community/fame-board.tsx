import { getTranslations } from "next-intl/server";
import type { HofItem } from "@/lib/contract/boards/hof";
import { formatDate } from "@/lib/shared/time/date-format";
import type { BoardPage } from "@/lib/web/queries/boards";
import type { Club } from "@/lib/web/queries/club";
import { BoardRow } from "./board-row";
import { type BoardFrame, BoardSection } from "./board-section";

type Props = BoardFrame & { fame: BoardPage<HofItem> };

/** The hall of fame: who, what, where and with which club. */
export async function FameBoard({ club, language, fame }: Props) {
  const t = await getTranslations("community.hof");
  return (
    <BoardSection
      {...{ club, language, page: fame.page, pageCount: fame.pageCount }}
      board="hof"
      title={t("title")}
      count={t("count", { count: fame.total })}
      empty={fame.total === 0 ? t("empty") : null}
    >
      <FameRows club={club} fame={fame.list} />
    </BoardSection>
  );
}

type RowsProps = { club: Club; fame: readonly HofItem[] };

/** Names of the hall of fame, a row each. */
export function FameRows({ club, fame }: RowsProps) {
  return (
    <ul>
      {fame.map((entry) => (
        <BoardRow
          key={entry.hofIdx}
          lead={<span className="font-semibold text-bark-700">{entry.typeName}</span>}
          title={<span className="font-serif text-group">{entry.memberName}</span>}
          detail={<FameFacts entry={entry} />}
          end={<time dateTime={entry.playDate}>{formatDate(entry.playDate, club.formats)}</time>}
        />
      ))}
    </ul>
  );
}

async function FameFacts({ entry }: { entry: HofItem }) {
  const t = await getTranslations("community.hof");
  const { courseName, holeNo, par, distance, score, clubUsed, companions } = entry;
  const facts = [
    holeNo === null ? courseName : t("hole", { course: courseName, hole: holeNo }),
    par === null ? null : t("par", { par }),
    distance === null ? null : t("distance", { distance }),
    clubUsed || null,
    score === null ? null : t("score", { score }),
    companions.length > 0 ? t("companions", { names: companions.join(", ") }) : null,
  ];
  return facts.filter((fact) => fact !== null).join(" · ");
}
