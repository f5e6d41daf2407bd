import type { Launched } from "../../support/stack.mjs";

type Options = { folder: string; port: number; webPort: number; pages: string; coding?: string };
export function startNginx(options: Options): Promise<Launched>;
