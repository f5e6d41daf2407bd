import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { ReferenceSummary } from "@/lib/contract/boards/references";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDate } from "@/lib/shared/time/date-format";
import type { BoardPage } from "@/lib/web/queries/boards";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { BoardRow } from "./board-row";
import { type BoardFrame, BoardSection } from "./board-section";

type Props = BoardFrame & { references: BoardPage<ReferenceSummary> };

/** Papers to read and save, and what the pro shop sells. */
export async function ReferenceBoard({ club, language, keyword = "", references }: Props) {
  const t = await getTranslations("community.reference");
  const empty = keyword ? t("emptySearch", { keyword }) : t("empty");
  return (
    <BoardSection
      {...{ club, language, keyword, page: references.page, pageCount: references.pageCount }}
      board="reference"
      title={t("title")}
      searchLabel={t("searchLabel")}
      count={t("count", { count: references.total })}
      empty={references.total === 0 ? empty : null}
    >
      <ul>
        {references.list.map((one) => (
          <BoardRow
            key={one.referenceIdx}
            href={localePath(paths.reference(one.referenceIdx), language, club.defaultLanguage)}
            lead={one.typeName ?? ""}
            title={
              <>
                {one.title}
                {one.files.length > 0 ? (
                  <Icon
                    name="paperclip"
                    size={16}
                    label={t("hasFile")}
                    className="ms-2 inline-block align-[-2px] text-ink-3"
                  />
                ) : null}
              </>
            }
            end={
              one.price === null ? (
                <time dateTime={one.createdAt}>{formatDate(one.createdAt, club.formats)}</time>
              ) : (
                <span className="font-semibold text-ink">{formatMoney(one.price, club.formats)}</span>
              )
            }
          />
        ))}
      </ul>
    </BoardSection>
  );
}
