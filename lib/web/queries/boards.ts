import "server-only";
import type { EventDetail, EventSummary } from "@/lib/contract/boards/events";
import type { HofItem } from "@/lib/contract/boards/hof";
import type { NoticeDetail, NoticeSummary } from "@/lib/contract/boards/notices";
import type { ReferenceDetail, ReferenceSummary } from "@/lib/contract/boards/references";
import type { LostDetail, LostItem } from "@/lib/contract/lost-items/lost-items";
import type { Language } from "@/lib/shared/languages";
import { query } from "@/lib/web/api/server";
import { webEnv } from "@/lib/web/env";
import type { CommunityBoard } from "@/lib/web/routing/inner-paths";

/** One page of a board. */
export type BoardPage<Row> = { list: readonly Row[]; total: number; page: number; pageCount: number };

type Answer<Row> = { ok: true; value: { list: Row[]; total: number } } | { ok: false };

const boardPageSize = 10;

/** Query of a board's list; a board without search gets no keyword. */
function asked(lang: Language, page: number, keyword = "") {
  return {
    clubCode: webEnv().clubCode,
    lang,
    page: String(page),
    size: String(boardPageSize),
    ...(keyword ? { keyword } : {}),
  };
}

function boardPage<Row>(answer: Answer<Row>, page: number): BoardPage<Row> {
  const { list, total } = answer.ok ? answer.value : { list: [], total: 0 };
  return { list, total, page, pageCount: Math.max(1, Math.ceil(total / boardPageSize)) };
}

async function getEvents(lang: Language, page = 1, keyword = ""): Promise<BoardPage<EventSummary>> {
  return boardPage(await query("GET /event", { query: asked(lang, page, keyword) }), page);
}

async function getReferences(lang: Language, page = 1, keyword = ""): Promise<BoardPage<ReferenceSummary>> {
  return boardPage(await query("GET /reference/normal", { query: asked(lang, page, keyword) }), page);
}

export async function getHallOfFame(lang: Language, page = 1): Promise<BoardPage<HofItem>> {
  return boardPage(await query("GET /hof/normal", { query: asked(lang, page) }), page);
}

async function getLostItems(lang: Language, page = 1, keyword = ""): Promise<BoardPage<LostItem>> {
  return boardPage(await query("GET /lost-item", { query: asked(lang, page, keyword) }), page);
}

/** One event, or null when visitors may not see it. */
export async function getEvent(lang: Language, eventIdx: number): Promise<EventDetail | null> {
  const answer = await query("GET /event/{id}", {
    params: { id: String(eventIdx) },
    query: { clubCode: webEnv().clubCode, lang },
  });
  return answer.ok ? answer.value : null;
}

/** One paper or product, or null when visitors may not see it. */
export async function getReference(lang: Language, referenceIdx: number): Promise<ReferenceDetail | null> {
  const answer = await query("GET /reference/{id}", {
    params: { id: String(referenceIdx) },
    query: { clubCode: webEnv().clubCode, lang },
  });
  return answer.ok ? answer.value : null;
}

/** One lost item, or null when visitors may not see it. */
export async function getLostItem(lang: Language, lostIdx: number): Promise<LostPost | null> {
  const answer = await query("GET /lost-item/{id}", {
    params: { id: String(lostIdx) },
    query: { clubCode: webEnv().clubCode, lang },
  });
  return answer.ok
    ? { ...answer.value, title: answer.value.itemName, contents: answer.value.description }
    : null;
}

/** A lost item with its name and description in the places of a post. */
export type LostPost = LostDetail & { title: string; contents: string };

/** The first page of every board. */
export async function getCommunity(lang: Language) {
  const [notices, events, references, fame, lostItems] = await Promise.all([
    getNoticeList(lang, 1, ""),
    getEvents(lang),
    getReferences(lang),
    getHallOfFame(lang),
    getLostItems(lang),
  ]);
  return { notices, events, references, fame, lostItems };
}

/** One page of one board; the hall of fame knows no search. */
export async function getBoard(lang: Language, board: CommunityBoard, page: number, keyword: string) {
  switch (board) {
    case "notice":
      return { board, rows: await getNoticeList(lang, page, keyword) } as const;
    case "event":
      return { board, rows: await getEvents(lang, page, keyword) } as const;
    case "reference":
      return { board, rows: await getReferences(lang, page, keyword) } as const;
    case "hof":
      return { board, rows: await getHallOfFame(lang, page) } as const;
    case "lost-item":
      return { board, rows: await getLostItems(lang, page, keyword) } as const;
  }
}
export type AnyBoard = Awaited<ReturnType<typeof getBoard>>;

const noticePageSize = 10;

export type NoticeList = {
  top: readonly NoticeSummary[];
  list: readonly NoticeSummary[];
  total: number;
  page: number;
  pageCount: number;
};

/**
 * One page of the notice list. The pinned ones stand above the first page; of a search those whose title holds the
 * word. `total` counts them too.
 */
async function getNoticeList(lang: Language, page: number, keyword: string): Promise<NoticeList> {
  const clubCode = webEnv().clubCode;
  const [top, normal] = await Promise.all([
    query("GET /notice/top", { query: { clubCode, lang } }),
    query("GET /notice/normal", {
      query: {
        clubCode,
        lang,
        page: String(page),
        size: String(noticePageSize),
        keyword: keyword || undefined,
      },
    }),
  ]);
  const word = keyword.toLocaleLowerCase(lang);
  const pinned = (top.ok ? top.value.list : []).filter(({ title }) =>
    title.toLocaleLowerCase(lang).includes(word),
  );
  const others = normal.ok ? normal.value.total : 0;
  return {
    top: page === 1 ? pinned : [],
    list: normal.ok ? normal.value.list : [],
    total: others + pinned.length,
    page,
    pageCount: Math.max(1, Math.ceil(others / noticePageSize)),
  };
}

/** One notice, or null when visitors may not see it. */
export async function getNotice(lang: Language, noticeIdx: number): Promise<NoticeDetail | null> {
  const answer = await query("GET /notice/{id}", {
    params: { id: String(noticeIdx) },
    query: { clubCode: webEnv().clubCode, lang },
  });
  return answer.ok ? answer.value : null;
}
