import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AccountNav } from "@/components/member/account/account-nav";
import { NoticesView } from "@/components/member/account/notices/notices-view";
import type { PushChoice, PushDevice } from "@/lib/contract/accounts/push";
import { sessionStore } from "@/lib/web/api/session-store";
import type { PublicSession } from "@/lib/web/session/options";
import { mockCall, mockServer, refuse } from "@/tests/support/msw";
import { fakeCaches } from "@/tests/support/web/fake-caches";
import { commonCalls, context, showMine } from "./my-page";

const endpoint = "https://fcm.googleapis.com/fcm/send/1";
const point = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]);
const publicKey = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 2)]).toString("base64url");
const usual: PushChoice = { kinds: ["offers"], quiet: null, showsDetails: false };
let devices: PushDevice[] = [];
let choice: PushChoice = usual;
let key: string | null = publicKey;
let isRefused = false;
let sent: unknown[] = [];

mockServer(
  ...commonCalls,
  mockCall("GET /ext/push", () => ({ publicKey: key, devices, choice })),
  mockCall("PUT /ext/push", ({ body }) => {
    if (isRefused) return refuse("RATE_LIMIT");
    choice = body as PushChoice;
    return choice;
  }),
  mockCall("POST /ext/push/devices", async ({ body }) => {
    if (isRefused) return refuse("RATE_LIMIT");
    sent.push(body);
    const mark = Buffer.from(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)),
    ).toString("base64url");
    const device = {
      deviceIdx: 1,
      mark,
      userAgent: "Chrome/140 Android",
      createdAt: "2026-11-23T10:00:00+09:00",
    };
    devices = [device];
    return device;
  }),
  mockCall("DELETE /ext/push/devices/{id}", ({ params }) => {
    devices = devices.filter(({ deviceIdx }) => String(deviceIdx) !== params.id);
    return { deviceIdx: Number(params.id) };
  }),
);

/** The browser's side: what it may be asked, and its subscription. */
let permission: NotificationPermission = "default";
let answer: NotificationPermission = "granted";
let asked = 0;
let subscription: object | null = null;
const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async () => {
    subscription = {
      endpoint,
      options: { applicationServerKey: new Uint8Array(Buffer.from(publicKey, "base64url")).buffer },
      getKey: (name: string) => new Uint8Array(name === "auth" ? Buffer.alloc(16, 3) : point).buffer,
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription;
  },
};
const registration = { pushManager };
const workers = {
  register: async () => registration,
  ready: Promise.resolve(registration),
  getRegistration: async () => registration,
};
const NotificationStub = {
  get permission() {
    return permission;
  },
  requestPermission: async () => {
    asked += 1;
    permission = answer;
    return answer;
  },
};

function giveBrowser(parts: Record<string, unknown>) {
  for (const [name, value] of Object.entries(parts)) {
    const target = name === "serviceWorker" || name === "userAgent" ? navigator : globalThis;
    Object.defineProperty(target, name, { value, configurable: true });
  }
}

beforeEach(() => {
  [devices, choice, key, isRefused, sent] = [[], usual, publicKey, false, []];
  [permission, answer, asked, subscription] = ["default", "granted", 0, null];
  sessionStore.set({
    signedIn: true,
    user: { id: "kimmiru", name: "Kim Miru", memberIdx: 100001, pending: null },
  } as PublicSession);
  giveBrowser({
    serviceWorker: workers,
    PushManager: class {},
    Notification: NotificationStub,
    caches: fakeCaches().storage,
  });
});

const show = () => showMine(<NoticesView context={context} />);
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("the browser asks after the tap alone; then the device is on, listed and said", async () => {
  show();
  expect(await screen.findByText("Notifications are off for this device.")).toBeVisible();
  expect(asked).toBe(0);
  await press("Turn on notifications");
  expect(await screen.findByText("This device", { selector: "[data-tone]" })).toBeVisible();
  expect(asked).toBe(1);
  expect(sent).toEqual([
    {
      endpoint,
      p256dh: point.toString("base64url"),
      auth: Buffer.alloc(16, 3).toString("base64url"),
    },
  ]);
  expect(screen.getByText("Since 2026.11.23")).toBeVisible();
  await waitFor(() =>
    expect(
      screen.getByText("Notifications are on for this device.", { selector: "[role=status]" }),
    ).toHaveFocus(),
  );
});

test("who says no to the browser reads how to change that", async () => {
  answer = "denied";
  show();
  await press("Turn on notifications");
  expect(await screen.findByText(/This browser blocks notifications/)).toBeVisible();
  expect(sent).toEqual([]);
});

test("a device that the club refuses is not left subscribed, and the reason is said", async () => {
  isRefused = true;
  show();
  await press("Turn on notifications");
  expect(await screen.findByText(/Too many requests/)).toBeVisible();
  expect(subscription).toBeNull();
});

test("turning this device off ends its subscription; another one is ended by its name", async () => {
  show();
  await press("Turn on notifications");
  devices = [
    ...devices,
    { deviceIdx: 2, mark: "x", userAgent: "Firefox/140 Windows", createdAt: "2026-11-01T10:00:00+09:00" },
  ];
  await press("Turn off notifications");
  await waitFor(() => expect(subscription).toBeNull());
  await press("Turn off notifications on Firefox · Windows");
  await waitFor(() => expect(devices).toEqual([]));
});

test("a browser without the means says so, and an iPhone says what it needs", async () => {
  Reflect.deleteProperty(globalThis, "PushManager");
  const first = show();
  expect(await screen.findByText(/This browser cannot receive notifications/)).toBeVisible();
  first.unmount();
  const own = navigator.userAgent;
  giveBrowser({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" });
  show();
  expect(await screen.findByText(/add this site to the Home Screen first/)).toBeVisible();
  giveBrowser({ userAgent: own });
});

test("a club without keys offers nothing, here or in the way to it", async () => {
  key = null;
  show();
  expect(await screen.findByText("The club does not send push notifications.")).toBeVisible();
  const nav = showMine(<AccountNav current="info" context={{ ...context, hasPush: false }} />);
  expect(screen.queryByRole("link", { name: "Notifications" })).toBeNull();
  nav.unmount();
  showMine(<AccountNav current="info" context={context} />);
  expect(screen.getByRole("link", { name: "Notifications" })).toBeVisible();
});

test("kinds, details and quiet hours are saved at once; a refusal puts back what counts", async () => {
  show();
  await userEvent.click(await screen.findByRole("checkbox", { name: "Draw results" }));
  await waitFor(() => expect(choice.kinds).toEqual(["offers", "draws"]));
  await userEvent.click(screen.getByRole("switch", { name: "Show details on the lock screen" }));
  await waitFor(() => expect(choice.showsDetails).toBe(true));
  await userEvent.click(screen.getByRole("switch", { name: "Quiet hours" }));
  await waitFor(() => expect(choice.quiet).toEqual({ from: "22:00", to: "07:00" }));
  const until = await screen.findByLabelText("Until");
  await userEvent.clear(until);
  await userEvent.type(until, "08:30");
  await userEvent.tab();
  await waitFor(() => expect(choice.quiet).toEqual({ from: "22:00", to: "08:30" }));
  isRefused = true;
  await userEvent.click(screen.getByRole("checkbox", { name: "Draw results" }));
  expect(await screen.findByText(/Too many requests/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Draw results" })).toBeChecked());
});
