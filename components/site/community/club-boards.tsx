import { getLocale, getTranslations } from "next-intl/server";
import { Picture } from "@/components/site/layout/picture";
import type { HofItem } from "@/lib/contract/boards/hof";
import { lostState } from "@/lib/contract/code-values/lost-items";
import type { LostItem } from "@/lib/contract/lost-items/lost-items";
import type { Language } from "@/lib/shared/languages";
import { isReadable } from "@/lib/shared/texts/latin-name";
import { unbroken } from "@/lib/shared/texts/text";
import { formatDate } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import type { BoardPage } from "@/lib/web/queries/boards";
import type { Club } from "@/lib/web/queries/club";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { type BoardFrame, BoardRow, BoardSection } from "./board-section";

type Props = BoardFrame & { fame: BoardPage<HofItem> };

/** The hall of fame: who, what, where and with which club. */
export function FameBoard({ club, language, fame }: Props) {
  return (
    <BoardSection club={club} language={language} board="hof" rows={fame}>
      <FameRows club={club} language={language} fame={fame.list} />
    </BoardSection>
  );
}

type RowsProps = { club: Club; language: Language; fame: readonly HofItem[] };

/** Names of the hall of fame, a row each. */
export function FameRows({ club, language, fame }: RowsProps) {
  return (
    <ul>
      {fame.map((entry) => (
        <BoardRow
          key={entry.hofIdx}
          lead={<span className="font-semibold text-bark-700">{entry.typeName}</span>}
          title={<span className="font-serif text-group">{entry.memberName}</span>}
          detail={<FameFacts entry={entry} />}
          end={
            <time dateTime={entry.playDate}>
              {formatDay(entry.playDate, { language, formats: club.formats })}
            </time>
          }
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
    // A record of a whole round was not made with one club.
    holeNo === null ? null : clubUsed || null,
    score === null ? null : t("score", { score }),
    companionWords(companions, await getLocale(), t),
  ];
  return facts.filter((fact) => fact !== null).join(" · ");
}

type Translate = Awaited<ReturnType<typeof getTranslations<"community.hof">>>;

/** Companions by name where readers of the language know its letters; the others, whose names nobody has written in Latin letters, by number. */
function companionWords(companions: readonly string[], language: Language, t: Translate): string | null {
  const names = companions.filter((name) => isReadable(language, name));
  const count = companions.length - names.length;
  if (names.length === 0) return count === 0 ? null : t("companionCount", { count });
  if (count > 0) return t("companionsAndOthers", { names: names.join(", "), count });
  return t("companions", { names: names.join(", ") });
}

type LostItemBoardProps = BoardFrame & { lostItems: BoardPage<LostItem> };

/** The board of lost items, with who may ask for one. */
export async function LostItemBoard({ lostItems, ...frame }: LostItemBoardProps) {
  const { club, language } = frame;
  const t = await getTranslations("community.lostItem");
  return (
    <BoardSection {...frame} board="lost-item" rows={lostItems}>
      <p className="border-b border-line py-5 text-ink-2">
        {t("howTo", { phone: unbroken(club.info.clubPhoneNo) })}
      </p>
      <ul>
        {lostItems.list.map((item) => (
          <BoardRow
            key={item.lostIdx}
            href={localePath(paths.lostItem(item.lostIdx), language, club.defaultLanguage)}
            lead={
              <>
                <span className={item.state === lostState.kept ? "font-semibold text-ok" : undefined}>
                  {item.stateName}
                </span>
                {item.imageUrl ? <ItemPicture src={item.imageUrl} /> : null}
              </>
            }
            title={item.color ? `${item.itemName} · ${item.color}` : item.itemName}
            detail={`${item.lostTypeName} · ${item.foundPlace}`}
            end={<time dateTime={item.foundDate}>{formatDate(item.foundDate, club.formats)}</time>}
          />
        ))}
      </ul>
    </BoardSection>
  );
}

/** Found items, by state. */
function ItemPicture({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      alt=""
      width={120}
      height={90}
      sizes="120px"
      loading="lazy"
      className="mt-2 block h-[90px] w-30 object-cover"
    />
  );
}
