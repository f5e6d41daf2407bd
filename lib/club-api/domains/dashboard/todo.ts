import { drawPostState } from "@/lib/contract/code-values/draws";
import type { CallOutput } from "@/lib/contract/routes";
import type { TodoType } from "@/lib/contract/site/dashboard";
import { clubDate, startOfNextClubDay } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import {
  selectComingTerms,
  selectDueDraws,
  selectNewMembers,
  selectOpenRequests,
  selectOpenTeams,
  selectParkedMessages,
  type Waiting,
} from "./todo-repository";

type Todo = CallOutput<"GET /dashboard">["todo"];
type Count = (db: Database, ctx: Context) => Promise<Waiting>;
/** Whoever may read the menu is told. */
type PendingItem = { menu: string; count: Count };

/** A draw whose next step falls on today, or should have come. */
const dueDraw = (step: Omit<Parameters<typeof selectDueDraws>[2], "before">): PendingItem => ({
  menu: "940300",
  count: (db, { club, now }) =>
    selectDueDraws(db, club.clubIdx, { ...step, before: startOfNextClubDay(now, club.zone) }),
});

/** In the order in which they are told; inquiries know their own deadlines. */
const pendingItems = (inquiries: Count): Record<TodoType, PendingItem> => ({
  voc: { menu: "940500", count: inquiries },
  team: { menu: "940400", count: (db, { club }) => selectOpenTeams(db, club.clubIdx) },
  member: { menu: "940600", count: (db, { club }) => selectNewMembers(db, club.clubIdx) },
  request: { menu: "940600", count: (db, { club }) => selectOpenRequests(db, club.clubIdx) },
  message: { menu: "940800", count: (db, { club }) => selectParkedMessages(db, club.clubIdx) },
  drawClose: dueDraw({ state: drawPostState.applying, moment: "applyTo" }),
  drawRun: dueDraw({ state: drawPostState.closed, moment: "drawAt" }),
  drawAnnounce: dueDraw({ state: drawPostState.drawn, moment: "announceAt" }),
  terms: {
    menu: "910800",
    count: (db, { club, now }) => selectComingTerms(db, club.clubIdx, clubDate(now, club.zone)),
  },
});

/**
 * Counts the office's open work in the menus that `mayRead` admits; `inquiries` also says when the first is due.
 */
export async function readTodo(
  db: Database,
  ctx: Context,
  { mayRead, inquiries }: { mayRead: (menu: string) => boolean; inquiries: Count },
): Promise<Todo> {
  const todo: Todo = [];
  for (const [type, { menu, count }] of Object.entries(pendingItems(inquiries)) as [
    TodoType,
    PendingItem,
  ][]) {
    if (!mayRead(menu)) continue;
    const { count: waiting, first } = await count(db, ctx);
    const dueDate = first instanceof Date ? clubDate(first, ctx.club.zone) : first;
    if (waiting > 0) todo.push({ type, count: waiting, dueDate, link: "/ishm" });
  }
  return todo;
}
