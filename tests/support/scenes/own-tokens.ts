/**
 * The token of each account of a scene, opened with its first call. Calls side by side share it: an account has room for so many
 * sessions, and another sign-in would end the first.
 */
export function ownTokens<Who>(open: (who: Who) => Promise<string>) {
  const tokens = new Map<Who, Promise<string>>();
  const keep = (who: Who, opened: Promise<string>) => {
    tokens.set(who, opened);
    opened.catch(() => tokens.delete(who));
    return opened;
  };
  return {
    of: (who: Who) => tokens.get(who) ?? keep(who, open(who)),
    has: (who: Who) => tokens.has(who),
    /** Another token of the account, for the calls that follow. */
    keep,
    clear: () => tokens.clear(),
  };
}
