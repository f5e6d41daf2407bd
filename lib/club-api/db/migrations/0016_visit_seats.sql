ALTER TABLE "visits" DROP CONSTRAINT "visits_player";--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "seat" integer;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_player" UNIQUE NULLS NOT DISTINCT("club_idx","booking_idx","member_idx","seat");--> statement-breakpoint
-- Parties that are at the club meanwhile: their companions without a visit are there as well.
INSERT INTO "visits" ("club_idx", "booking_idx", "seat", "play_date", "tee_time", "course_code", "check_in_at", "charges",
  "pay_methods", "state")
SELECT "own"."club_idx", "own"."booking_idx", "player"."seq", "own"."play_date", "own"."tee_time", "own"."course_code",
  "own"."check_in_at", '[]', '[]', 'CHECKED_IN'
FROM "visits" AS "own"
JOIN "bookings" AS "booking" ON "booking"."club_idx" = "own"."club_idx"
  AND "booking"."booking_idx" = "own"."booking_idx" AND "booking"."state" = '30'
  AND "booking"."member_idx" IS NOT DISTINCT FROM "own"."member_idx"
JOIN "booking_players" AS "player" ON "player"."club_idx" = "own"."club_idx"
  AND "player"."booking_idx" = "own"."booking_idx" AND NOT "player"."is_booker"
  AND ("player"."member_idx" IS NULL OR "player"."accepted_at" IS NULL)
WHERE "own"."state" IN ('CHECKED_IN', 'PLAYING');
