/** Where an address that leads nowhere has moved to (seed §7, route rules); null for nowhere and for no answer. */
export async function movedTo(path: string): Promise<string | null> {
  try {
    const response = await fetch(`/route-rules?path=${encodeURIComponent(path)}`);
    const { redirect } = (await response.json()) as { redirect?: { to?: unknown } | null };
    const to = redirect?.to;
    return isOwnPath(to) ? to : null;
  } catch {
    return null;
  }
}

function isOwnPath(to: unknown): to is string {
  return typeof to === "string" && /^\/(?![/\\])/.test(to);
}
