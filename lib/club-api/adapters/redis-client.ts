import { createClient } from "redis";

const connectMs = 1_000;
const answerMs = 500;

/** A client that drops what it cannot send at once, and goes on trying to connect. */
export function redisClient(url: string, onError: (error: unknown) => void) {
  const client = createClient({
    url,
    commandsQueueMaxLength: 1000,
    disableOfflineQueue: true,
    socket: { connectTimeout: connectMs, reconnectStrategy: (tries) => Math.min(tries * 200, 5_000) },
  });
  client.on("error", onError);
  return client;
}

/** An answer of Redis, which is refused when it takes longer than a request may wait for it. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("Redis did not answer in time.")), answerMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
