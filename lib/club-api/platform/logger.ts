import pino from "pino";

export type Logger = pino.Logger;

/** Fields of a database error with values of the statement and of the row. */
const withValues = new Set(["params", "detail", "where", "parameters"]);

/** An error as the log has it, with the statement and without its values: they may be a person's data (checklist S-86). */
function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { raw: _raw, ...told } = pino.stdSerializers.err(error) as unknown as Record<string, unknown>;
  const kept = Object.entries(told).filter(([name]) => !withValues.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      typeof value === "string" ? value.replaceAll(/\nparams: .*/g, "") : value,
    ]),
  );
}

/** JSON lines on standard output; secrets and personal fields are cut wherever they turn up (checklist S-86). */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { process: "club-api" },
    timestamp: pino.stdTimeFunctions.isoTime,
    // The same words as in the web's log.
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: errorForLog },
    redact: {
      paths: [
        "password",
        "*.password",
        "accessToken",
        "*.accessToken",
        "refreshToken",
        "*.refreshToken",
        "authorization",
        "*.authorization",
        "cookie",
        "*.cookie",
        "phoneNo",
        "*.phoneNo",
      ],
      censor: "[cut]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
