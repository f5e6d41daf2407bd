-- A group's name and description were in one language: they become those of the club's default language (C0090).
ALTER TABLE "perm_groups" ADD COLUMN "texts" jsonb;--> statement-breakpoint
UPDATE "perm_groups" AS "named" SET "texts" = jsonb_build_object(
  coalesce((SELECT "value2" FROM "policies" WHERE "policies"."club_idx" = "named"."club_idx" AND "code" = 'C0090'
    AND "value2" IN ('en', 'ko', 'ja', 'zh')), 'en'),
  jsonb_build_object('groupName', "group_name", 'description', "description"));--> statement-breakpoint
ALTER TABLE "perm_groups" ALTER COLUMN "texts" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "perm_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "perm_groups" DROP COLUMN "group_name";--> statement-breakpoint
ALTER TABLE "perm_groups" DROP COLUMN "description";
