/*
 * Answers a page that cannot be had, since the device is without network, with the rounds of the member who is signed in here.
 * Nothing else is answered or stored by it: the page that keeps the rounds (lib/web/runtime/session/offline-rounds.ts) puts
 * them into a cache of their member, and removes them. It also shows what the club pushes to this device, where its member
 * has asked for that (lib/web/runtime/push/device.ts).
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

/**
 * Once nobody's rounds are here, no page of a visitor goes by this worker any more; a session that only ran out leaves what its
 * member is notified of.
 */
async function leaveWithoutMember() {
  if ((await memberCaches()).length > 0) return;
  if (await self.registration.pushManager?.getSubscription()) return;
  await self.registration.unregister();
}

const deviceCache = "push-device";
const deviceAddress = "/push-device";

self.addEventListener("push", (event) => event.waitUntil(showMessage(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openMessage(event.notification)));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));

/** Two copies of a message have one tag, so the second takes the place of the first without a sound. */
async function showMessage(data) {
  const { title, body, lang, tag, url, receipt } = readMessage(data);
  await self.registration.showNotification(title, { body, lang, tag, data: { url } });
  if (receipt) await send("/hp/api/ext/push/receipt", { message: tag, receipt }).catch(() => {});
}

/** A browser shows what it was pushed, whatever that is; it is never blank. */
function readMessage(data) {
  try {
    const message = data.json();
    if (typeof message.title === "string" && message.title !== "") return message;
  } catch {
    // Not one of ours.
  }
  return { title: self.location.host, body: "", url: "/mypage" };
}

/** The page that the message is about: in a window of the site that is open, else in a new one. Never another site's. */
async function openMessage(notification) {
  notification.close();
  const given = new URL(notification.data?.url ?? "/", self.location.origin);
  const url = given.origin === self.location.origin ? given.href : self.location.origin;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find((one) => one.url === url);
  if (shown) return shown.focus();
  const controlled = windows.find((one) => one.visibilityState === "visible");
  const moved = await controlled?.navigate(url).catch(() => null);
  return moved ? moved.focus() : self.clients.openWindow(url);
}

/** The browser has replaced the subscription: the server learns of the new one from who has the secret of the old. */
async function renewSubscription(event) {
  const stored = await (await caches.open(deviceCache)).match(deviceAddress);
  if (!stored) return;
  const { endpoint, auth, publicKey, clubCode } = await stored.json();
  const { pushManager } = self.registration;
  const next =
    event.newSubscription ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { keys } = next.toJSON();
  const body = { old: { endpoint, auth }, next: { endpoint: next.endpoint, p256dh: keys.p256dh, auth: keys.auth } };
  const answer = await send(`/hp/api/ext/push/renewal?clubCode=${clubCode}`, body);
  if (!answer.ok) return void (await next.unsubscribe());
  const record = { endpoint: next.endpoint, auth: keys.auth, publicKey, clubCode };
  await (await caches.open(deviceCache)).put(deviceAddress, new Response(JSON.stringify(record)));
}

function send(address, body) {
  return fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
