import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { actingAdmin, permissionSubject } from "../../domains/admins";
import { readReport, readTodo } from "../../domains/dashboard";
import { hasFlag, readPermissions } from "../../domains/permissions";
import { nextDeadline } from "../../domains/voc";
import type { Context } from "../../platform/context";

/** The figures of a period, and what waits for the office of what the admin may read (domain.md A1). */
export async function readDashboard(
  db: Database,
  ctx: Context,
  query: Parameters<typeof readReport>[2],
): Promise<CallOutput<"GET /dashboard">> {
  const report = await readReport(db, ctx, query);
  const rights = await readPermissions(db, permissionSubject(await actingAdmin(db, ctx)));
  const mayRead = (menu: string) => hasFlag(rights, menu, "R");
  return { ...report, todo: await readTodo(db, ctx, { mayRead, inquiries: nextDeadline }) };
}
