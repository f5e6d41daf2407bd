import { safeReturnPath } from "@/lib/shared/safe-path";

/** Where an address that leads nowhere has moved to (seed §7, route rules); null for nowhere and for no answer. */
export async function movedTo(path: string): Promise<string | null> {
  try {
    const response = await fetch(`/route-rules?path=${encodeURIComponent(path)}`);
    const { redirect } = (await response.json()) as { redirect?: { to?: string } | null };
    return safeReturnPath(redirect?.to, "") || null;
  } catch {
    return null;
  }
}
