import type { Pool } from "pg";
import { hashToken } from "@/lib/club-api/platform/crypto";
import type { PushService, Received } from "../../support/push/push-service.mjs";

export const firstMember = 300_001;

type Input = {
  service: PushService;
  subscribers: number;
  serverKey: string;
  take(memberIdx: number, message: Received): void;
};

/** Members with a device each, who want to be notified of everything at every hour. */
export async function addSubscribers(pool: Pool, { service, subscribers, serverKey, take }: Input) {
  await pool.query(
    `insert into members (member_idx, club_idx, id, password_hash, password_changed_at, name, birth, gender, phone_no,
       email, lang, member_type, cert_type, state, joined_at, created_at, updated_at)
     select ${firstMember - 1} + n, 1, 'push' || n, 'none', now(), 'Push ' || n, '1980-01-01', 'M', '010-0000-0000',
       'push' || n || '@bench.example', 'en', '10', '10', '10', '2020-01-01', now(), now()
     from generate_series(1, $1::int) n`,
    [subscribers],
  );
  const rows = Array.from({ length: subscribers }, (_, place) => {
    const memberIdx = firstMember + place;
    const { subscription } = service.subscribe((message) => take(memberIdx, message));
    return { memberIdx, ...subscription, endpointHash: hashToken(subscription.endpoint), serverKey };
  });
  await pool.query(
    `insert into push_devices (club_idx, member_idx, endpoint, endpoint_hash, p256dh, auth, server_key, created_at, used_at)
     select 1, d."memberIdx", d.endpoint, d."endpointHash", d.p256dh, d.auth, d."serverKey", now(), now()
     from jsonb_to_recordset($1::jsonb) d("memberIdx" int, endpoint text, "endpointHash" text, p256dh text, auth text,
       "serverKey" text)`,
    [JSON.stringify(rows)],
  );
  await pool.query(
    `insert into push_choices (club_idx, member_idx, kinds, shows_details, updated_at)
     select 1, member_idx, '{offers,draws,changes,weather,openings}', false, now() from push_devices`,
  );
}
