import { type MockedCall, mockCall } from "@/tests/support/msw";

/** The server's unsaved forms, by `entity/idx`, and the calls about them. */
export const drafts = {
  kept: new Map<string, { payload: Record<string, unknown>; savedAt: string }>(),
  forgotten: [] as string[],
};
const nameOf = ({ params }: MockedCall) => `${params.entity}/${params.idx}`;
const counts = { total: 5, visible: 3, scheduled: 0, ended: 0, hidden: 2, deleted: 1 };

/** Calls of every board's screens beside their own. */
export const boardCalls = [
  mockCall("GET /ops/drafts/{entity}/{idx}", (sent) => {
    return drafts.kept.get(nameOf(sent)) ?? { payload: null, savedAt: null };
  }),
  mockCall("PUT /ops/drafts/{entity}/{idx}", (sent) => {
    const { payload } = sent.body as { payload: Record<string, unknown> };
    const savedAt = "2026-11-23T10:00:00+09:00";
    drafts.kept.set(nameOf(sent), { payload, savedAt });
    return { savedAt };
  }),
  mockCall("DELETE /ops/drafts/{entity}/{idx}", (sent) => {
    drafts.forgotten.push(nameOf(sent));
    return { deleted: drafts.kept.delete(nameOf(sent)) ? 1 : 0 };
  }),
  mockCall("GET /ops/boards/{entity}/counts", () => counts),
];

export function forgetDrafts(): void {
  drafts.kept.clear();
  drafts.forgotten.length = 0;
  localStorage.clear();
}

/** The groups of codes that a screen asks for: the names of each by its keys. */
export function codeSets(groups: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return mockCall("GET /common/system-code/{club}", ({ query }) => {
    const asked = (query.get("code") ?? "").split(",").map((code) => code.replace(/:.*/, ""));
    const sets = asked.map((group) => {
      const list = Object.entries(groups[group] ?? {}).map(([key, keyName]) => ({
        key,
        keyName,
        group,
        values: [],
      }));
      const loadDate = "2026-11-23T09:00:00+09:00";
      return [group, { id: group, codeId: group, version: 1, loadDate, changed: true, list }];
    });
    return Object.fromEntries(sets);
  });
}
