import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";
import configOf from "@/next.config.js";

/** A fresh clone has no `dist`: the development server must need nothing of it, and see each change of the contract. */
test("only a build takes files of `dist`", () => {
  expect(JSON.stringify(configOf(PHASE_PRODUCTION_BUILD))).toContain("dist/call-rules.mjs");
  expect(JSON.stringify(configOf(PHASE_DEVELOPMENT_SERVER))).not.toContain("dist/");
});
