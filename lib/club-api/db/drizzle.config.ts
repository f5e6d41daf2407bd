import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./lib/club-api/db/tables/index.ts",
  out: "./lib/club-api/db/migrations",
});
