import { hashPassword, verifyPassword } from "@/lib/club-api/platform/crypto";
import { asked } from "../../support/node/quick-argon2.mjs";

test("passwords are hashed with argon2id at the OWASP sheet's cost (checklist S-51)", async () => {
  const hashed = await hashPassword("Mirsol2026!");
  expect(asked.options).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(hashed).toMatch(/^\$argon2id\$v=19\$/);
  expect(await verifyPassword(hashed, "Mirsol2026!")).toBe(true);
  expect(await verifyPassword(hashed, "Mirsol2026?")).toBe(false);
});
