export type OwnSession = typeof import("./own-session");
let own: OwnSession | undefined;

/** The part of sessions for who is signed in: fetched as soon as somebody is, so that pages of visitors do without it. */
export async function ownSession(): Promise<OwnSession> {
  own ??= await import("./own-session");
  return own;
}

/** Signs out and opens `/` (domain.md A29). */
export async function signOut(): Promise<void> {
  await (await ownSession()).signOut();
}
