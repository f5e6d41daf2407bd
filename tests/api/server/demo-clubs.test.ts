import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { seedDemo } from "@/lib/club-api/db/seed";
import { createTestDatabase } from "../../support/database/postgres";

test("tmp", async () => {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-seed-"));
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ dataDir: "unused", databaseUrl: url });
  await migrate(database.db);
  const storage = await openFolderStorage(folder);
  const now = new Date("2026-11-23T10:00:00+09:00");
  await seedDemo(database.db, { now, storage, club: "dunrath", clubIdx: 2 });
  await seedDemo(database.db, { now, storage, club: "kazanami", clubIdx: 3 });
  await database.close();
  await drop();
  await rm(folder, { recursive: true });
}, 120_000);
