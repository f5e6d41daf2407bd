import type { Database } from "../../database";
import { codeGroups, codes } from "../../tables";
import type { FrameSeeding } from "../seeding";

/** All code groups of domain.md 4: those that every club has, and those of this club alone. */
export async function seedCodes(tx: Database, { clubIdx, data }: FrameSeeding): Promise<void> {
  const own = new Set(data.codes.map(({ id }) => id));
  const groups = [...data.common.codes.filter(({ id }) => !own.has(id)), ...data.codes];
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
