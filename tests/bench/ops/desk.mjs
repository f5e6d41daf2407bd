import { Pool } from "undici";

const password = "MirsolAdm1n!";

/** So many admins of the reservation office with the demo's password, who may do everything on the tee sheet. */
export async function addDesks(pool, count) {
  await pool.query(
    `insert into admin_menu_perms (club_idx, group_idx, menu_code, is_create, is_read, is_update, is_delete)
     select 1, 10, menu, true, true, true, true from unnest(array['940000', '940100']) menu`,
  );
  await pool.query(
    `insert into admins (admin_idx, club_idx, id, password_hash, password_changed_at, name, email, phone_no, lang,
       auth_club, group_idx, created_at, updated_at)
     select 9000 + n, 1, 'desk' || n, password_hash, password_changed_at, 'Desk ' || n, 'desk' || n || '@mirsol.example',
       phone_no, 'en', auth_club, 10, created_at, updated_at
     from admins, generate_series(1, $1::int) n where id = 'bookadmin1'`,
    [count],
  );
}

/** Connections of so many desks to one web. */
export function openWeb(origin, connections) {
  const pool = new Pool(origin, { connections, headersTimeout: 60_000, bodyTimeout: 60_000 });
  const send = async (method, path, { cookie, address }, body) => {
    const answer = await pool.request({
      method,
      path: `/hp/api${path}`,
      headers: {
        origin,
        "x-forwarded-for": address,
        "sec-fetch-site": "same-origin",
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json = JSON.parse(await answer.body.text());
    return { status: answer.statusCode, json, cookies: [answer.headers["set-cookie"] ?? []].flat() };
  };
  return {
    /** A desk that is signed in: calls as a screen sends them. */
    async signIn(desk) {
      const address = `198.18.0.${desk}`;
      const body = { clubCode: "MS01", id: `desk${desk}`, password, chk: false, isAdmin: true };
      const { json, cookies } = await send("POST", "/member/login", { cookie: "", address }, body);
      if (!json.result) throw new Error(`desk${desk} could not sign in: ${JSON.stringify(json.fail)}`);
      const cookie = cookies.map((one) => one.split(";")[0]).join("; ");
      return (method, path, sent) => send(method, path, { cookie, address }, sent);
    },
    close: () => pool.close(),
  };
}
