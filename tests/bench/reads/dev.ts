import { openPool } from "../../support/database/postgres";
import { round } from "../api/client";
import { startProcess } from "../api/process";
import { prepare } from "../api/scene";
import { measureRatios } from "./ratios";

const url = process.env.DEV_URL ?? "";
const pool = openPool({ connectionString: url });
const has = await pool.query("select to_regclass('public.sessions') as t");
if (!has.rows[0].t) {
  await (await startProcess({ DATABASE_URL: url, DATA_DIR: "/tmp/h/fast/devdata" })).stop();
  await prepare((text, values) => pool.query(text, values), 16);
  await pool.query("vacuum analyze");
}
await pool.end();
const ratios = await measureRatios(url);
console.table(
  ratios.map(({ name, statements, ours, theirs, bound }) => ({
    name,
    statements,
    ours: round(ours, 2),
    theirs: round(theirs, 2),
    ratio: round(ours / theirs, 2),
    bound,
  })),
);
process.exit();
