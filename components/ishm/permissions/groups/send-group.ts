import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import type { Group } from "./target";

/** What is asked for: a new group, a change of one, or a copy of its rights. */
export type GroupTask = { kind: "new" } | { kind: "edit" | "copy"; group: Group };
export type GroupInput = { groupName: string; description: string; isDefault: boolean };

/** Makes, changes or copies a group, as the task says. */
export function sendGroup(
  task: GroupTask,
  input: GroupInput,
): Promise<Result<{ groupIdx: number }, CallFailure>> {
  const handled = { handled: true } as const;
  if (task.kind === "new") return call("POST /menu-admins/groups", { body: input }, handled);
  const { groupIdx } = task.group;
  if (task.kind === "edit") return call("PUT /menu-admins/groups", { body: { groupIdx, ...input } }, handled);
  const copy = { params: { id: String(groupIdx) }, body: { groupName: input.groupName } };
  return call("PUT /menu-admins/groups/{id}/copy", copy, handled);
}
