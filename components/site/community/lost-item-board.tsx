import { getTranslations } from "next-intl/server";
import { lostState } from "@/lib/contract/code-values/lost-items";
import type { LostItem } from "@/lib/contract/lost-items/lost-items";
import { formatDate } from "@/lib/shared/time/date-format";
import type { BoardPage } from "@/lib/web/queries/boards";
import { Picture } from "../layout/picture";
import { BoardRow } from "./board-row";
import { type BoardFrame, BoardSection } from "./board-section";

type Props = BoardFrame & { lostItems: BoardPage<LostItem> };

/** What was found on the course and who may ask for it. */
export async function LostItemBoard({ club, language, keyword = "", lostItems }: Props) {
  const t = await getTranslations("community.lostItem");
  const empty = keyword ? t("emptySearch", { keyword }) : t("empty");
  return (
    <BoardSection
      {...{ club, language, keyword, page: lostItems.page, pageCount: lostItems.pageCount }}
      board="lost-item"
      title={t("title")}
      searchLabel={t("searchLabel")}
      count={t("count", { count: lostItems.total })}
      empty={lostItems.total === 0 ? empty : null}
    >
      <p className="border-b border-line py-5 text-ink-2">{t("howTo", { phone: club.info.clubPhoneNo })}</p>
      <ul>
        {lostItems.list.map((item) => (
          <BoardRow
            key={item.lostIdx}
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

/** What was found, under its state. */
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
