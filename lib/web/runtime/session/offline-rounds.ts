/** Caches of members' rounds begin with it; the member follows. */
export const roundsPrefix = "member-rounds-";

/** Caches are there on https, and on this machine itself. */
export const roundsStore = (): CacheStorage | undefined =>
  typeof caches === "undefined" ? undefined : caches;

/**
 * Removes what is kept for reading without network of everybody but the member who is signed in, null for nobody. Every page
 * does so whenever it learns who is here.
 */
export async function forgetRoundsOfOthers(memberIdx: number | null): Promise<void> {
  const names = (await roundsStore()?.keys()) ?? [];
  const left = names.filter(
    (name) => name.startsWith(roundsPrefix) && name !== `${roundsPrefix}${memberIdx}`,
  );
  await Promise.all(left.map((name) => roundsStore()?.delete(name)));
}
