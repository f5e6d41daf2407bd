import { webNow } from "../clock";
import type { Visitor } from "../routing/decide";
import { readSession } from "./cookie";

/** Who the cookie says is asking; for comfort only, the club API decides. */
export async function visitorOf(cookies: {
  get(name: string): { value: string } | undefined;
}): Promise<Visitor> {
  const session = await readSession(cookies, webNow());
  return {
    signedIn: session !== null,
    isAdmin: session?.user.isAdmin === true,
    isPending: (session?.user.pending ?? null) !== null,
  };
}
