import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A line to another port that can be made slow, or cut. */
export type SlowLine = { port: number; delays(ms: number): void; cuts(isOn: boolean): void; close(): void };

export async function startSlowLine(to: number): Promise<SlowLine> {
  let delayMs = 0;
  let isCut = false;
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(to, "127.0.0.1");
    for (const [from, target] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      let due = 0;
      from.on("data", (chunk) => {
        const now = performance.now();
        due = Math.max(due, now + delayMs);
        if (due <= now) target.write(chunk);
        else setTimeout(() => target.writable && target.write(chunk), due - now);
      });
      from.on("error", () => target.destroy());
      from.on("close", () => {
        open.delete(from);
        target.destroy();
      });
    }
  });
  return {
    port: await new Promise<number>((resolve) => {
      server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port));
    }),
    delays: (ms) => {
      delayMs = ms;
    },
    cuts: (isOn) => {
      isCut = isOn;
      if (isOn) cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
