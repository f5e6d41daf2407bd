-- A group's name and description become texts of the club's default language (C0090). The columns stay for the release that
-- runs beside this one; a row that it makes has no texts, and its one name counts.
ALTER TABLE "perm_groups" ADD COLUMN "texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "perm_groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "perm_groups" AS "named" SET "texts" = jsonb_build_object(
  coalesce((SELECT "value2" FROM "policies" WHERE "policies"."club_idx" = "named"."club_idx" AND "code" = 'C0090'
    AND "value2" IN ('en', 'ko', 'ja', 'zh')), 'en'),
  jsonb_build_object('groupName', "group_name", 'description', "description"));
