import { playOpening } from "./play-opening";
import type { FromPlayer, ToPlayer } from "./stage";

/*
 * The process of one rehearsal (`stage.ts`). It plays the order that it is sent, tells how it goes, and ends; without whoever
 * began it, it stops, removes its sandbox and ends as well.
 */

function tell(message: FromPlayer): void {
  if (process.connected) process.send?.(message);
}

function main(): void {
  let isStopped = false;
  process.on("message", async (message: ToPlayer) => {
    if ("stop" in message) {
      isStopped = true;
      return;
    }
    try {
      const watch = {
        counted: (counts: Extract<FromPlayer, { counts: unknown }>["counts"]) => tell({ counts }),
        isStopped: () => isStopped,
      };
      tell({ report: await playOpening(message.order, watch) });
    } catch (error) {
      tell({ error: error instanceof Error ? error.message : String(error) });
    }
    if (!process.connected) process.exit();
  });
  process.on("disconnect", () => {
    isStopped = true;
  });
  // The server is told to end by the same signal, and asks for a stop itself.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
}

main();
