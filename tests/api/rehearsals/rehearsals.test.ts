import { createStage } from "@/lib/club-api/rehearsal/stage";
import { startTestApi, type TestApi } from "@/tests/support/api";

let api: TestApi & { url: string };
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.reset();
  api.deps.stage = createStage({
    databaseUrl: api.url,
    database: { pooler: "none", poolSize: 4 },
    program: "none",
  });
  api.pass(3 * 3_600_000);
  ({ accessToken: token } = await api.signIn("ssadmin1", { isAdmin: true }));
});

test("times", async () => {
  const base = await api.request("GET", "/ops/rehearsals/base?clubCode=MS01", { token });
  process.stderr.write(`${base.text.slice(0, 900)}\n`);
  const playDate = (base.json.data as { days: { playDate: string }[] }).days[0]?.playDate;
  let t = performance.now();
  const begun = await api.request("POST", "/ops/rehearsals?clubCode=MS01", { token, body: { playDate, load: 2 } });
  process.stderr.write(`${begun.text}\n`);
  const idx = begun.json.data.rehearsalIdx;
  for (;;) {
    await new Promise((r) => setTimeout(r, 1000));
    const now = await api.request("GET", `/ops/rehearsals/${idx}?clubCode=MS01`, { token });
    process.stderr.write(`${Math.round(performance.now() - t)} ${now.text.slice(0, 3000)}\n`);
    if (now.json.data.state !== "RUNNING") break;
  }
  process.stderr.write(api.logs.filter((l) => l.includes("rehearsal failed")).join("\n"));
}, 120_000);
