import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { MenuGate } from "@/components/site/layout/menu/menu-gate";
import { SiteLink } from "@/components/site/layout/site-link";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { CommunityBoard } from "@/lib/web/routing/list-address";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { boardMenuCodes } from "@/lib/web/seo/menu-codes";

export type BoardFrame = { club: Club; language: Language; keyword?: string };

type Props = BoardFrame & {
  board: CommunityBoard;
  title: string;
  /** The name of the search; a board without one cannot be searched. */
  searchLabel?: string;
  /** How many there are, in words. */
  count: string;
  /** What stands in the place of the rows when there are none. */
  empty?: string | null;
  page: number;
  pageCount: number;
  children: ReactNode;
};

/** One list of the community page: its name, a search that is a plain form, the rows, and pages that are plain links. */
export async function BoardSection(props: Props) {
  const { board, title, page, pageCount, keyword = "", children } = props;
  const common = await getTranslations("common");
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
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-pine-800 pb-5">
          <h2 id={headingId} tabIndex={-1} className="font-serif text-section">
            {title}
          </h2>
          {props.searchLabel ? (
            <BoardSearch {...{ board, keyword }} action={link(paths.community())} label={props.searchLabel} />
          ) : null}
        </div>
        {children}
        {props.empty ? (
          <p className="border-b border-line py-16 text-lead text-ink-2">{props.empty}</p>
        ) : null}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
          <p className="text-caption text-ink-3">{props.count}</p>
          {pageCount > 1 ? (
            <Pagination
              page={page}
              pageCount={pageCount}
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

type SearchProps = { board: CommunityBoard; keyword: string; action: string; label: string };

async function BoardSearch({ board, keyword, action, label }: SearchProps) {
  const common = await getTranslations("common");
  return (
    <search className="w-full min-[600px]:w-auto">
      <form action={action} className="flex gap-2">
        {board === "notice" ? null : <input type="hidden" name="board" value={board} />}
        <Input
          type="search"
          name="keyword"
          maxLength={100}
          defaultValue={keyword}
          aria-label={label}
          placeholder={label}
          className="min-[600px]:w-72"
        />
        <Button type="submit" variant="outline" className="min-h-[50px]">
          {common("search")}
        </Button>
      </form>
    </search>
  );
}
