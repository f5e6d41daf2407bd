export const webEnvironment: {
  CLUB_CODE: string;
  HP_API_URL: string;
  PUBLIC_ORIGIN: string;
  SESSION_SECRET: string;
};
