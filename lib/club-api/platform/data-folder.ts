import { accessSync, constants, mkdirSync } from "node:fs";
import { errorCode, StartError } from "./failure";

/**
 * Makes the folder of DATA_DIR where there is none; `memory` is none. Throws `StartError` when it is no folder or this
 * process may not write to it: a read-only root, a volume of another user, a file of that name.
 */
export function ensureDataFolder(dataDir: string): void {
  if (dataDir === "memory") return;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    throw new StartError(`DATA_DIR=${dataDir} must be a folder that this process may write to (${code}).`);
  }
}
