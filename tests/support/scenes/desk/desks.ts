import { sql } from "drizzle-orm";
import { hashToken } from "@/lib/club-api/platform/crypto";
import { type Answer, demoNow, type TestApi } from "../../api";

const group = 10;
const firstAdmin = 9_001;
const tokenOfDesk = (desk: number) => `desk-${desk}`;

/** So many admins of the reservation office, signed in, who may do everything on the tee sheet. */
export async function openDesks({ db }: TestApi, count: number): Promise<void> {
  await db.execute(sql`insert into admin_menu_perms
      (club_idx, group_idx, menu_code, is_create, is_read, is_update, is_delete)
    select 1, ${group}, menu, true, true, true, true from unnest(array['940000', '940100']) menu`);
  await db.execute(sql`insert into admins (admin_idx, club_idx, id, password_hash, password_changed_at, name, email,
      phone_no, lang, auth_club, group_idx, created_at, updated_at)
    select ${firstAdmin} + n, 1, 'desk' || n, 'none', now(), 'Desk ' || n, 'desk' || n || '@mirsol.example',
      '010-0000-0000', 'en', array['MS01'], ${group}, now(), now() from generate_series(0, ${count - 1}) n`);
  const opened = demoNow.toISOString();
  for (let desk = 0; desk < count; desk += 1) {
    await db.execute(sql`with opened as (
        insert into sessions (club_idx, kind, admin_idx, chk, created_at, last_seen_at, idle_ends_at, ends_at)
        values (1, 'admin', ${firstAdmin + desk}, false, ${opened}, ${opened}, '2030-01-01', '2030-01-01')
        returning session_idx)
      insert into session_tokens
        (session_idx, generation, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
      select session_idx, 1, ${hashToken(tokenOfDesk(desk))}, '2030-01-01', ${hashToken(`refresh-${desk}`)},
        '2030-01-01' from opened`);
  }
}

/** A call of a desk; desks alternate between the processes. */
export function deskCall(
  apis: readonly [TestApi, TestApi],
  desk: number,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const api = apis[desk % 2 === 0 ? 0 : 1];
  return api.request(method, path, { token: tokenOfDesk(desk), ...(body === undefined ? {} : { body }) });
}
