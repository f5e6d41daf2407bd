/** An address of the web of a club behind nginx. */
export type ClubHost = { code: string; host: string; web: string };

/** deploy/nginx.conf with an upstream and a server for each club. Throws one sentence for a faulty list. */
export function nginxForClubs(conf: string, clubs: readonly ClubHost[]): string;
