import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MenuGate } from "@/components/site/layout/menu/menu-gate";
import { SiteLink } from "@/components/site/layout/site-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/shared/languages";
import { boardMenuCodes } from "@/lib/web/menus";
import type { BoardPage } from "@/lib/web/queries/boards";
import type { Club } from "@/lib/web/queries/club";
import type { CommunityBoard } from "@/lib/web/routing/inner-paths";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";

export type BoardFrame = { club: Club; language: Language; keyword?: string };

type Props = BoardFrame & {
  board: CommunityBoard;
  rows: Pick<BoardPage<unknown>, "page" | "pageCount" | "total">;
  children: ReactNode;
};

/** One list of the community page: its name, a search that is a plain form, the rows, and pages that are plain links. */
export async function BoardSection(props: Props) {
  const { board, rows, keyword = "", children } = props;
  const common = await getTranslations("common");
  const { title, searchLabel, count, empty } = await boardWords(board, keyword, rows.total);
  const link = (path: string) => localePath(path, props.language, props.club.defaultLanguage);
  const headingId = `${board}-heading`;
  return (
    <MenuGate
      club={props.club}
      language={props.language}
      menuCode={boardMenuCodes[board]}
      path={paths.community(board)}
      as="section"
    >
      <section id={board} aria-labelledby={headingId}>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 rule-bottom pb-5">
          <h2 id={headingId} tabIndex={-1} className="font-serif text-section">
            {title}
          </h2>
          {searchLabel ? (
            <BoardSearch
              board={board}
              keyword={keyword}
              action={link(paths.community())}
              label={searchLabel}
            />
          ) : null}
        </div>
        {children}
        {rows.total === 0 ? <p className="border-b border-line py-16 text-lead text-ink-2">{empty}</p> : null}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
          <p className="text-caption text-ink-3">{count}</p>
          {rows.pageCount > 1 ? (
            <Pagination
              page={rows.page}
              pageCount={rows.pageCount}
              hrefOf={(one) => link(paths.communityList(board, one, keyword))}
              linkAs={SiteLink}
              labels={{
                navigation: `${title}: ${common("pages")}`,
                previous: common("previous"),
                next: common("next"),
                page: (one) => common("goToPage", { page: String(one) }),
              }}
            />
          ) : null}
        </div>
      </section>
    </MenuGate>
  );
}

const searchable = {
  notice: "community.notice",
  event: "community.event",
  reference: "community.reference",
  "lost-item": "community.lostItem",
} as const;

/** The name of a board and of its search, how many rows there are, and the sentence for none. The hall of fame cannot be searched. */
async function boardWords(board: CommunityBoard, keyword: string, total: number) {
  if (board === "hof") {
    const t = await getTranslations("community.hof");
    return { title: t("title"), searchLabel: null, count: t("count", { count: total }), empty: t("empty") };
  }
  const t = await getTranslations(searchable[board]);
  return {
    title: t("title"),
    searchLabel: t("searchLabel"),
    count: t("count", { count: total }),
    empty: keyword ? t("emptySearch", { keyword }) : t("empty"),
  };
}

type SearchProps = { board: CommunityBoard; keyword: string; action: string; label: string };

async function BoardSearch({ board, keyword, action, label }: SearchProps) {
  const common = await getTranslations("common");
  return (
    <search className="w-full min-[37.5rem]:w-auto">
      <form action={action} className="flex gap-2">
        {board === "notice" ? null : <input type="hidden" name="board" value={board} />}
        <Input
          type="search"
          name="keyword"
          maxLength={100}
          defaultValue={keyword}
          aria-label={label}
          placeholder={label}
          className="min-[37.5rem]:w-72"
        />
        <Button type="submit" variant="outline" className="min-h-[50px]">
          {common("search")}
        </Button>
      </form>
    </search>
  );
}

type BoardRowProps = {
  /** The narrow column at the left: what kind it is, or when. */
  lead: ReactNode;
  title: ReactNode;
  /** A second line under the title. */
  detail?: ReactNode;
  /** The column at the right: a date, a price, a state. */
  end: ReactNode;
  /** The address of the row; without it the row is plain text. */
  href?: string;
};

const row =
  "flex flex-col gap-x-6 gap-y-1 py-5 min-[43.75rem]:flex-row min-[43.75rem]:flex-wrap min-[43.75rem]:items-baseline";

/** A row of a board: one column on a phone, three where there is room. */
export function BoardRow({ lead, title, detail, end, href }: BoardRowProps) {
  const content = (
    <>
      <span className="shrink-0 text-caption text-ink-3 min-[43.75rem]:w-44">{lead}</span>
      <span className="min-w-0 flex-1 min-[43.75rem]:basis-48">
        <span className="block group-hover:underline group-hover:underline-offset-4">{title}</span>
        {detail ? <span className="mt-1 block text-caption text-ink-2">{detail}</span> : null}
      </span>
      <span className="shrink-0 text-caption text-ink-3 min-[43.75rem]:text-end">{end}</span>
    </>
  );
  return (
    <li className="border-b border-line">
      {href ? (
        <SiteLink href={href} className={`group ${row}`}>
          {content}
        </SiteLink>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  );
}
