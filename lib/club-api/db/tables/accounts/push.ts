import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { PushKind } from "@/lib/shared/push-kinds";
import { clubIdxColumn, clubKey, instant } from "../columns";
import { members } from "./members";

/** A browser that a member has asked to be notified on, as its push service and its own keys name it. */
export const pushDevices = pgTable(
  "push_devices",
  {
    clubIdx: clubIdxColumn(),
    deviceIdx: integer("device_idx").generatedByDefaultAsIdentity(),
    memberIdx: integer("member_idx").notNull(),
    /** The session that the member has last used it in: its sign-out ends the device. The device outlives one that only runs out. */
    sessionIdx: integer("session_idx"),
    endpoint: text("endpoint").notNull(),
    endpointHash: text("endpoint_hash").notNull(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** The server's public key that it was subscribed by: no other one reaches it. */
    serverKey: text("server_key").notNull(),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull(),
    /** When it was last seen here, or a message was last taken over for it. */
    usedAt: instant("used_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.deviceIdx] }),
    // A browser is one person's.
    uniqueIndex("push_devices_endpoint").on(table.clubIdx, table.endpointHash),
    index("push_devices_member").on(table.clubIdx, table.memberIdx),
    index("push_devices_session").on(table.sessionIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);

/** A member's choice of notices on the own devices, and quiet hours; the usual ones without a row. */
export const pushChoices = pgTable(
  "push_choices",
  {
    clubIdx: clubIdxColumn(),
    memberIdx: integer("member_idx").notNull(),
    kinds: text("kinds").array().$type<PushKind[]>().notNull(),
    /** `HH:mm` of the club; both are null where no hours are quiet. */
    quietFrom: text("quiet_from"),
    quietTo: text("quiet_to"),
    /** Day, time and course may be read on a locked screen. */
    showsDetails: boolean("shows_details").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.memberIdx] }),
    clubKey(table, table.memberIdx, members, members.memberIdx).onDelete("cascade"),
  ],
);
