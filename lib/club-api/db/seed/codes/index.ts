import type { Database } from "../../database";
import { codeGroups, codes } from "../../tables";
import { peopleGroups } from "./people";
import { playGroups } from "./play";
import { stateGroups } from "./states";
import { systemGroups } from "./system";
import { timeZoneGroup } from "./time-zones";

const groups = [...playGroups, ...peopleGroups, ...systemGroups, timeZoneGroup, ...stateGroups];

/** All code groups of domain.md 4. */
export async function seedCodes(tx: Database, clubIdx: number): Promise<void> {
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
