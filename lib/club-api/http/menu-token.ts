import type { RouteDefinition } from "@/lib/contract/define-route";
import { isMenuOpen } from "../domains/menus";
import type { Act } from "../platform/act";
import { ClubFailure } from "../platform/failure";
import type { AppDeps } from "./deps";
import type { AppContext } from "./visit";

/**
 * Refuses (9403) content of a page with a password to whoever brings no pass in `X-Menu-Token` (domain.md A34). Admins who
 * ask for hidden rows have shown their right already.
 */
export async function requireMenuToken(
  deps: AppDeps,
  c: AppContext,
  route: RouteDefinition,
  place: Pick<Act, "club">,
): Promise<void> {
  if (route.menu === undefined || c.req.query("scope") === "admin") return;
  const pass = c.req.header("x-menu-token") ?? null;
  const moment = { club: place.club, now: deps.clock.now() };
  if (!(await isMenuOpen(deps.db, moment, route.menu, pass))) throw new ClubFailure("REQ_FORBIDDEN");
}
