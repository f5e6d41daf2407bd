export function startEmbeddedPostgres(options: {
  isDurable: boolean;
}): Promise<{ url: string; stop(): Promise<void> }>;
