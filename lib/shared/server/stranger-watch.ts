/** Peers that are told of in a process: enough for every proxy in front, few enough for a log that strangers write in. */
const maxPeers = 20;

/**
 * Tells once a peer that a forwarding header came from somebody who is not trusted, and was thrown away. It is either a
 * stranger's forgery, which has no effect, or a proxy that `TRUSTED_PROXIES` forgot: then all its visitors have its
 * address, share its limits and count as one.
 */
export function strangerWatch(warn: (text: string) => void) {
  const told = new Set<string>();
  return (peer: string, header: string, consequence: string): void => {
    const about = `${peer} ${header}`;
    if (told.has(about) || told.size >= maxPeers) return;
    told.add(about);
    warn(
      `${header} came from ${peer || "an unknown peer"}, which TRUSTED_PROXIES does not name, and was ignored. ` +
        `If that is a proxy or web server of yours, add it: ${consequence}`,
    );
  };
}
