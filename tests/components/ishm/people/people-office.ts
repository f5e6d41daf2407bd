import { mockCall } from "@/tests/support/msw";

export const noPage = { list: [], total: 0, page: 1, size: 5 };

type Entries = readonly (readonly [key: string, name: string, group?: string])[];

/** Code groups as the server gives them; a group that is not named is empty. */
export function codes(groups: Readonly<Record<string, Entries>>) {
  return mockCall("GET /common/system-code/{club}", ({ query }) => {
    const asked = (query.get("code") ?? "").split(",").map((one) => one.split(":")[0] ?? "");
    const sets = asked.map((id) => [
      id,
      {
        id,
        codeId: id,
        version: 1,
        loadDate: "2026-11-23T10:00:00+09:00",
        changed: true,
        list: (groups[id] ?? []).map(([key, keyName, group = ""]) => ({ key, keyName, values: [], group })),
      },
    ]);
    return Object.fromEntries(sets);
  });
}
