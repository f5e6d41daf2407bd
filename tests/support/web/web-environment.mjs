/** The web's environment in tests: one for a whole run, since a process reads it once. */
export const webEnvironment = {
  CLUB_CODE: "MS01",
  LOG_LEVEL: "warn",
  HP_API_URL: "http://localhost:1",
  PUBLIC_ORIGIN: "https://club.example",
  SESSION_SECRET: "a-secret-of-at-least-thirty-two-signs",
};
