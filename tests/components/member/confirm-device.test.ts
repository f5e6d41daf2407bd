import { confirmDevice } from "@/lib/web/api/confirm-device";
import { mockCall, mockServer } from "@/tests/support/msw";
import { fakeCaches } from "@/tests/support/web/fake-caches";

/** Which member a browser's subscription is of, asked once in a tab. */
const endpoint = "https://fcm.googleapis.com/fcm/send/1";
let isOwn = true;
let asked: unknown[] = [];
let isSubscribed = true;
mockServer(
  mockCall("POST /ext/push/devices/check", ({ body }) => {
    asked.push(body);
    return { isOwn };
  }),
);
const subscription = {
  endpoint,
  unsubscribe: async () => {
    isSubscribed = false;
    return true;
  },
};
const registration = { pushManager: { getSubscription: async () => (isSubscribed ? subscription : null) } };

beforeEach(() => {
  [isOwn, asked, isSubscribed] = [true, [], true];
  sessionStorage.clear();
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  define(navigator, "serviceWorker", { getRegistration: async () => registration });
  define(globalThis, "PushManager", class {});
  define(globalThis, "Notification", { permission: "granted" });
  define(globalThis, "caches", fakeCaches().storage);
});

test("the device of the member who is here is tied to the session once in a tab", async () => {
  await confirmDevice(100_001);
  await confirmDevice(100_001);
  expect(asked).toEqual([{ endpoint }]);
  expect(isSubscribed).toBe(true);
});

test("a device that is another member's ends, and is not asked about again", async () => {
  isOwn = false;
  await confirmDevice(100_003);
  await confirmDevice(100_003);
  expect(asked).toHaveLength(1);
  expect(isSubscribed).toBe(false);
});

test("a browser without a subscription asks for nothing", async () => {
  isSubscribed = false;
  await confirmDevice(100_001);
  expect(asked).toEqual([]);
});
