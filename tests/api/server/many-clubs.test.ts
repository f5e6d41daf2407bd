import { eq, sql } from "drizzle-orm";
import { addMissingOfficeMenus } from "@/lib/club-api/db/seed/site/menus";
import { clubs, menus } from "@/lib/club-api/db/tables";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

const api = await forFile(startTestApi);

test("a server whose three hundred clubs lack the menus of the back office gives them to all of them, once", async () => {
  await api.db.execute(
    sql`insert into ${clubs} (club_idx, club_code, created_at)
        select n, 'M' || n, '2026-11-23T10:00:00+09:00' from generate_series(1001, 1300) n`,
  );
  const perClub = await api.db.$count(menus, eq(menus.isAdminMenu, true));
  await addMissingOfficeMenus(api.db, api.clock.now());
  expect(await api.db.$count(menus, eq(menus.isAdminMenu, true))).toBe(301 * perClub);
  await addMissingOfficeMenus(api.db, api.clock.now());
  expect(await api.db.$count(menus, eq(menus.isAdminMenu, true))).toBe(301 * perClub);
});
