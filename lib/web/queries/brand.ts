import "server-only";
import { cache } from "react";
import type { Brand } from "@/lib/shared/brand/brand";
import { query, UpstreamUnavailable } from "@/lib/web/api/server";
import { webEnv } from "@/lib/web/env";

/**
 * The club's look; one read per render, kept under its tag. Throws where it cannot be had: a page that is kept must not
 * miss it.
 */
export const getBrand = cache(async (): Promise<Brand> => {
  const answer = await query("GET /site/brand", { query: { clubCode: webEnv().clubCode } });
  if (!answer.ok) throw new UpstreamUnavailable("the club's look was refused");
  return answer.value;
});
