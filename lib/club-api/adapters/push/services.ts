/** Push services of the browsers in use; `*.` stands for any names below. */
export const knownPushServices = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
] as const;

/** A host of the list, or an origin such as `http://127.0.0.1:5001` for a service of one's own. */
export const isPushService = (entry: string): boolean =>
  /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(entry) || isOrigin(entry);

function isOrigin(entry: string): boolean {
  return URL.canParse(entry) && /^https?:$/.test(new URL(entry).protocol) && new URL(entry).origin === entry;
}

const longestEndpoint = 1000;

/**
 * Tells whether an address that a browser names is one of a push service that this server calls: anything else would have
 * the server call where its caller likes.
 */
export function endpointCheck(services: readonly string[]): (endpoint: string) => boolean {
  return (endpoint) => {
    if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false;
    const { protocol, hostname, origin, port, username, password, hash } = new URL(endpoint);
    if (username !== "" || password !== "" || hash !== "") return false;
    if (services.includes(origin)) return true;
    return protocol === "https:" && port === "" && services.some((one) => isBelow(hostname, one));
  };
}

function isBelow(host: string, service: string): boolean {
  return service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service;
}
