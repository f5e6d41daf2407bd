import { asc, eq } from "drizzle-orm";
import { makeVapidKeys } from "@/lib/club-api/adapters/push/vapid";
import { webPush } from "@/lib/club-api/adapters/push/web-push";
import { outbox } from "@/lib/club-api/db/tables";
import { type Addressee, deliverPushes, queueNotice } from "@/lib/club-api/domains/outbox";
import type { CallOutput } from "@/lib/contract/routes";
import { jobContext } from "../jobs";
import { type Browser, startPushService } from "../push/push-service.mjs";
import { stubSenders } from "../senders";
import { bookingScene } from "./booking-scene";

type Device = CallOutput<"POST /ext/push/devices">;

export const kim: Addressee = { memberIdx: 100_001, lang: "en", phoneNo: null, email: null };
export const park: Addressee = { ...kim, memberIdx: 100_003 };
export const booked = { club: "Mirsol", date: "2026-12-16", time: "07:21" };

/** The demo club with keys for push notifications and a push service on this machine. */
export async function pushScene() {
  const scene = await bookingScene();
  const service = await startPushService();
  const keys = makeVapidKeys();
  const sender = webPush({ keys, contact: "mailto:operator@host.example", services: [service.origin] });
  scene.api.deps.push = sender;
  scene.api.restart();
  const { senders } = stubSenders();
  const delivery = {
    db: scene.db,
    senders: { ...senders, push: sender },
    now: () => scene.api.clock.now(),
    logger: scene.api.deps.logger,
  };
  return {
    ...scene,
    service,
    sender,
    keys,
    delivery,
    deliver: () => deliverPushes(delivery),
    /** A browser of a member, subscribed. */
    async device(id: string): Promise<Browser & { deviceIdx: number }> {
      const browser = service.subscribe();
      const { deviceIdx } = await scene.data<Device>(id, "POST", "/ext/push/devices", browser.subscription);
      return Object.assign(browser, { deviceIdx });
    },
    /** Queues a notice as the workflows do. */
    async notify(to: Addressee = kim, options: Parameters<typeof queueNotice>[5] = {}): Promise<void> {
      const { ctx } = await jobContext(scene.api, "test");
      await queueNotice(scene.db, ctx, "cancelled", to, booked, options);
    },
    pushes: () =>
      scene.db.select().from(outbox).where(eq(outbox.channel, "PUSH")).orderBy(asc(outbox.outboxIdx)),
    async reset(): Promise<void> {
      await scene.reset();
      await scene.db.delete(outbox);
    },
    async close(): Promise<void> {
      await Promise.all([scene.close(), service.close(), sender.close()]);
    },
  };
}
