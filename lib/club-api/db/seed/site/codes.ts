import type { Database } from "../../database";
import { codeGroups, codes } from "../../tables";
import type { Seeding } from "../seeding";

/** All code groups of domain.md 4: those that every club has, and those of this club alone. */
export async function seedCodes(tx: Database, { clubIdx, data }: Seeding): Promise<void> {
  const groups = [...data.common.codes, ...data.codes];
  await tx
    .insert(codeGroups)
    .values(groups.map(({ id, codeId, version }) => ({ clubIdx, id, codeId, version })));
  await tx
    .insert(codes)
    .values(
      groups.flatMap(({ id: groupId, entries }) =>
        entries.map((entry, order) => ({ ...entry, clubIdx, groupId, order })),
      ),
    );
}
