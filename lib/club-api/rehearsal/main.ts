import { playOpening } from "./play-opening";
import type { FromPlayer, ToPlayer } from "./stage";

/*
 * The process of one rehearsal (`stage.ts`). It plays the order that it is sent, tells how it goes, and ends; without whoever
 * began it, it stops, removes its sandbox and ends as well.
 */

let isStopped = false;
const tell = (message: FromPlayer): void => {
  if (process.connected) process.send?.(message);
};

process.on("message", async (message: ToPlayer) => {
  if ("stop" in message) {
    isStopped = true;
    return;
  }
  try {
    const counted = (counts: Extract<FromPlayer, { counts: unknown }>["counts"]) => tell({ counts });
    tell({ report: await playOpening(message.order, { counted, isStopped: () => isStopped }) });
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
