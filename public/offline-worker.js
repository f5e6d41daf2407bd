/*
 * Answers a page that cannot be had, since the device is without network, with the rounds of the member who is signed in here.
 * Nothing else is answered or stored by it: the page that keeps the rounds (lib/web/runtime/session/offline-rounds.ts) puts
 * them into a cache of their member, and removes them.
 */
const cacheOfMember = /^member-rounds-\d+$/;
const roundsAddress = "/offline-rounds";
/** Addresses that are no pages of members. */
const others = /^\/(?:ishm|hp|files|session|calendar|_next)(?:\/|$)/;

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  if (others.test(new URL(request.url).pathname)) return;
  event.respondWith(fetch(request).catch(storedRounds));
  event.waitUntil(leaveWithoutMember());
});

async function memberCaches() {
  return (await caches.keys()).filter((name) => cacheOfMember.test(name));
}

/** The rounds of the one member who is here; with none, or with more than one, the browser says that there is no network. */
async function storedRounds() {
  const [own, ...more] = await memberCaches();
  if (own === undefined || more.length > 0) return Response.error();
  return (await (await caches.open(own)).match(roundsAddress)) ?? Response.error();
}

/** Once nobody's rounds are here, no page of a visitor goes by this worker any more. */
async function leaveWithoutMember() {
  if ((await memberCaches()).length === 0) await self.registration.unregister();
}
