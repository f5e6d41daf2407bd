import pino from "pino";

export type Logger = pino.Logger;

/** JSON lines on standard output; secrets and personal fields are cut wherever they turn up (checklist S-86). */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: undefined,
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
