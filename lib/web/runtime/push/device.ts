import { offlineWorker } from "../session/keep-rounds";

/** State of this device for notices. */
export type DeviceState = "unsupported" | "needsHomeScreen" | "denied" | "off" | "on";
export type Subscription = { endpoint: string; p256dh: string; auth: string };

/** Where the worker finds what it needs to name a new subscription in place of this one. */
const recordCache = "push-device";
const recordAddress = "/push-device";

/** iPhones and iPads can be notified by what was put on their home screen alone; an iPad calls itself a Mac. */
function isAppleHandheld(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Capability of this browser, without a question to its user; `off` where one may be asked. */
export function deviceSupport(): Exclude<DeviceState, "on"> {
  const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!canPush) return isAppleHandheld() ? "needsHomeScreen" : "unsupported";
  return Notification.permission === "denied" ? "denied" : "off";
}

/** The subscription of this browser; null without one. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (deviceSupport() !== "off") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** How the server names an endpoint to its member: SHA-256 in base64url. */
export async function endpointMark(endpoint: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return toBase64Url(bytes);
}

/**
 * Asks the visitor, who has just tapped, and subscribes this browser under the server's key; null where the visitor says no.
 * Rejects where the browser's push service cannot be reached.
 */
export async function subscribeDevice(publicKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(offlineWorker, { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // Of an earlier key of the server, which no message reaches any more.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return { endpoint: made.endpoint, p256dh: keyText(made, "p256dh"), auth: keyText(made, "auth") };
}

/** Keeps what the worker needs when the browser changes the subscription by itself. */
export async function rememberDevice(
  { endpoint, auth }: Subscription,
  { publicKey, clubCode }: { publicKey: string; clubCode: string },
): Promise<void> {
  const record = new Response(JSON.stringify({ endpoint, auth, publicKey, clubCode }));
  await (await caches.open(recordCache)).put(recordAddress, record);
}

/** Ends the subscription of this browser. */
export async function unsubscribeDevice(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
  await caches.delete(recordCache);
}

function keyOf(subscription: PushSubscription): string {
  const key = subscription.options.applicationServerKey;
  return key ? toBase64Url(new Uint8Array(key)) : "";
}

function keyText(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const key = subscription.getKey(name);
  return key ? toBase64Url(new Uint8Array(key)) : "";
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
