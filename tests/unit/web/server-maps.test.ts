import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { leaveSourcesOut } from "@/deploy/server-maps.mjs";

test("maps of the web's own scripts keep places and names, and lose their sources", () => {
  const folder = mkdtempSync(join(tmpdir(), "server-maps-"));
  try {
    mkdirSync(join(folder, "app"));
    const map = {
      version: 3,
      sources: ["a.ts"],
      sourcesContent: ["let a = 1;"],
      names: ["a"],
      mappings: "AAAA",
    };
    writeFileSync(join(folder, "plain.js.map"), JSON.stringify(map));
    writeFileSync(join(folder, "app", "parts.js.map"), JSON.stringify({ version: 3, sections: [{ map }] }));
    writeFileSync(join(folder, "plain.js"), "a=1");
    leaveSourcesOut(folder);
    const { sourcesContent: _, ...left } = map;
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8"));
    expect(read("plain.js.map")).toEqual(left);
    expect(read("app/parts.js.map").sections).toEqual([{ map: left }]);
    expect(readFileSync(join(folder, "plain.js"), "utf8")).toBe("a=1");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
