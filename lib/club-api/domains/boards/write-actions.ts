/** What follows from other fields, or is on the record anyway. */
const untold = [
  "clubIdx",
  "searchTexts",
  "createdAt",
  "createdBy",
  "updatedAt",
  "updatedBy",
  "deletedAt",
  "deletedBy",
];

/** The fields of a row that go on record. */
export function toldFields(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !untold.includes(field)));
}

/** The fields that a change gave another value, as they were and as they are. */
export function changedFields(before: object, after: object): { before: object; after: object } {
  const old = toldFields(before);
  const now = toldFields(after);
  const changed = Object.keys(now).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(old[field]),
  );
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, row[field]]));
  return { before: pick(old), after: pick(now) };
}
