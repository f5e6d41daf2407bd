import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import type { PracticeKind } from "@/lib/contract/code-values/club-records";
import type { CallOutput } from "@/lib/contract/routes";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { moneyToWire } from "@/lib/shared/money/money";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { adminPartOf, type BoardScope, pageInput, type StateQuery, scopeOf, shownTexts } from "../boards";
import { readFormats } from "../policies";
import {
  isOfPracticeKind,
  type PracticeRow,
  practiceBoard,
  practiceOrder,
  practiceTexts,
} from "./repository";

type Shown = { ctx: Context; scope: BoardScope; formats: ClubFormats };

const adminSorts = ["practiceIdx", "kind", "name", "order", "createdAt", "updatedAt"];

/** The practice grounds in their order; for the back office hidden ones too. Throws 9001 `sort`. */
export async function readPracticeGrounds(
  db: Database,
  ctx: Context,
  query: StateQuery & { kind?: PracticeKind | undefined; scope?: "admin" | undefined },
): Promise<CallOutput<"GET /practice">> {
  const scope = scopeOf(query);
  const { rows, total } = await practiceBoard.page(db, ctx, {
    ...pageInput(query, scope, scope === "admin" ? adminSorts : []),
    state: query.state,
    where: query.kind === undefined ? undefined : isOfPracticeKind(query.kind),
    order: practiceOrder,
  });
  const formats = await readFormats(db, ctx.club.clubIdx);
  const list = rows.map((row) => itemOf(row, { ctx, scope, formats }));
  return { list, total, page: query.page, size: query.size };
}

/** One practice ground; 2001 when the scope does not see it. */
export async function readPracticeGround(
  db: Database,
  ctx: Context,
  practiceIdx: number,
  scope: BoardScope,
): Promise<PracticeGround> {
  const row = await practiceBoard.find(db, ctx, practiceIdx, scope);
  if (!row) throw new ClubFailure("NOT_FOUND");
  return itemOf(row, { ctx, scope, formats: await readFormats(db, ctx.club.clubIdx) });
}

function itemOf(row: PracticeRow, { ctx, scope, formats }: Shown): PracticeGround {
  const { practiceIdx, kind, hours, bays, ballCount, isBookable, phone, order, isVisible } = row;
  const { text, language } = shownTexts(practiceTexts, row.texts, ctx);
  const price = (amount: string | null) => (amount === null ? null : moneyToWire(amount, formats));
  return {
    practiceIdx,
    kind,
    ...text,
    hours,
    bays,
    ballPrice: price(row.ballPrice),
    ballCount,
    hourPrice: price(row.hourPrice),
    dayPrice: price(row.dayPrice),
    lessonPrice: price(row.lessonPrice),
    isBookable,
    phone,
    order,
    isVisible,
    language,
    ...(scope === "admin" ? { admin: adminPartOf(practiceTexts, row, ctx) } : {}),
  };
}
