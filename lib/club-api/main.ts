import { takeOverConsole } from "@/lib/shared/server/log-line";
import { setTracer } from "@/lib/shared/server/request-scope";
import { openTracer } from "@/lib/shared/server/tracing";
import { readEnv } from "./platform/env";
import { hasCode, StartError } from "./platform/failure";
import { createLogger } from "./platform/logger";
import { startClubApi } from "./server";

const stopLimitMs = 28_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const logger = createLogger(env.logLevel);
  takeOverConsole((level, msg) => level !== "silent" && logger[level](msg));
  const tracer = await openTracer(process.env, "clubfront-api");
  setTracer(tracer);
  const api = await startClubApi(env, logger);
  logger.info({ host: env.apiHost, port: api.port }, "club API ready");
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    // Somebody at a terminal does not wait for proxies to learn of it.
    const ended = api.stop(signal === "SIGINT").finally(() => tracer?.stop());
    ended.then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, "the stop failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** One sentence for what the operator can mend, the whole error for what nobody expected. */
function startFault(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (hasCode(error, "EADDRINUSE")) {
    return `The port API_PORT=${process.env.API_PORT ?? 4000} is already in use.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
  process.stderr.write(`${startFault(error)}\n`);
  process.exit(1);
});
