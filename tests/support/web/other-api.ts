import { webEnv } from "@/lib/web/env";

/** Lets the web's modules ask another club API until the answer is called: what they keep outlives a test file. */
export function askOtherApi(apiUrl: string): () => void {
  const env = webEnv();
  const pools = globalThis as {
    clubfrontUpstream?: unknown;
    clubfrontLive?: unknown;
    clubfrontContended?: unknown;
  };
  const before = env.apiUrl;
  const forget = () => {
    delete pools.clubfrontUpstream;
    delete pools.clubfrontLive;
    delete pools.clubfrontContended;
  };
  forget();
  Object.assign(env, { apiUrl });
  return () => {
    forget();
    Object.assign(env, { apiUrl: before });
  };
}
