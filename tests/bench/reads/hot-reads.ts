import { benchDate, benchNow, firstMember } from "../api/scene";

/** A hot read, and the same rows read by one statement that was written by hand. */
export type RatioRead = {
  name: string;
  path: string;
  isMember: boolean;
  /** The most that the call may take, as a multiple of the statement. */
  bound: number;
  statement: string;
  values: readonly unknown[];
};

const today = benchNow.slice(0, 10);
const shownNotice = `club_idx = 1 and deleted_at is null and is_visible
  and (open_from is null or open_from <= $1) and (open_to is null or open_to >= $1)`;
const title = (table: string) =>
  `coalesce(${table}.texts->'en', ${table}.texts->'ko', ${table}.texts->'ja', ${table}.texts->'zh')->>'title'`;
const listsFile = "f.club_idx = 1 and f.kind = 'notice' and f.owner_idx = n.notice_idx and f.part = 'files'";

const noticeList = `with shown as (select * from notices where ${shownNotice} and notice_idx not in (
    select notice_idx from notices where ${shownNotice} and is_top and (top_until is null or top_until >= $1)
    order by created_at desc, notice_idx desc limit 5))
  select n.notice_idx, ${title("n")} as title, n.is_top, n.created_at, n.updated_at, n.view_count,
    array(select jsonb_object_keys(n.texts)) as languages,
    exists (select 1 from files f where ${listsFile}) as has_file, (select count(*)::int from shown) as total
  from shown n order by n.created_at desc, n.notice_idx desc limit 10`;

const neighbour = (
  sign: "<" | ">",
  order: string,
) => `(select jsonb_build_object('idx', o.notice_idx, 'title', ${title("o")})
  from notices o where o.${shownNotice.replaceAll(/\b(deleted_at|is_visible|open_from|open_to)\b/g, "o.$1")}
    and (o.created_at, o.notice_idx) ${sign} (n.created_at, n.notice_idx)
  order by o.created_at ${order}, o.notice_idx ${order} limit 1)`;

const oneNotice = `select n.notice_idx, coalesce(n.texts->'en', n.texts->'ko', n.texts->'ja', n.texts->'zh') as text,
    array(select jsonb_object_keys(n.texts)) as languages, n.is_top, n.created_at, n.updated_at, n.view_count,
    (select coalesce(jsonb_agg(jsonb_build_object('idx', f.file_idx, 'name', f.file_name, 'size', f.size,
      'type', f.content_type) order by f.file_idx), '[]') from files f where ${listsFile}) as files,
    ${neighbour("<", "desc")} as prev, ${neighbour(">", "asc")} as next
  from notices n where n.notice_idx = $2 and n.${shownNotice.replaceAll(/\b(deleted_at|is_visible|open_from|open_to)\b/g, "n.$1")}`;

const siteInfo = `select i.*, c.club_code, s.methods from site_infos i join clubs c using (club_idx)
  left join site_certs s using (club_idx) where i.club_idx = 1`;

const sale = `(select b.booking_idx, b.member_type from bookings b where b.club_idx = s.club_idx and b.sheet_idx = s.sheet_idx
  and b.state in ('10', '20', '30', '40', '80') limit 1)`;
const withHolders = `from tee_slots s left join lateral ${sale} b on true
  left join slot_locks l on l.club_idx = s.club_idx and l.sheet_idx = s.sheet_idx where s.club_idx = 1`;

const daySheet = `select s.sheet_idx, s.tee_time, s.course_code, s.course_out, s.period, s.hole_code, s.open_type, s.member_types,
    s.caddie_mode, s.min_players, s.max_players, s.price_override, s.last_minute, s.linked_sheet_idx, b.booking_idx,
    b.member_type, l.last_minute, l.member_idx, l.kind, l.expires_at
  ${withHolders} and s.play_date = $1 order by s.tee_time, s.course_code`;

const monthCalendar = `select s.play_date, s.tee_time, s.period, count(*)::int as total,
    (count(*) filter (where s.open_type = '10' and b.booking_idx is null and s.linked_sheet_idx is null
      and (l.sheet_idx is null or (l.kind = 'LOCK' and l.expires_at <= $3))))::int as free,
    (count(*) filter (where s.open_type = '70'))::int as draw
  ${withHolders} and s.play_date between $1 and $2 group by 1, 2, 3 order by 1, 2`;

export const ratioReads: readonly RatioRead[] = [
  {
    name: "list of notices",
    path: "/notice/normal?clubCode=MS01",
    isMember: false,
    bound: 2.5,
    statement: noticeList,
    values: [today],
  },
  {
    name: "one notice",
    path: "/notice/12?clubCode=MS01",
    isMember: false,
    bound: 2.5,
    statement: oneNotice,
    values: [today, 12],
  },
  {
    name: "site info",
    path: "/site/info?clubCode=MS01",
    isMember: false,
    bound: 2.5,
    statement: siteInfo,
    values: [],
  },
  {
    name: "sheet of a day, for a member",
    path: `/reservation/sheets/${firstMember}/${benchDate}`,
    isMember: true,
    bound: 2,
    statement: daySheet,
    values: [benchDate],
  },
  {
    name: "sheet of a day, for a guest",
    path: `/reservation/sheets/non-member/MS01/${benchDate}`,
    isMember: false,
    bound: 2,
    statement: daySheet,
    values: [benchDate],
  },
  {
    name: "calendar of a month",
    path: "/reservation/calendar/202612?clubCode=MS01",
    isMember: false,
    bound: 2,
    statement: monthCalendar,
    values: ["2026-12-01", "2026-12-31", benchNow],
  },
];
