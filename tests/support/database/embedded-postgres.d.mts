export function startEmbeddedPostgres(options: {
  isDurable: boolean;
  copyOf?: string;
}): Promise<{ url: string; stop(look?: (data: string) => Promise<void>): Promise<void> }>;
