/** Notes of a slot in the order in which they were written, and what stands there now. */
const notesOf = `select a.before->>'note' as before, a.after->>'note' as after, t.note as last
  from audit_records a join tee_slots t on t.sheet_idx = a.entity_key::int and t.club_idx = a.club_idx
  where a.entity = 'slot' and a.entity_key = $1 and a.after->>'note' like 'desk %' order by a.audit_idx`;

/**
 * How many accepted actions are lost: a booking that is not there, a note that is not on record, that was written over
 * something its desk had not seen, or that is the last one and does not stand there.
 */
export async function lostActions(pool, actions) {
  const accepted = [...actions].filter(([, { isAccepted }]) => isAccepted);
  const booked = accepted.filter(([, { isNote }]) => !isNote).map(([mark]) => mark);
  const { rows } = await pool.query("select memo from bookings where memo = any($1)", [booked]);
  let lost = booked.length - rows.length;
  const noted = accepted.filter(([, { isNote }]) => isNote);
  for (const sheetIdx of new Set(noted.map(([, { sheetIdxs }]) => sheetIdxs[0]))) {
    const own = noted.filter(([, { sheetIdxs }]) => sheetIdxs[0] === sheetIdx).map(([mark]) => mark);
    const written = (await pool.query(notesOf, [String(sheetIdx)])).rows;
    lost += own.filter((mark) => !written.some(({ after }) => after === mark)).length;
    lost += written.slice(1).filter(({ before }, place) => before !== written[place].after).length;
    if (written.length > 0 && written.at(-1).after !== written[0].last) lost += 1;
  }
  return lost;
}
